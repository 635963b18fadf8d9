package fitg.level.skirmish;

import static fitg.play.Orders.assigned;
import static fitg.play.Orders.diceOf;
import static fitg.play.Orders.extraDice;
import static fitg.play.Orders.fire;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.hunt;
import static fitg.play.Orders.mission;
import static fitg.play.Orders.volleys;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening.BattleBegan;
import fitg.edition.second.Happening.BattleEnded;
import fitg.edition.second.Happening.BattleEnded.Ending;
import fitg.edition.second.Happening.CountersLost;
import fitg.edition.second.Happening.PatrolSent;
import fitg.edition.second.Happening.PodTried;
import fitg.edition.second.Happening.RoundBegan;
import fitg.edition.second.Query;
import fitg.play.Orders;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Rulings about the order of things, about luck, and about who takes part in a fight. */
class SecondLeftRulingsTest {

    private static final String BOCCANEGRA = "Boccanegra";
    private static final String FRUN = "Frun Sentel";
    private static final String REDJAC = "Redjac";
    private static final String SONTAG = "Doctor Sontag";
    private static final String WOADA = "Oneste Woada";
    private static final String KYMBO = "Thysa Kymbo";

    private static int[] misses(int number) {
        return IntStream.generate(() -> 1).limit(number).toArray();
    }

    // ---- order and luck

    @Test
    @Tag("S-R1")
    void theAttackersRollFirstAndEachSideInTheOrderOfItsCards() {
        SecondScene scene = SecondPosition.in(22)
                .place(REDJAC, "2232")
                .place("Senator Dermond", "2232")
                .place(BOCCANEGRA, "2232")
                .place(FRUN, "2232")
                .detected(BOCCANEGRA, FRUN)
                .dice(1)
                .dice(misses(2 + 6 + 5 + 5))
                .start(Side.REBEL, Segment.SEARCH);
        hunt(scene, "2232", "characters");
        fire(follow(scene, "kill", "active", "active", "stand"), "fighter:4", "fighter:27");

        assertThat(volleys(scene))
                .extracting(volley -> volley.shooter().name())
                .containsExactly("Senator Dermond", REDJAC, FRUN, BOCCANEGRA);
    }

    @Test
    @Tag("S-R2")
    void chanceTakesSinglePiecesAndRollsNothingWhereThereIsNoChoiceAndNoDie() {
        // Card 80, wild: stumble. Of two conscripts and a stormtrooper the third piece is drawn.
        SecondScene three = SecondPosition.in(22)
                .counter("Conscript", "2211")
                .counter("Conscript", "2211")
                .counter("Stormtrooper", "2211")
                .place(WOADA, "2211")
                .dice(3, 1)
                .picks(2)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(three, "place:2211");
        assigned(mission(three, "I", WOADA));
        follow(three, "roll");
        assertThat(three.last(PatrolSent.class).soldier()).isEqualTo(Soldier.STORMTROOPER);

        // One unit, one target: nothing is drawn. Woada has no attack factor, so she rolls no die.
        SecondScene one = SecondPosition.in(22)
                .counter("Conscript", "2211")
                .place(WOADA, "2211")
                .dice(3, 1)
                .dice(misses(4))
                .start(Side.REBEL, Segment.MISSIONS);
        follow(one, "place:2211");
        assigned(mission(one, "I", WOADA));
        follow(one, "roll", "kill", "stand");
        assertThat(volleys(one)).hasSize(2);
        one.expectLuckUsedUp();
    }

    @Test
    @Tag("S-R7")
    @Tag("S-R27")
    void cargoGoesBeforeItsTransportAndOnlyThenDoesTheCrewTakeToThePods() {
        // An up PDB of level 1 rakes a transport with a regular and Frun: four hits destroy it.
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Transport", "orbit-221")
                .counter("Wild Regular", "orbit-221")
                .cargo(0, 1)
                .aboard(FRUN, 0)
                .pdb("Quibron", 1, true)
                .dice(6, 6, 6, 6)
                .dice(1)
                .start(Side.REBEL, Segment.PLANETARY_MOVEMENT);
        follow(scene, "descend:orbit-221");
        while (scene.events(PodTried.class).isEmpty()) {
            scene.play(scene.offers("rake") ? "rake" : scene.offers().getFirst());
        }

        assertThat(scene.events(CountersLost.class))
                .extracting(lost -> lost.counters().getFirst().number())
                .containsExactly(1, 0);
        assertThat(scene.place(FRUN)).isEqualTo("2211");
        assertThat(scene.isDetected(FRUN)).isTrue();
    }

    @Test
    @Tag("S-R7")
    @Tag("S-R64")
    void aPrisonersNewGuardIsNamedOnlyWhenTheFightIsOver() {
        // Redjac (6) stuns nobody but kills Sontag (2/2), who guards Dermond; Boccanegra stands beside her and calls
        // nothing.
        SecondScene scene = SecondPosition.in(22)
                .place(REDJAC, "2232")
                .place(BOCCANEGRA, "2232")
                .place(FRUN, "2232")
                .place(SONTAG, "2232")
                .detected(BOCCANEGRA, SONTAG, FRUN)
                .prisoner("Senator Dermond", SONTAG)
                .dice(1)
                .dice(6, 6, 6, 6, 1, 1)
                .dice(misses(5 + 5 + 2))
                .start(Side.REBEL, Segment.SEARCH);
        hunt(scene, "2232", "characters");
        fire(follow(scene, "kill", "active", "active", "active", "stand"), "fighter:12", "fighter:28");

        assertThat(scene.isDead(SONTAG)).isTrue();
        scene.expect(Query.PRESS_ON).play("call-off");
        scene.expect(Query.HOLDER).expectOffers("character:4", "character:14").play("character:14");
        assertThat(scene.holder("Senator Dermond")).isEqualTo(BOCCANEGRA);
    }

    @Test
    @Tag("S-R8")
    void aRoundWithoutADieEndsTheFight() {
        // Kymbo's one die is lost on stun, and Woada has none.
        SecondScene scene = SecondPosition.in(22)
                .place(KYMBO, "2232")
                .place(WOADA, "2232")
                .detected(WOADA)
                .dice(1)
                .start(Side.REBEL, Segment.SEARCH);
        hunt(scene, "2232", "characters");
        follow(scene, "stun", "stand");

        assertThat(scene.last(BattleEnded.class).ending()).isEqualTo(Ending.CALLED_OFF);
        assertThat(scene.events(RoundBegan.class)).hasSize(1);
    }

    @Test
    @Tag("S-R8")
    void afterTwentyRoundsAFightIsOver() {
        SecondScene scene = SecondPosition.in(22)
                .place(KYMBO, "2232")
                .place(WOADA, "2232")
                .detected(WOADA)
                .dice(1)
                .dice(misses(20))
                .start(Side.REBEL, Segment.SEARCH);
        hunt(scene, "2232", "characters");
        follow(scene, "kill", "stand");
        for (int round = 2; round <= 20; round++) {
            follow(scene, "go-on", "kill", "stand");
        }

        assertThat(scene.events(RoundBegan.class)).hasSize(20);
        assertThat(scene.last(BattleEnded.class).ending()).isEqualTo(Ending.CALLED_OFF);
        scene.expectLuckUsedUp();
    }

    // ---- space

    @Test
    @Tag("S-R33")
    void theDiceOfALeaderWhoFallsEndWithTheRound() {
        // Mantok leads from one of two lights; it is shot from under him, and he is lost.
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .counter("Rebel Light", "orbit-221")
                .counter("Imperial Heavy", "orbit-221")
                .aboard("Ly Mantok", 0)
                .dice(misses(2 + 2 + 2))
                .dice(6, 6, 6, 6, 1)
                .dice(6)
                .dice(misses(2 + 5))
                .start(Side.REBEL, Segment.SPACE_COMBAT);
        follow(scene, "character:6");
        while (scene.events(RoundBegan.class).size() < 2) {
            boolean aims = scene.question() == Query.AIM_COUNTER && scene.offers("counter:0");
            follow(scene, aims ? "counter:0" : quiet(scene));
        }
        assertThat(scene.isDead("Ly Mantok")).isTrue();
        while (scene.events(RoundBegan.class).size() < 3) {
            follow(scene, quiet(scene));
        }

        assertThat(extraDice(scene)).containsExactly(2);
    }

    private static String quiet(SecondScene scene) {
        return scene.offers("end")
                ? "end"
                : scene.offers("stand")
                        ? "stand"
                        : scene.offers("go-on") ? "go-on" : scene.offers().getFirst();
    }

    /** Rebel cruisers over Quibron and Pronox, an Imperial light over Quibron, which warps to Pronox. */
    private static SecondScene warpToPronox(SecondPosition position) {
        return position.start(Side.REBEL, Segment.SPACE_COMBAT);
    }

    @Test
    @Tag("S-R37")
    @Tag("S-R24")
    void whoWarpsIntoABoxStillToBeHandledFightsThere() {
        SecondScene scene = warpToPronox(SecondPosition.in(22, 23)
                .counter("Rebel Cruiser", "orbit-221")
                .counter("Rebel Cruiser", "orbit-231")
                .counter("Imperial Light", "orbit-221")
                .luck(3)
                .dice(1)
                .dice(1, 1));

        follow(scene, "break-off-all", "warp:231");

        assertThat(scene.events(BattleBegan.class)).hasSize(2);
        assertThat(scene.last(BattleBegan.class).place()).isEqualTo(SecondPosition.place("orbit-231"));
    }

    @Test
    @Tag("S-R37")
    void whoWarpsIntoABoxThatWasHandledDoesNotFightThereAgain() {
        SecondScene scene = warpToPronox(SecondPosition.in(22, 23)
                .counter("Rebel Cruiser", "orbit-221")
                .counter("Rebel Cruiser", "orbit-231")
                .counter("Imperial Light", "orbit-221")
                .counter("Imperial Light", "orbit-231")
                .dice(misses(3 + 2))
                .dice(1)
                .dice(1, 1));
        follow(scene, "place:orbit-231", "stand", "call-off");

        follow(scene, "break-off-all", "warp:231");

        assertThat(scene.counterPlace(2)).isEqualTo("orbit-231");
        assertThat(scene.events(BattleBegan.class)).hasSize(2);
    }

    @Test
    @Tag("S-R38")
    void aSpaceshipInTheBoxNeitherFightsNorIsATarget() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .place(BOCCANEGRA, "orbit-221")
                .ship("Planetary Privateer", BOCCANEGRA)
                .counter("Imperial Cruiser", "orbit-221")
                .dice(misses(2))
                .dice(6, 6, 6)
                .dice(misses(1))
                .dice(6, 6, 6)
                .start(Side.REBEL, Segment.SPACE_COMBAT);
        follow(scene, "none", "stand", "go-on", "stand");

        assertThat(scene.counterPlace(0)).isEqualTo("gone");
        assertThat(scene.last(BattleEnded.class).ending()).isEqualTo(Ending.DEFENDER_WON);
        assertThat(scene.isShipDamaged("Planetary Privateer")).isFalse();
        assertThat(scene.shipPlace("Planetary Privateer")).isEqualTo("orbit-221");
        scene.expectLuckUsedUp();
    }

    // ---- characters

    @Test
    @Tag("S-R52")
    void whoHasNoAttackFactorMayStandInTheLineAndRollsNothing() {
        SecondScene scene = SecondPosition.in(22)
                .place(REDJAC, "2232")
                .place(WOADA, "2232")
                .detected(WOADA)
                .dice(1)
                .dice(6, 1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.SEARCH);
        hunt(scene, "2232", "characters");
        follow(scene, "kill");
        scene.expect(Query.BREAK_OFF).expectNotOffered("break-off-inactive").play("stand");

        assertThat(scene.hits(WOADA)).isEqualTo(1);
        assertThat(volleys(scene)).hasSize(1);
        scene.expect(Query.PRESS_ON);
    }

    @Test
    @Tag("S-R60")
    void aPatrolFightsWithoutItsLeaderAgainstEverybodyThere() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Stormtrooper", "2232")
                .withUnits("Vans Ka-Tie-A", "2232")
                .place(BOCCANEGRA, "2232")
                .place(FRUN, "2232")
                .detected(BOCCANEGRA, FRUN)
                .luck(1)
                .dice(1)
                .start(Side.REBEL, Segment.SEARCH);
        follow(scene, "search:2232", "character:30", "patrol:stormtrooper", "kill");

        scene.expect(Query.LINE_UP).play("active");
        scene.expect(Query.LINE_UP).play("active");
        scene.play("stand");
        assertThat(diceOf(scene, "Vans Ka-Tie-A")).isEmpty();
        assertThat(scene.hits("Vans Ka-Tie-A")).isZero();
    }

    @Test
    @Tag("S-R60")
    void searchingCharactersFightWithTheirEscorts() {
        SecondScene scene = SecondPosition.in(22)
                .place(REDJAC, "2232")
                .escort(REDJAC, Soldier.STORMTROOPER)
                .dead("Gelba")
                .place(BOCCANEGRA, "2232")
                .detected(BOCCANEGRA)
                .dice(1)
                .dice(misses(6 + 4 + 5))
                .start(Side.REBEL, Segment.SEARCH);
        hunt(scene, "2232", "characters");
        follow(scene, "kill", "stand");
        fire(scene, "fighter:14", "fighter:28");

        assertThat(volleys(scene)).extracting(volley -> volley.dice().size()).containsExactly(6, 4, 5);
    }

    @Test
    @Tag("S-R75")
    @Tag("C-ENV-1")
    void threeRoundsOfGroundUnitsLedFromEitherStackWhileShipsAndCharactersLookOn() {
        // Frun (1) stands apart and leads all the same; the landed light neither fires nor is fired at.
        SecondScene scene = SecondPosition.in(22)
                .counter("Wild Regular", "2232")
                .counter("Rebel Light", "2232")
                .place(FRUN, "2232")
                .counter("1st Line", "2232")
                .dice(misses(3 * (3 + 2 + 3)))
                .start(Side.REBEL, Segment.ENVIRONS_COMBAT);
        follow(scene, "attack");
        scene.expect(Query.LEADER).expectOffers("character:4").play("character:4");
        assertThat(scene.isWithUnits(FRUN)).isTrue();
        scene.expect(Query.PRESS_ON).play("go-on");
        scene.expect(Query.PRESS_ON).play("go-on");

        assertThat(scene.events(RoundBegan.class)).hasSize(3);
        assertThat(scene.last(BattleEnded.class).ending()).isEqualTo(Ending.UNDECIDED);
        assertThat(Orders.diceOfCounter(scene, 1)).isEmpty();
        assertThat(volleys(scene)).noneMatch(volley -> volley.target().number() == 1);
        scene.expectLuckUsedUp();
    }
}
