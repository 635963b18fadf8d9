package fitg.rules.mission.second;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Mission;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.Scenarios;
import fitg.play.Scene;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Event;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** E2.C.0 to E2.C.2: where, who, what, led by whom. Quibron Wild is environ 2211, Charkhan Wild 2232, Angoff Urban 2221. */
class SecondMissionAssignmentTest {

    private static final String STARLIGHT = "Adam Starlight";
    private static final String SONTAG = "Doctor Sontag";
    private static final String FRUN = "Frun Sentel";
    private static final String MANTOK = "Ly Mantok";
    private static final String VANS = "Vans Ka-Tie-A";
    private static final String KIDU = "Jon Kidu";

    /** Quibron Wild with a garrison that holds Mantok. */
    private static SecondPosition quibron() {
        return SecondPosition.in(22).counter("Conscript", "2211").prisonerOfUnits(MANTOK, "2211");
    }

    private static SecondScene begin(SecondPosition position) {
        return position.start(Side.REBEL, Segment.MISSIONS);
    }

    private static Scene inQuibron(SecondPosition position) {
        return begin(position).play("place:2211").expect(Query.MISSION);
    }

    @Test
    @Tag("E2.C.0.1")
    @Tag("S-D52")
    void environsAreTakenOneAfterTheOtherInAnyOrderAndNeverTwice() {
        Scene scene = begin(
                quibron().counter("Conscript", "2232").place(STARLIGHT, "2211").place(FRUN, "2232"));

        scene.expect(Query.MISSION_PLACE).expectOffers("place:2211", "place:2232", "end");
        scene.play("place:2232", "end");

        scene.expect(Query.MISSION_PLACE).expectOffers("place:2211").expectNotOffered("place:2232");
    }

    @Test
    @Tag("E2.C.2.2")
    @Tag("E3.3.b.5")
    @Tag("A17")
    void whoStandsWithUnitsIsGivenNoMission() {
        SecondPosition position = quibron()
                .counter("Wild Regular", "2211")
                .withUnits("Boccanegra", "2211")
                .place(STARLIGHT, "2211");

        Scene scene = inQuibron(position).play("mission:F");

        // Starlight goes alone: Boccanegra is not even asked.
        scene.expect(Query.EVENT_ROLL);
        assertThat(Scene.names(scene.last(Event.MissionAssigned.class).members()))
                .containsExactly(STARLIGHT);
    }

    @Test
    @Tag("S-R70")
    void landedStarshipsMakeAMilitaryStackToo() {
        SecondScene scene = begin(quibron().counter("Rebel Light", "2211").withUnits(STARLIGHT, "2211"));

        assertThat(scene.truth().turn().segment()).isNotEqualTo(Segment.MISSIONS);
    }

    @Test
    @Tag("C-PRIS-1")
    void whoGuardsAPrisonerDoesNoMission() {
        Scene scene = begin(
                        quibron().place(STARLIGHT, "2211").place(VANS, "2211").prisoner(VANS, STARLIGHT))
                .play("place:2211");

        assertThat(scene.offers()).containsExactly("mission:Q", "end");
    }

    @Test
    @Tag("E5.5.a.5")
    @Tag("C-MISS-5")
    @Tag("S-R133")
    void aGuardQuestionsHisPrisonerWithBonusRollsOnly() {
        // Three and Starlight's intelligence of 2; the fourth roll, 46, is card 91, whose wild section shows Q.
        SecondPosition position = quibron()
                .place(STARLIGHT, "2211")
                .place(VANS, "2211")
                .prisoner(VANS, STARLIGHT)
                .dice(1, 1, 1, 1, 1, 1, 4, 6);
        Scene scene = begin(position).play("place:2211", "mission:Q");

        assertThat(scene.events(Happening.EventRolled.class)).isEmpty();
        assertThat(scene.last(Event.MissionEnded.class).end()).isEqualTo(Event.MissionEnded.End.COMPLETED);
        scene.expectLuckUsedUp();

        Scene silent = begin(quibron()
                        .place(STARLIGHT, "2211")
                        .place(VANS, "2211")
                        .prisoner(VANS, STARLIGHT)
                        .dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1))
                .play("place:2211", "mission:Q");
        assertThat(silent.last(Event.MissionEnded.class).end()).isEqualTo(Event.MissionEnded.End.FAILED);
        silent.expectLuckUsedUp();
    }

    @Test
    @Tag("E2.C.2.1")
    @Tag("S-D53")
    @Tag("S-R80")
    void groupsAreFormedMemberByMemberEachWithAMissionOfItsOwn() {
        Scene scene = inQuibron(
                quibron().place(STARLIGHT, "2211").place(SONTAG, "2211").place(FRUN, "2211"));

        scene.expectOffers("mission:S", "mission:I", "mission:F", "mission:T", "end");
        scene.play("mission:F").expect(Query.MISSION_MEMBER).play("take", "take", "leave");
        scene.expect(Query.MISSION_LEADER)
                .expectOffers("character:2", "character:4")
                .play("character:2");

        scene.expect(Query.MISSION).expectNotOffered("mission:F").play("mission:I");
        // Sontag is the last who could go, so nobody is asked.
        scene.expect(Query.EVENT_ROLL);
        assertThat(scene.events(Event.MissionAssigned.class))
                .extracting(Event.MissionAssigned::mission)
                .containsExactly(Mission.FREE_PRISONERS, Mission.GATHER_INFORMATION);
    }

    @Test
    @Tag("E2.C.2.1")
    @Tag("S-R133")
    void whatNeedsTheCampaignIsNotOffered() {
        Scene scene = inQuibron(quibron().place(STARLIGHT, "2211"));

        scene.expectNotOffered("mission:R", "mission:B", "mission:P", "mission:H", "mission:E", "mission:G");
    }

    @Test
    @Tag("E2.C.2.1")
    void aScenarioAllowsSomeMissionsOnly() {
        // Breakout at Egrix: S, F, A, I, T, J.
        SecondPosition position = SecondPosition.of(
                        Scenarios.named("breakout-at-egrix").orElseThrow())
                .counter("Conscript", "2221")
                .place(MANTOK, "2221");

        Scene scene = begin(position).play("place:2221");

        assertThat(scene.offers()).containsExactly("mission:S", "mission:I", "mission:T", "end");
    }

    @Test
    @Tag("E5.1.b.6")
    void aCoupTakesSomebodyShrewd() {
        // Angoff Urban has a coup rating. Frun has intelligence 1, Mantok 4.
        SecondPosition simple = SecondPosition.in(22).place(FRUN, "2221");
        begin(simple).play("place:2221").expectNotOffered("mission:C");

        Scene scene = begin(SecondPosition.in(22).place(FRUN, "2221").place(MANTOK, "2221"));
        scene.play("place:2221", "mission:C", "take");
        // Without Mantok there would be no Coup, so he is not asked.
        scene.expect(Query.MISSION_LEADER).expectOffers("character:4", "character:6");
    }

    @Test
    @Tag("E5.4.a.2")
    @Tag("S-R79")
    void theWoundedMayGoAlongButNotLead() {
        Scene scene =
                inQuibron(quibron().place(STARLIGHT, "2211").place(FRUN, "2211").wounded(STARLIGHT));

        // Frun cannot be left behind: Starlight could not lead without him.
        scene.play("mission:F").expect(Query.MISSION_MEMBER).play("take");

        // He is the only one who can lead, so nobody is asked; with him gone the mission question comes to its end.
        scene.expect(Query.EVENT_ROLL);
        assertThat(Scene.names(scene.last(Event.MissionAssigned.class).members()))
                .containsExactly(STARLIGHT, FRUN);
    }

    @Test
    @Tag("S-R79")
    void withoutAnUnwoundedCharacterThereIsNoMission() {
        SecondScene scene = begin(quibron().place(STARLIGHT, "2211").wounded(STARLIGHT));

        assertThat(scene.truth().turn().segment()).isNotEqualTo(Segment.MISSIONS);
    }

    @Test
    @Tag("S-D53")
    @Tag("C-MISS-5")
    void anAssassinNamesHisDetectedTarget() {
        Scene scene = inQuibron(quibron()
                .place(FRUN, "2211")
                .place(VANS, "2211")
                .place(KIDU, "2211")
                .withUnits("Saytar", "2211")
                .detected(VANS));

        scene.play("mission:A").expect(Query.MISSION_TARGET);

        assertThat(scene.offers()).containsExactly("character:23", "character:30");
        scene.play("character:30").expect(Query.EVENT_ROLL);
        assertThat(scene.last(Event.MissionAssigned.class).target()).isEqualTo(29);
    }

    @Test
    @Tag("C-MISS-5")
    @Tag("S-R134")
    void conditionsOfTheMissionsFollowTheBoard() {
        // Given a Rebel planet without enemies: nothing to sabotage, to learn, to free or to subvert.
        SecondScene quiet = begin(SecondPosition.in(22)
                .control("Quibron", PlanetState.REBEL_CONTROL)
                .pdb("Quibron", 1, true)
                .place(STARLIGHT, "2211"));
        assertThat(quiet.truth().turn().segment()).isNotEqualTo(Segment.MISSIONS);

        // Given an Imperial planet whose PDB is up and nobody there: the PDB can be sabotaged, and information
        // gathered.
        Scene guarded = begin(SecondPosition.in(22).pdb("Quibron", 1, true).place(STARLIGHT, "2211"))
                .play("place:2211");
        assertThat(guarded.offers()).containsExactly("mission:S", "mission:D", "mission:I", "end");

        // Given a stormtrooper only: he can be sabotaged but not subverted.
        Scene elite = begin(
                        SecondPosition.in(22).counter("Stormtrooper", "2211").place(STARLIGHT, "2211"))
                .play("place:2211");
        assertThat(elite.offers()).containsExactly("mission:S", "mission:D", "mission:I", "end");
    }

    @Test
    @Tag("E2.3.1")
    void theEmpireSubvertsNobody() {
        Scene scene = SecondPosition.in(22)
                .counter("Wild Militia", "2211")
                .place(VANS, "2211")
                .start(Side.IMPERIAL, Segment.MISSIONS)
                .play("place:2211");

        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.offers()).containsExactly("mission:S", "mission:D", "mission:I", "end");
    }

    @Test
    @Tag("E5.4.b.1")
    void whoGoesOnAMissionDoesNotRestAndTheOthersDo() {
        Scene scene = inQuibron(quibron()
                .place(STARLIGHT, "2211")
                .place(FRUN, "2211")
                .place(SONTAG, "2211")
                .wounded(STARLIGHT, SONTAG)
                .hits(FRUN, 1));

        // Frun must lead the wounded Starlight, so he is not asked for.
        scene.play("mission:F", "take", "leave", "stop");

        Event.Healed rest = scene.events(Event.Healed.class).getFirst();
        assertThat(rest.ruleCase()).isEqualTo("E5.4.b.1");
        assertThat(Scene.names(rest.characters())).containsExactly(SONTAG);
    }

    // ---- S-D51

    @Test
    @Tag("S-D51")
    void aShipChangesHandsOnceAtTheStartOfThePhase() {
        Scene scene = begin(quibron()
                .place("Boccanegra", "2211")
                .place(STARLIGHT, "2211")
                .place(FRUN, "2211")
                .ship("Planetary Privateer", "Boccanegra"));

        scene.expect(Query.EXCHANGE).expectOffers("ship:36", "end").play("ship:36");
        scene.expect(Query.EXCHANGE_TO);
        assertThat(scene.offers()).containsExactly("character:2", "character:4");
        scene.play("character:4");

        assertThat(scene.shipHolder("Planetary Privateer")).isEqualTo(FRUN);
        scene.expect(Query.MISSION_PLACE);
    }

    @Test
    @Tag("S-D51")
    @Tag("S-R132")
    void aShipGoesToSomebodyOfTheSameStackWhoHasNone() {
        Scene scene = begin(quibron()
                .counter("Wild Regular", "2211")
                .withUnits("Boccanegra", "2211")
                .place(STARLIGHT, "2211")
                .ship("Planetary Privateer", "Boccanegra"));

        // Starlight stands apart from the units Boccanegra is with, so there is nothing to exchange.
        scene.expect(Query.MISSION_PLACE);
    }

    // ---- E2.C.1

    @Test
    @Tag("E2.C.1.1")
    @Tag("C-RECRUIT-1")
    @Tag("S-R131")
    @Tag("K-R28")
    void aNewCharacterJoinsOnALowDieAndMayGoOnAMissionAtOnce() {
        // Quibron is Loyal and the Empire's: a Rebel recruits on a 1 only.
        Scene scene = SecondPosition.recruitingIn(22)
                .counter("Conscript", "2211")
                .place(STARLIGHT, "2211")
                .dice(1)
                .characters(11)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("place:2211");

        assertThat(scene.at("Kogus")).isEqualTo(2211);
        scene.play("mission:S", "take", "take", "character:2").expect(Query.EVENT_ROLL);
        assertThat(Scene.names(scene.last(Event.MissionAssigned.class).members()))
                .containsExactly(STARLIGHT, "Kogus");
    }

    @Test
    @Tag("C-RECRUIT-1")
    void homeLoyaltyAndControlEachHelp() {
        // Saytar is at home on Charkhan, which is Patriotic and the Empire's: 4 or less.
        SecondPosition position = SecondPosition.recruitingIn(22).place("Saytar", "2232");
        Scene joined = position.dice(4)
                .characters(25)
                .start(Side.IMPERIAL, Segment.MISSIONS)
                .play("place:2232");
        assertThat(joined.at(KIDU)).isEqualTo(2232);

        Scene alone = SecondPosition.recruitingIn(22)
                .place("Saytar", "2232")
                .dice(5)
                .start(Side.IMPERIAL, Segment.MISSIONS)
                .play("place:2232");
        assertThat(alone.isInPool(KIDU)).isTrue();
    }

    @Test
    @Tag("E2.C.1.1")
    void whereTheScenarioDoesNotAllowItNobodyIsRecruited() {
        SecondScene scene = begin(SecondPosition.in(22)
                .control("Quibron", PlanetState.REBEL_CONTROL)
                .place(STARLIGHT, "2211"));

        assertThat(scene.truth().turn().segment()).isNotEqualTo(Segment.MISSIONS);
    }
}
