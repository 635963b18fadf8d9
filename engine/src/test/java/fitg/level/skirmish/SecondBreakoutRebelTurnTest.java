package fitg.level.skirmish;

import static fitg.play.Orders.assigned;
import static fitg.play.Orders.diceOfCounter;
import static fitg.play.Orders.extraDice;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.hitsOn;
import static fitg.play.Orders.mission;
import static fitg.play.Orders.until;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening.BreakOffTried;
import fitg.edition.second.Happening.HitsTaken.Fate;
import fitg.edition.second.Happening.Jumped;
import fitg.edition.second.Happening.PatrolSent;
import fitg.edition.second.Happening.Raked;
import fitg.edition.second.Happening.Searched;
import fitg.edition.second.Happening.SuccessRolled;
import fitg.edition.second.Happening.Tracked;
import fitg.edition.second.Query;
import fitg.play.Orders;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Event.LetterGained;
import fitg.state.Segment;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Breakout at Egrix, the worked turns (SA1 to SA9): the first Rebel turn. */
class SecondBreakoutRebelTurnTest {

    @Test
    @Tag("SA1")
    @Tag("E2.A.1.1")
    @Tag("E2.A.1.3")
    @Tag("S-R12")
    void theRegularLandsOnQuibronAlthoughItsTransportIsDamaged() {
        SecondScene scene = SecondPosition.in(22, 23, 24)
                .counter("Rebel Light", "2323")
                .counter("Rebel Transport", "2323")
                .counter("Wild Regular", "2323")
                .pdb("Quibron", 1, true)
                .dice(3, 4, 6, 5, 2, 1)
                .picks(1, 1)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        follow(scene, "move-ships:2323", "counter:0", "counter:1", "counter:2", "planet:221", "land:2211", "rake");

        assertThat(scene.last(Jumped.class).column()).isEqualTo(-1);
        assertThat(scene.events(Raked.class)).hasSize(1);
        assertThat(scene.isCounterDamaged(1)).isTrue();
        assertThat(scene.isCounterDamaged(0)).isFalse();
        assertThat(scene.groundUnits("2211", Side.REBEL)).isEqualTo(1);
        assertThat(scene.carrier(2)).isEqualTo(-1);
    }

    @Test
    @Tag("SA2")
    @Tag("E5.2.c.4")
    @Tag("S-R43")
    void thePrivateerIsTrackedOnlyOverQuibronAndAllFourAreDetected() {
        SecondScene scene = SecondPosition.in(22, 23, 24)
                .place("Boccanegra", "orbit-241")
                .ship("Planetary Privateer", "Boccanegra")
                .aboardShip("Frun Sentel", "Planetary Privateer")
                .aboardShip("Doctor Sontag", "Planetary Privateer")
                .aboardShip("Adam Starlight", "Planetary Privateer")
                .pdb("Quibron", 1, true)
                .dice(4, 5, 5)
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        follow(scene, "fly:36");
        while (scene.question() == Query.CREW) {
            scene.play("take");
        }
        follow(scene, "planet:221", "place:2211");

        assertThat(scene.events(Tracked.class)).hasSize(1);
        assertThat(scene.last(Tracked.class).column()).isEqualTo(6); // 7-8, the seventh
        for (String each : List.of("Boccanegra", "Frun Sentel", "Doctor Sontag", "Adam Starlight")) {
            assertThat(scene.isDetected(each)).as(each).isTrue();
        }
    }

    /** What stands in Quibron Wild after the landing; the conscript is gone. */
    private static SecondPosition quibron() {
        return SecondPosition.in(22, 23, 24)
                .counter("Wild Regular", "2211")
                .counter("Stormtrooper", "2211")
                .withUnits("Boccanegra", "2211")
                .place("Frun Sentel", "2211")
                .place("Doctor Sontag", "2211")
                .place("Adam Starlight", "2211")
                .detected("Frun Sentel", "Doctor Sontag", "Adam Starlight")
                .withUnits("Vans Ka-Tie-A", "2211")
                .prisonerOfUnits("Ly Mantok", "2211");
    }

    @Test
    @Tag("SA3")
    @Tag("E5.6.a.2")
    @Tag("E5.6.a.3")
    @Tag("S-R67")
    void starlightTakesTheOneSoldierThatTheRegularCanGive() {
        SecondScene scene = quibron().start(Side.REBEL, Segment.PLANETARY_MOVEMENT);

        follow(scene, "character:2");

        assertThat(scene.escorts("Adam Starlight")).isEqualTo(1);
        assertThat(scene.last(fitg.edition.second.Happening.EscortJoined.class).soldier())
                .isEqualTo(Soldier.REGULAR);
        assertThat(scene.question()).isNotEqualTo(Query.ESCORT);
    }

    @Test
    @Tag("SA3")
    @Tag("S-R67")
    void withHisSoldierStarlightMayStayApart() {
        SecondScene scene = quibron().start(Side.REBEL, Segment.PLANETARY_MOVEMENT);

        follow(scene, "character:2");
        until(scene, Query.STACK);
        assertThat(scene.decision().subject()).isEqualTo(Position.character("Adam Starlight"));
        scene.play("character-stack");

        assertThat(scene.isWithUnits("Adam Starlight")).isFalse();
        assertThat(scene.isDetected("Adam Starlight")).isTrue();
    }

    @Test
    @Tag("SA4")
    @Tag("C-ENV-2")
    @Tag("S-R32")
    void theRegularWithBoccanegraDestroysTheConscript() {
        SecondScene scene = quibron()
                .counter("Conscript", "2211")
                .dice(6, 6, 1, 1, 1, 1)
                .dice(1, 1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.ENVIRONS_COMBAT);

        follow(scene, "attack", "character:14", "character:30", "counter:2");
        until(scene, Query.PRESS_ON);

        assertThat(diceOfCounter(scene, 0)).containsExactly(3);
        assertThat(diceOfCounter(scene, 1)).containsExactly(4);
        assertThat(diceOfCounter(scene, 2)).containsExactly(1);
        assertThat(extraDice(scene)).containsExactly(3, 1);
        assertThat(scene.counterPlace(2)).isEqualTo("gone");
    }

    @Test
    @Tag("SA5")
    @Tag("C-SEARCH-1")
    @Tag("C-SO-2")
    @Tag("S-R77")
    void theStormtrooperWithVansSearchesFiveAgainstFour() {
        SecondScene scene =
                quibron().escort("Adam Starlight", Soldier.REGULAR).dice(2).start(Side.REBEL, Segment.SEARCH);

        follow(scene, "search:2211", "character:30", "patrol:stormtrooper");

        assertThat(scene.last(Searched.class).searchValue()).isEqualTo(5);
        assertThat(scene.last(Searched.class).hidingValue()).isEqualTo(4);
        assertThat(scene.last(Searched.class).number()).isEqualTo(2);
        assertThat(scene.last(PatrolSent.class).count()).isEqualTo(3);
        assertThat(scene.last(PatrolSent.class).soldier()).isEqualTo(Soldier.STORMTROOPER);
    }

    /** The patrol stuns; Frun Sentel and the soldier stand in front, the others slip away on a six. */
    private static SecondScene frunAndTheSoldierHold() {
        SecondScene scene = quibron()
                .escort("Adam Starlight", Soldier.REGULAR)
                .dice(2, 6)
                .dice(5, 5, 1, 5, 5, 1, 5, 1, 1)
                .dice(1, 1, 1, 1, 1, 1, 1, 1)
                .dice(5, 5, 1, 5, 1, 1, 1, 1, 1)
                .dice(1, 1, 1, 1, 1, 1, 1, 1)
                .picks(0, 0, 0, 0)
                .start(Side.REBEL, Segment.SEARCH);
        follow(scene, "search:2211", "character:30", "patrol:stormtrooper", "stun");
        List<Integer> behind = List.of(Position.character("Adam Starlight"), Position.character("Doctor Sontag"));
        while (scene.question() == Query.LINE_UP) {
            scene.play(behind.contains(scene.decision().subject()) ? "inactive" : "active");
        }
        return follow(scene, "break-off-inactive");
    }

    @Test
    @Tag("SA6")
    @Tag("E5.3.a.4")
    @Tag("S-R51")
    void onlyTheInactiveTryAndGetAway() {
        SecondScene scene = frunAndTheSoldierHold();
        until(scene, Query.LASERS);

        assertThat(scene.last(BreakOffTried.class).differential()).isEqualTo(1);
        assertThat(scene.last(BreakOffTried.class).inactiveNumber()).isEqualTo(6);
        assertThat(scene.last(BreakOffTried.class).inactiveAway()).isTrue();
        assertThat(Orders.diceOf(scene, "Frun Sentel")).containsExactly(5);
    }

    @Test
    @Tag("SA7")
    @Tag("E5.3.c.3")
    @Tag("E5.3.c.4")
    void fiveHitsInTwoRoundsStunFrunWithoutWoundingHim() {
        SecondScene scene = frunAndTheSoldierHold();
        until(scene, Query.LASERS);
        assertThat(scene.stunHits("Frun Sentel")).isEqualTo(2);
        assertThat(scene.hits("Frun Sentel")).isEqualTo(1);

        follow(scene, "stun", "stand");
        while (scene.question() == Query.RETURN_FIRE) {
            scene.play(scene.offers().getFirst());
        }

        assertThat(hitsOn(scene, "Frun Sentel").fate()).isEqualTo(Fate.STUNNED);
        assertThat(scene.isWounded("Frun Sentel")).isFalse();
    }

    @Test
    @Tag("SA8")
    @Tag("E5.3.c.5")
    @Tag("S-R58")
    void frunIsTheUnitsPrisonerAndTheStunnedSoldierIsRemoved() {
        SecondScene scene = frunAndTheSoldierHold();
        until(scene, Query.LASERS);

        follow(scene, "stun", "stand");
        while (scene.question() == Query.RETURN_FIRE) {
            scene.play(scene.offers().getFirst());
        }

        assertThat(scene.holder("Frun Sentel")).isEqualTo("units");
        assertThat(scene.hits("Frun Sentel")).isEqualTo(2);
        assertThat(scene.escorts("Adam Starlight")).isZero();
    }

    // ---- the missions

    @Test
    @Tag("SA9")
    @Tag("E2.C.3.3")
    @Tag("E2.C.4.1")
    @Tag("C-MISS-3")
    void starlightGetsOneLetterAndLocalConnectionsGiveEverybodyARollMore() {
        SecondScene scene = Orders.egrix()
                .counter("Stormtrooper", "2211")
                .prisonerOfUnits("Ly Mantok", "2211")
                .prisonerOfUnits("Frun Sentel", "2211")
                .place("Doctor Sontag", "2211")
                .place("Adam Starlight", "2211")
                .dice(1, 4, 6, 2)
                .dice(2, 4, 3, 3)
                .dice(1, 4, 1, 1)
                .dice(1, 4, 1, 6)
                .dice(1, 1)
                .dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2211");
        mission(scene, "F", "Adam Starlight");
        assigned(mission(scene, "I", "Doctor Sontag"));

        follow(scene, "roll", "continue", "roll", "roll", "roll");
        until(scene, Query.BONUS);
        follow(scene, "bonus:F");

        assertThat(scene.events(LetterGained.class)).hasSize(1);
        assertThat(bonusRolls(scene, 'F')).isEqualTo(1);
        assertThat(bonusRolls(scene, 'I')).isEqualTo(7);
    }

    private static long bonusRolls(SecondScene scene, char letter) {
        return scene.events(SuccessRolled.class).stream()
                .filter(roll -> roll.mission() != null && roll.mission().letter() == letter)
                .count();
    }
}
