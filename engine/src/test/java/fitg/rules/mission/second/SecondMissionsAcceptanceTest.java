package fitg.rules.mission.second;

import static fitg.play.Orders.assigned;
import static fitg.play.Orders.egrix;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.hasLetter;
import static fitg.play.Orders.mission;
import static fitg.play.Orders.until;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.edition.second.Happening.EventRolled;
import fitg.edition.second.Happening.SuccessRolled;
import fitg.edition.second.Query;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Event.GroupPicked;
import fitg.procedure.Event.MissionAssigned;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Phase C: groups, events, success and bonus rolls. In the wild a 14 is weather and a success roll of 11 the letter P. */
class SecondMissionsAcceptanceTest {

    private static final int[] NOTHING = {1, 4, 1, 1};

    private static SecondPosition nothingHappens(SecondPosition position, int times) {
        for (int each = 0; each < times; each++) {
            position.dice(NOTHING);
        }
        return position;
    }

    private static SecondScene starlightGathers(String environ, int... dice) {
        return gather(egrix().place("Adam Starlight", environ).dice(dice), environ);
    }

    private static SecondScene gather(SecondPosition position, String environ) {
        SecondScene scene = position.start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:" + environ);
        return assigned(mission(scene, "I", "Adam Starlight"));
    }

    private static SecondScene twoGroups(SecondPosition position) {
        SecondScene scene = position.place("Adam Starlight", "2211")
                .place("Boccanegra", "2211")
                .counter("Conscript", "2211")
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2211");
        mission(scene, "I", "Adam Starlight");
        return assigned(mission(scene, "T", "Boccanegra"));
    }

    @Test
    @Tag("A05")
    @Tag("E2.C.3.1")
    @Tag("E2.C.4.1")
    @Tag("S-R81")
    void whoStopsAfterTwoEventRollsHasTwoSuccessRollsAndNoBonusRolls() {
        SecondScene scene = twoGroups(nothingHappens(egrix(), 2));

        follow(scene, "roll", "roll", "stop");

        assertThat(scene.events(SuccessRolled.class)).hasSize(2);
        assertThat(scene.events(SuccessRolled.class)).noneMatch(roll -> roll.mission() != null);
    }

    @Test
    @Tag("E2.C.3.1")
    void thereAreAtMostAsManyEventRollsAsTheSizeOfTheEnvirons() {
        SecondScene scene = allOfQuibronAndTwoBonusRolls();

        assertThat(scene.events(EventRolled.class)).hasSize(4);
    }

    @Test
    @Tag("E2.C.4.1")
    @Tag("E2.C.4.2")
    @Tag("E5.1.b.6")
    @Tag("S-R83")
    void afterAllEventRollsTheGroupRollsItsBonusWithoutEvents() {
        SecondScene scene = allOfQuibronAndTwoBonusRolls();

        assertThat(scene.events(SuccessRolled.class)).hasSize(4 + 2); // intelligence 2
        assertThat(scene.last(SuccessRolled.class).mission()).isNotNull();
    }

    private static SecondScene allOfQuibronAndTwoBonusRolls() {
        SecondPosition position = nothingHappens(egrix(), 4).dice(1, 1, 1, 1);
        SecondScene scene = gather(position.place("Adam Starlight", "2211"), "2211");
        return follow(scene, "roll", "roll", "roll", "roll");
    }

    @Test
    @Tag("E2.C.4.2")
    void eachGroupRollsItsBonusForItself() {
        // Starlight has two rolls by his intelligence, Boccanegra two by his leadership.
        SecondScene scene = twoGroups(nothingHappens(egrix(), 4).dice(1, 1, 1, 1, 1, 1, 1, 1));

        follow(scene, "roll", "roll", "roll", "roll");
        until(scene, Query.BONUS);
        follow(scene, "bonus:I");

        assertThat(scene.events(SuccessRolled.class).stream()
                        .filter(roll -> roll.mission() != null)
                        .map(roll -> roll.mission().letter()))
                .containsExactly('I', 'I', 'T', 'T');
    }

    @Test
    @Tag("A45")
    @Tag("C-MISS-1")
    @Tag("C-MISS-2")
    void aThirteenIsCardSeventy() {
        SecondScene scene = starlightGathers("2211", 1, 3, 1, 1);

        follow(scene, "roll");

        assertThat(scene.last(EventRolled.class).card()).isEqualTo(70);
    }

    @Test
    @Tag("A45")
    @Tag("C-MISS-2")
    @Tag("E2.C.3.3")
    void aFiftySixIsCardNinetySevenAndWhereNoMissionIsLeftNobodyRollsForSuccess() {
        SecondScene scene = starlightGathers("2211", 5, 6); // the agent of the wild betrays the only mission

        follow(scene, "roll");

        assertThat(scene.last(EventRolled.class).card()).isEqualTo(97);
        assertThat(scene.events(SuccessRolled.class)).isEmpty();
    }

    @Test
    @Tag("A45")
    @Tag("C-MISS-3")
    void aSixtyOneGivesTheLettersOfCoupAndSabotage() {
        SecondScene scene = starlightGathers("2211", 1, 4, 6, 1);

        follow(scene, "roll");

        long letters = scene.last(SuccessRolled.class).letters();
        assertThat(hasLetter(letters, "C")).isTrue();
        assertThat(hasLetter(letters, "S")).isTrue();
        assertThat(hasLetter(letters, "I")).isFalse();
    }

    @Test
    @Tag("E2.C.3.3")
    void afterEveryEventRollThereIsASuccessRollOfItsOwn() {
        SecondScene scene = starlightGathers("2211", 1, 4, 1, 2); // card 69, wild: P I

        follow(scene, "roll");

        assertThat(scene.last(SuccessRolled.class).tens()).isEqualTo(1);
        assertThat(scene.last(SuccessRolled.class).units()).isEqualTo(2);
    }

    @Test
    @Tag("E2.C.3.2")
    void oneEventRollCountsForAllGroups() {
        SecondScene scene = twoGroups(nothingHappens(egrix(), 1));

        follow(scene, "roll");

        assertThat(scene.events(EventRolled.class)).hasSize(1);
        assertThat(scene.events(SuccessRolled.class)).hasSize(1);
    }

    @Test
    @Tag("E2.C.3.2")
    void anEventForOneGroupPicksItAtRandom() {
        SecondScene scene = twoGroups(egrix().dice(2, 1).picks(1)); // the Snow Giants

        follow(scene, "roll");

        assertThat(scene.events(GroupPicked.class)).hasSize(1);
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("E2.C.0.1")
    void oneEnvironsIsDoneBeforeTheNextAndNoneTwice() {
        SecondPosition position = nothingHappens(egrix(), 1).place("Frun Sentel", "2232");
        SecondScene scene = position.place("Adam Starlight", "2211").start(Side.REBEL, Segment.MISSIONS);
        scene.expect(Query.MISSION_PLACE);
        scene.expectOffers("place:2211", "place:2232");

        follow(scene, "place:2211");
        assigned(mission(scene, "I", "Adam Starlight"));
        follow(scene, "roll", "stop");

        scene.expect(Query.MISSION_PLACE);
        assertThat(scene.offers()).containsExactlyInAnyOrder("place:2232", "end");
    }

    @Test
    @Tag("E2.C.2.1")
    void everyGroupGetsItsMissionBeforeAnythingIsRolled() {
        SecondScene scene = twoGroups(egrix());

        assertThat(scene.events(MissionAssigned.class)).hasSize(2);
        scene.expect(Query.EVENT_ROLL);
    }

    @Test
    @Tag("E2.C.2.2")
    void whoStandsWithUnitsIsNotAsked() {
        SecondScene scene = egrix().counter("Wild Regular", "2232")
                .withUnits("Frun Sentel", "2232")
                .place("Adam Starlight", "2211")
                .start(Side.REBEL, Segment.MISSIONS);

        until(scene, Query.MISSION_PLACE);

        assertThat(scene.offers()).containsExactlyInAnyOrder("place:2211", "end");
    }

    @Test
    @Tag("E2.3.1")
    void inTheImperialTurnTheImperialDoesMissions() {
        SecondScene scene =
                egrix().place("Jin Voles", "2232").place("Frun Sentel", "2232").start(Side.IMPERIAL, Segment.MISSIONS);

        until(scene, Query.MISSION_PLACE);

        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
    }

    @Test
    @Tag("E5.1.b.10")
    @Tag("C-CHAR-2")
    void onHisHomePlanetHeHasABonusRollMore() {
        // Starlight comes from Liomax: Sabotage has no bonus rolls elsewhere, and one there.
        SecondPosition position = nothingHappens(SecondPosition.in(16), 6).dice(1, 1);
        SecondScene scene = position.place("Adam Starlight", "1611")
                .counter("Conscript", "1611")
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:1611");
        assigned(mission(scene, "S", "Adam Starlight"));

        follow(scene, "roll", "roll", "roll", "roll", "roll", "roll");

        assertThat(scene.events(SuccessRolled.class)).hasSize(6 + 1);
    }

    @Test
    @Tag("E5.4.a.2")
    @Tag("S-R79")
    void whoIsWoundedOnAMissionMayFinishIt() {
        // An accident costs two hits: Doctor Sontag (2/2) is wounded and goes on.
        SecondScene scene = egrix().place("Doctor Sontag", "2231")
                .dice(3, 2, 1, 1) // card 81, special: accident
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2231");
        assigned(mission(scene, "I", "Doctor Sontag"));

        follow(scene, "roll");

        assertThat(scene.isWounded("Doctor Sontag")).isTrue();
        scene.expect(Query.EVENT_ROLL);
    }
}
