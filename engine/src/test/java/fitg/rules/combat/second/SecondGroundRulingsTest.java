package fitg.rules.combat.second;

import static fitg.play.Orders.assigned;
import static fitg.play.Orders.egrix;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.hunt;
import static fitg.play.Orders.mission;
import static fitg.play.Orders.until;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Query;
import fitg.play.Orders;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Rulings on the ground: search, captives, escorts, missions against troops. */
class SecondGroundRulingsTest {

    @Test
    @Tag("S-R58")
    @Tag("E5.5.a.2")
    void charactersWhoCaptureHoldTheirPrisonersThemselves() {
        // Dermond and Redjac stun Sontag (2/2): two hits are enough.
        SecondScene scene = SecondPosition.in(22)
                .place("Redjac", "2232")
                .place("Senator Dermond", "2232")
                .counter("1st Line", "2232")
                .place("Doctor Sontag", "2232")
                .detected("Doctor Sontag")
                .dice(1)
                .dice(1, 6, 6, 1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.SEARCH);
        hunt(scene, "2232", "characters");
        Orders.fire(follow(scene, "stun", "stand"), "fighter:12", "fighter:28");

        scene.expect(Query.HOLDER);
        assertThat(scene.offers()).containsExactlyInAnyOrder("character:27", "character:28");
    }

    @Test
    @Tag("C-SEARCH-2")
    @Tag("S-R77")
    void searchingCharactersBecomeDetectedWhateverTheyFind() {
        SecondScene scene = SecondPosition.in(22)
                .place("Redjac", "2232")
                .place("Frun Sentel", "2232")
                .detected("Frun Sentel")
                .dice(10)
                .start(Side.REBEL, Segment.SEARCH);

        follow(scene, "search:2232");
        if (scene.question() == Query.SEARCH_CHARACTER) {
            scene.play("take");
        }

        assertThat(scene.isDetected("Redjac")).isTrue();
    }

    @Test
    @Tag("C-DETECT-1")
    void whoSearchesGivesAwayHisFriendsThere() {
        SecondPosition position = SecondPosition.in(22)
                .place("Redjac", "2232")
                .place("Senator Dermond", "2232")
                .place("Frun Sentel", "2232")
                .detected("Frun Sentel")
                .dice(10);
        SecondScene scene = position.start(Side.REBEL, Segment.SEARCH);
        follow(scene, "search:2232");
        while (scene.question() == Query.SEARCH_CHARACTER) {
            scene.play(scene.decision().subject() == Position.character("Redjac") ? "take" : "leave");
        }

        assertThat(scene.isDetected("Redjac")).isTrue();
        assertThat(scene.isDetected("Senator Dermond")).isTrue();
    }

    @Test
    @Tag("S-R58")
    @Tag("S-R6")
    void whenOnlyAnEscortIsLeftOfTheSearchersWhoeverIsThereHoldsTheirCaptives() {
        // Kymbo (1/2) and her stormtrooper stun Sontag (2/2), who kills Kymbo; the soldier joins Redjac, who did not
        // fight.
        SecondScene scene = SecondPosition.in(22)
                .place("Thysa Kymbo", "2232")
                .hits("Thysa Kymbo", 1)
                .wounded("Thysa Kymbo")
                .escort("Thysa Kymbo", Soldier.STORMTROOPER)
                .dead("Gelba")
                .place("Redjac", "2232")
                .place("Doctor Sontag", "2232")
                .detected("Doctor Sontag")
                .dice(1)
                .dice(6, 6, 1)
                .dice(6, 1)
                .start(Side.REBEL, Segment.SEARCH);
        follow(scene, "search:2232");
        while (scene.question() == Query.SEARCH_CHARACTER) {
            scene.play(scene.decision().subject() == Position.character("Thysa Kymbo") ? "take" : "leave");
        }
        follow(scene, "characters", "stun", "stand", "fighter:21");

        assertThat(scene.isDead("Thysa Kymbo")).isTrue();
        assertThat(scene.holder("Doctor Sontag")).isEqualTo("Redjac");
    }

    @Test
    @Tag("S-R59")
    @Tag("E5.3.a.4")
    void whoBrokeOffStaysThereDetectedAndApart() {
        SecondScene scene = SecondPosition.in(22)
                .place("Frun Sentel", "2232")
                .detected("Frun Sentel")
                .counter("Conscript", "2232")
                .dice(1, 1)
                .start(Side.REBEL, Segment.SEARCH);
        hunt(scene, "2232", "patrol:conscript");

        follow(scene, "kill", "break-off-all");

        assertThat(scene.place("Frun Sentel")).isEqualTo("2232");
        assertThat(scene.isDetected("Frun Sentel")).isTrue();
        assertThat(scene.isWithUnits("Frun Sentel")).isFalse();
    }

    @Test
    @Tag("S-R70")
    @Tag("E2.C.2.2")
    @Tag("E2.B.1")
    void whoStandsWithALandedStarshipAloneMayStillBeSearchedFor() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "2232")
                .withUnits("Frun Sentel", "2232")
                .counter("Stormtrooper", "2232")
                .start(Side.REBEL, Segment.SEARCH);

        scene.expect(Query.SEARCH);
        scene.expectOffers("search:2232");
    }

    @Test
    @Tag("S-R67")
    @Tag("E5.6.a.3")
    void atMostOnePatrolOfSoldiersIsGivenInAnEnvironsAndTurn() {
        // Four are lost, but a militia without a leader (Kogus is none) sends only two.
        SecondScene scene = SecondPosition.in(22)
                .counter("Wild Militia", "2211")
                .place("Kogus", "2211")
                .dead("Frun Sentel", "Agan Rafa", "Zina Adora", "Tourag")
                .start(Side.REBEL, Segment.PLANETARY_MOVEMENT);

        follow(scene, "character:11", "character:11");

        assertThat(scene.question()).isNotEqualTo(Query.ESCORT);
        assertThat(scene.escorts("Kogus")).isEqualTo(2);
    }

    @Test
    @Tag("S-R68")
    @Tag("E5.6.a.5")
    void soldiersGoOnToAnotherWhenTheirManIsLost() {
        // Frun Sentel (one more hit) dies; his soldier joins Adam Starlight, the lowest card of the stack.
        SecondScene scene = SecondPosition.in(22)
                .place("Frun Sentel", "2232")
                .escort("Frun Sentel", Soldier.REGULAR)
                .wounded("Frun Sentel")
                .hits("Frun Sentel", 4)
                .place("Adam Starlight", "2232")
                .detected("Frun Sentel", "Adam Starlight")
                .dead("Kogus")
                .place("Redjac", "2232")
                .dice(1)
                .dice(6, 1, 1, 1, 1, 1)
                .dice(1, 1, 1, 1, 1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.SEARCH);
        hunt(scene, "2232", "characters");
        follow(scene, "kill");
        while (scene.question() == Query.LINE_UP) {
            scene.play("active");
        }
        Orders.fire(follow(scene, "stand"), "fighter:4", "fighter:28");
        until(scene, Query.PRESS_ON);

        follow(scene, "call-off");

        assertThat(scene.isDead("Frun Sentel")).isTrue();
        assertThat(scene.escorts("Adam Starlight")).isEqualTo(1);
    }

    @Test
    @Tag("S-R65")
    @Tag("E5.5.b.6")
    void subvertedTroopsFreeTheirPrisonerWithoutADie() {
        // Card 86, wild: T. One conscript becomes a militia.
        SecondScene scene = egrix().counter("Conscript", "2232")
                .prisonerOfUnits("Kogus", "2232")
                .place("Boccanegra", "2232")
                .dice(1, 4, 4, 1)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2232");
        assigned(mission(scene, "T", "Boccanegra"));

        follow(scene, "roll");
        if (scene.question() == Query.COMPLETE) {
            scene.play("complete");
        }

        assertThat(scene.groundUnits("2232", Side.REBEL)).isEqualTo(1);
        assertThat(scene.isFree("Kogus")).isTrue();
    }

    @Test
    @Tag("S-R89")
    void withTwoLettersALandedTransportIsSabotaged() {
        SecondScene scene = egrix().counter("Imperial Transport", "2221")
                .place("Adam Starlight", "2221")
                .dice(2, 4, 6, 1)
                .dice(2, 4, 6, 1)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2221");
        assigned(mission(scene, "S", "Adam Starlight"));

        follow(scene, "roll", "continue", "roll");
        if (scene.question() == Query.SABOTAGE) {
            scene.play("counter:0");
        }

        assertThat(scene.counterPlace(0)).isEqualTo("gone");
    }

    @Test
    @Tag("S-R82")
    @Tag("E2.C.3.3")
    void aLetterBeforeAnAbortIsLost() {
        // S, and then the agent of the wild (card 97).
        SecondScene scene = egrix().counter("Conscript", "2232")
                .place("Adam Starlight", "2232")
                .dice(1, 4, 6, 1)
                .dice(5, 6)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2232");
        assigned(mission(scene, "S", "Adam Starlight"));

        follow(scene, "roll", "continue", "roll");

        assertThat(scene.counterPlace(0)).isEqualTo("2232");
    }

    @Test
    @Tag("S-R81")
    @Tag("E5.4.b.1")
    void whoStopsBeforeTheFirstRollWasOnAMissionAndDoesNotRest() {
        SecondScene scene = egrix().place("Adam Starlight", "2232")
                .hits("Adam Starlight", 2)
                .place("Frun Sentel", "2231")
                .hits("Frun Sentel", 2)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2232");
        assigned(mission(scene, "I", "Adam Starlight"));
        follow(scene, "stop");

        Orders.finishTurn(scene);

        assertThat(scene.hits("Adam Starlight")).isEqualTo(2);
        assertThat(scene.hits("Frun Sentel")).isZero();
    }

    @Test
    @Tag("S-R84")
    @Tag("E5.4.b.1")
    void whoLedUnitsInCombatDoesNotRest() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Wild Regular", "2211")
                .withUnits("Boccanegra", "2211")
                .hits("Boccanegra", 2)
                .withUnits("Frun Sentel", "2211")
                .hits("Frun Sentel", 2)
                .counter("Stormtrooper", "2211")
                .dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.ENVIRONS_COMBAT);
        follow(scene, "attack", "character:14", "call-off");

        Orders.finishTurn(scene);

        assertThat(scene.hits("Boccanegra")).isEqualTo(2);
        assertThat(scene.hits("Frun Sentel")).isZero();
    }

    @Test
    @Tag("S-R80")
    void oneMissionIsDoneByOneGroupOnly() {
        SecondScene scene = egrix().place("Adam Starlight", "2232")
                .place("Frun Sentel", "2232")
                .counter("Conscript", "2232")
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2232");

        mission(scene, "I", "Adam Starlight");

        scene.expect(Query.MISSION);
        scene.expectNotOffered("mission:I");
    }
}
