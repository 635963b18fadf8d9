package fitg.rules.mission.second;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Event;
import fitg.procedure.Event.MissionEnded.End;
import fitg.state.Holder;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * E2.C.3 and E2.C.4: event rolls, success rolls, letters, bonus rolls. In Quibron Wild (2211, size 4) the event roll 15 does
 * nothing, the success roll 21 shows C only, 34 shows F, 16 shows S, 12 shows I.
 */
class SecondMissionRollTest {

    private static final String STARLIGHT = "Adam Starlight";
    private static final String SONTAG = "Doctor Sontag";
    private static final String FRUN = "Frun Sentel";
    private static final String MANTOK = "Ly Mantok";

    private static SecondPosition quibron() {
        return SecondPosition.in(22).counter("Stormtrooper", "2211").prisonerOfUnits(MANTOK, "2211");
    }

    private static Scene inQuibron(SecondPosition position, String... keys) {
        return position.start(Side.REBEL, Segment.MISSIONS).play("place:2211").play(keys);
    }

    private static long rolls(Scene scene, Mission bonus) {
        return scene.events(Happening.SuccessRolled.class).stream()
                .filter(roll -> roll.mission() == bonus)
                .count();
    }

    private static int character(String name) {
        return Position.character(name);
    }

    @Test
    @Tag("E2.C.3.1")
    @Tag("E2.C.3.3")
    @Tag("E2.C.4.1")
    @Tag("A05")
    @Tag("S-R81")
    void whoStopsEarlyHasMadeASuccessRollForEachEventAndGetsNoBonus() {
        Scene scene = inQuibron(
                quibron().place(STARLIGHT, "2211").place(SONTAG, "2211").dice(1, 5, 2, 1, 1, 5, 2, 1),
                "mission:F",
                "take",
                "leave",
                "mission:I");

        scene.play("roll")
                .expect(Query.EVENT_ROLL)
                .play("roll")
                .expect(Query.EVENT_ROLL)
                .play("stop");

        assertThat(scene.events(Happening.EventRolled.class)).hasSize(2);
        assertThat(rolls(scene, null)).isEqualTo(2);
        assertThat(rolls(scene, Mission.GATHER_INFORMATION)).isZero();
        assertThat(scene.events(Event.MissionEnded.class))
                .extracting(Event.MissionEnded::end)
                .containsExactly(End.FAILED, End.FAILED);
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("S-R81")
    @Tag("S-D54")
    void heMayStopBeforeTheFirstRoll() {
        Scene scene = inQuibron(quibron().place(STARLIGHT, "2211"), "mission:F");

        scene.expect(Query.EVENT_ROLL).play("stop");

        assertThat(scene.events(Happening.EventRolled.class)).isEmpty();
        assertThat(scene.last(Event.MissionEnded.class).end()).isEqualTo(End.FAILED);
    }

    @Test
    @Tag("S-R81")
    @Tag("S-D55")
    void lettersHeldCountWhenHeStops() {
        Scene scene = inQuibron(
                quibron()
                        .place(STARLIGHT, "2211")
                        .place(FRUN, "2211")
                        .prisonerOfUnits("Kogus", "2211")
                        .dice(1, 5, 3, 4),
                "mission:F",
                "take",
                "take",
                "character:2",
                "roll");

        scene.expect(Query.COMPLETE).expectOffers("complete", "continue").play("continue", "stop");
        scene.expect(Query.FREE_PRISONER).play("character:6");

        assertThat(scene.isFree(MANTOK)).isTrue();
        assertThat(scene.isFree("Kogus")).isFalse();
    }

    @Test
    @Tag("S-D55")
    void anAccumulatingMissionMayBeCompletedAtOnce() {
        Scene scene = inQuibron(
                quibron()
                        .place(STARLIGHT, "2211")
                        .prisonerOfUnits("Kogus", "2211")
                        .dice(1, 5, 3, 4),
                "mission:F",
                "roll",
                "complete",
                "character:11");

        assertThat(scene.isFree("Kogus")).isTrue();
        // His friends do nothing more here, so the phase is over.
        assertThat(scene.events(Happening.EventRolled.class)).hasSize(1);
    }

    @Test
    @Tag("E2.C.3.2")
    @Tag("S-R82")
    @Tag("S-R135")
    void oneSuccessRollCountsForAllGroups() {
        // 24 shows F and I.
        Scene scene = inQuibron(
                quibron().place(STARLIGHT, "2211").place(SONTAG, "2211").dice(1, 5, 2, 4),
                "mission:F",
                "take",
                "leave",
                "mission:I",
                "roll");

        scene.expect(Query.COMPLETE).play("complete");
        assertThat(scene.events(Event.MissionEnded.class))
                .extracting(Event.MissionEnded::mission)
                .containsExactly(Mission.GATHER_INFORMATION, Mission.FREE_PRISONERS);
        assertThat(scene.isFree(MANTOK)).isTrue();
    }

    @Test
    @Tag("E2.C.3.3")
    @Tag("S-R82")
    void whenAnEventLeavesNoMissionThereIsNoSuccessRoll() {
        // 56 in the wild: an agent betrays the only group.
        Scene scene = inQuibron(quibron().place(STARLIGHT, "2211").dice(5, 6), "mission:F", "roll");

        assertThat(rolls(scene, null)).isZero();
        assertThat(scene.last(Event.MissionEnded.class).end()).isEqualTo(End.ABORTED);
        assertThat(scene.isDetected(STARLIGHT)).isTrue();
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("S-R82")
    void aLetterIsLostWithAnAbortedMission() {
        Scene scene = inQuibron(
                quibron()
                        .place(STARLIGHT, "2211")
                        .prisonerOfUnits("Kogus", "2211")
                        .dice(1, 5, 3, 4, 5, 6),
                "mission:F",
                "roll",
                "continue",
                "roll");

        assertThat(scene.isFree(MANTOK)).isFalse();
        assertThat(scene.isFree("Kogus")).isFalse();
        scene.expectLuckUsedUp();
    }

    // ---- bonus rolls

    @Test
    @Tag("E2.C.3.1")
    @Tag("E2.C.4.1")
    @Tag("E2.C.4.2")
    @Tag("S-R83")
    @Tag("S-D57")
    @Tag("SA9")
    @Tag("SA10")
    @Tag("S-R136")
    void afterAllEventRollsEachGroupRollsForItself() {
        // Given Starlight to free Mantok, whose cell takes two letters, or Frun; Sontag to gather information.
        SecondPosition position = SecondPosition.withSpecial("cell of Ly Mantok on Quibron", 22)
                .counter("Stormtrooper", "2211")
                .place(STARLIGHT, "2211")
                .place(SONTAG, "2211")
                .prisonerOfUnits(MANTOK, "2211")
                .prisonerOfUnits(FRUN, "2211")
                // Success rolls 62, 33, 11, 16; the event 24 among quiet ones.
                .dice(1, 5, 6, 2, 2, 4, 3, 3, 1, 5, 1, 1, 1, 5, 1, 6)
                // The bonus rolls: one for F, the letter on 25; seven for I without a letter.
                .dice(2, 5)
                .dice(2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1);
        Scene scene = inQuibron(position, "mission:F", "take", "leave", "mission:I", "roll");

        // One F; complete now would free Frun.
        scene.expect(Query.COMPLETE).play("continue", "roll", "roll", "roll");
        scene.expect(Query.BONUS).expectOffers("bonus:I", "bonus:F").play("bonus:F");
        // Letters held are put to use when all rolls are made.
        scene.expect(Query.FREE_PRISONER)
                .expectOffers("character:6", "character:4")
                .play("character:6");

        assertThat(scene.isFree(MANTOK)).isTrue();
        assertThat(scene.isPrisoner(FRUN)).isTrue();
        assertThat(rolls(scene, Mission.FREE_PRISONERS)).isEqualTo(1);
        assertThat(rolls(scene, Mission.GATHER_INFORMATION)).isEqualTo(7);
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("S-R83")
    void bonusRollsEndWithTheLastLetterThatIsOfUse() {
        Scene scene = inQuibron(
                quibron()
                        .place(SONTAG, "2211")
                        .dice(1, 5, 2, 1, 1, 5, 2, 1, 1, 5, 2, 1, 1, 5, 2, 1)
                        .dice(1, 2, 2, 1, 1, 2),
                "mission:I",
                "roll",
                "roll",
                "roll",
                "roll");

        // Six could be made: intelligence 4 and two of his own.
        assertThat(rolls(scene, Mission.GATHER_INFORMATION)).isEqualTo(3);
        assertThat(scene.last(Event.MissionEnded.class).end()).isEqualTo(End.COMPLETED);
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("C-MISS-5")
    @Tag("E5.6.a.5")
    @Tag("S-R6")
    void bonusRollsAreThoseOf1979WithTheRatingOfTheLeader() {
        SecondPosition position = quibron()
                .place(STARLIGHT, "2211")
                .place(SONTAG, "2211")
                .place(MANTOK, "2211")
                .escort(STARLIGHT, Soldier.REGULAR);
        var s = position.start(Side.REBEL, Segment.MISSIONS).truth();
        int place = SecondPosition.place("2211");
        long pair = PieceSet.only(character(STARLIGHT)) | PieceSet.only(character(SONTAG));

        // Intelligence: Starlight 2, Sontag 4 and two of his own whoever leads.
        assertThat(bonus(s, place, Mission.GATHER_INFORMATION, pair, STARLIGHT)).isEqualTo(4);
        assertThat(bonus(s, place, Mission.GATHER_INFORMATION, pair, SONTAG)).isEqualTo(6);
        assertThat(SecondMissions.bonusRolls(s, place, Side.REBEL, Mission.GATHER_INFORMATION, pair, Holder.NOBODY))
                .isEqualTo(2);
        // Leadership: Starlight 1. Nothing for Free Prisoners or Sabotage.
        assertThat(bonus(s, place, Mission.SUBVERT_TROOPS, pair, STARLIGHT)).isEqualTo(1);
        assertThat(bonus(s, place, Mission.FREE_PRISONERS, pair, STARLIGHT)).isZero();
        assertThat(SecondMissions.successRolls(place)).isEqualTo(4);
        assertThat(SecondMissions.ways(place, Mission.FREE_PRISONERS)).isEqualTo(6);
    }

    private static int bonus(fitg.state.Position s, int place, Mission mission, long group, String leader) {
        return SecondMissions.bonusRolls(s, place, Side.REBEL, mission, group, character(leader));
    }

    @Test
    @Tag("C-CHAR-2")
    void onesHomePlanetGivesABonusRoll() {
        // Agan Rafa is at home on Pronox, Saytar on Charkhan.
        var s = SecondPosition.in(22, 23)
                .place("Agan Rafa", "2311")
                .start(Side.REBEL, Segment.MISSIONS)
                .truth();
        long alone = PieceSet.only(character("Agan Rafa"));
        int home = SecondPosition.place("2311");
        int abroad = SecondPosition.place("2211");
        for (Mission better : new Mission[] {Mission.SABOTAGE, Mission.FREE_PRISONERS, Mission.ASSASSINATION}) {
            assertThat(bonus(s, home, better, alone, "Agan Rafa"))
                    .isEqualTo(bonus(s, abroad, better, alone, "Agan Rafa") + 1);
        }
        // Royalty does the second list better as well.
        boolean royal = Catalogue.standard()
                .character(character("Agan Rafa"))
                .royaltyPlanetId()
                .isPresent();
        assertThat(bonus(s, home, Mission.SUBVERT_TROOPS, alone, "Agan Rafa"))
                .isEqualTo(bonus(s, abroad, Mission.SUBVERT_TROOPS, alone, "Agan Rafa") + (royal ? 1 : 0));
    }

    @Test
    @Tag("S-R79")
    @Tag("E5.4.a.2")
    void aLeaderWoundedLaterGoesOnLeadingAndALostOneIsFollowedByTheBest() {
        // Given Sontag (EF 2) leads Starlight; in Charkhan Air the event 32 is an accident, two hits on him: wounded.
        SecondPosition position = SecondPosition.in(22)
                .counter("Stormtrooper", "2231")
                .place(STARLIGHT, "2231")
                .place(SONTAG, "2231")
                .dice(3, 2, 1, 1)
                .picks(1);
        SecondScene scene = position.start(Side.REBEL, Segment.MISSIONS);
        scene.play("place:2231", "mission:I", "take", "take", "character:12", "roll");

        assertThat(scene.isWounded(SONTAG)).isTrue();
        var missions = (fitg.rules.mission.second.PlaceMissions) underWay(scene);
        assertThat(missions.bonusRolls(scene.truth(), Mission.GATHER_INFORMATION))
                .isEqualTo(6);
        assertThat(missions.drawsLeft()).isEqualTo(4);

        // When he is lost, the best unwounded member's rating counts, and Sontag's own two rolls are gone with him.
        scene.truth().missions().setGroup(Mission.GATHER_INFORMATION.ordinal(), PieceSet.only(character(STARLIGHT)));
        assertThat(missions.bonusRolls(scene.truth(), Mission.GATHER_INFORMATION))
                .isEqualTo(2);
    }

    private static Object underWay(SecondScene scene) {
        return scene.resolution().underWay();
    }

    @Test
    @Tag("C-MISS-4")
    void localConnectionsGiveOneMoreAndRumorsNone() {
        // 24 local connections first, then 25 rumors, which contradicts it and is ignored.
        Scene connected = inQuibron(
                quibron()
                        .place(STARLIGHT, "2211")
                        .dice(2, 4, 2, 1, 2, 5, 2, 1, 1, 5, 2, 1, 1, 5, 2, 1)
                        .dice(2, 1),
                "mission:F",
                "roll",
                "roll",
                "roll",
                "roll");
        assertThat(rolls(connected, Mission.FREE_PRISONERS)).isEqualTo(1);

        Scene delayed = inQuibron(
                quibron().place(SONTAG, "2211").dice(2, 5, 2, 1, 2, 4, 2, 1, 1, 5, 2, 1, 1, 5, 2, 1),
                "mission:I",
                "roll",
                "roll",
                "roll",
                "roll");
        assertThat(rolls(delayed, Mission.GATHER_INFORMATION)).isZero();
        delayed.expectLuckUsedUp();
    }

    @Test
    @Tag("E2.C.5.1")
    void aSkirmishHasNoRebellionsToFightAfterMissions() {
        Scene scene = inQuibron(quibron().place(STARLIGHT, "2211"), "mission:F", "stop");

        assertThat(scene.state("Quibron")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
        assertThat(scene.truth().turn().segment()).isNotEqualTo(Segment.MISSIONS);
        assertThat(scene.events(Happening.BattleBegan.class)).isEmpty();
    }
}
