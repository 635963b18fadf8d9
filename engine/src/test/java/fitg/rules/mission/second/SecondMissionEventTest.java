package fitg.rules.mission.second;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.Scene;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.play.Viewer;
import fitg.play.words.Narrator;
import fitg.procedure.Event;
import fitg.procedure.Event.MissionEnded.End;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** C-MISS-4: the random events. Quibron Wild is 2211, Charkhan Air 2231, Charkhan Wild 2232. The success roll 21 shows C only. */
class SecondMissionEventTest {

    private static final String STARLIGHT = "Adam Starlight";
    private static final String SONTAG = "Doctor Sontag";
    private static final String FRUN = "Frun Sentel";
    private static final String VANS = "Vans Ka-Tie-A";

    private static SecondScene in(String environ, SecondPosition position, String... keys) {
        SecondScene scene = position.start(Side.REBEL, Segment.MISSIONS);
        scene.play("place:" + environ).play(keys);
        return scene;
    }

    private static SecondPosition garrison(String environ) {
        return SecondPosition.in(22).counter("1st Line", environ).place(FRUN, environ);
    }

    private static boolean tookEffect(Scene scene) {
        return scene.last(Happening.RandomEvent.class).takesEffect();
    }

    // ---- what is ignored

    @ParameterizedTest
    @Tag("C-MISS-4")
    @CsvSource({"1, 2", "1, 5", "1, 6", "3, 2", "3, 3", "3, 4", "4, 5", "6, 2", "6, 5"})
    void eventsAboutOtherMissionsAndOfTheCampaignAreIgnored(int tens, int units) {
        // Coup, atrocity, wrong soldier, politics, populace, rebels, protocol.
        SecondScene scene = in("2211", garrison("2211").dice(tens, units, 2, 1), "mission:S", "roll");

        assertThat(tookEffect(scene)).isFalse();
        assertThat(scene.isDetected(FRUN)).isFalse();
        scene.expect(Query.EVENT_ROLL).expectLuckUsedUp();
    }

    @Test
    @Tag("C-MISS-4")
    void aRepeatedEventIsIgnored() {
        // 13 in the wild: the locals raid, once.
        SecondScene scene = in(
                "2211",
                garrison("2211")
                        .counter("Conscript", "2211")
                        .pdb("Quibron", 1, true)
                        .dice(1, 3, 2, 1, 1, 3, 2, 1),
                "mission:S",
                "roll");
        scene.expect(Query.LOCALS_RAID).play("pdb", "roll");

        assertThat(tookEffect(scene)).isFalse();
        assertThat(scene.groundUnits("2211", Side.IMPERIAL)).isEqualTo(2);
    }

    // ---- detection and search

    @Test
    @Tag("C-MISS-4")
    @Tag("E2.C.3.1")
    void charactersAreDetectedAndGiveAwayTheirFriends() {
        SecondScene scene = in(
                "2211",
                garrison("2211").place(SONTAG, "2211").dice(3, 5, 2, 1),
                "mission:S",
                "take",
                "leave",
                "end",
                "roll");

        assertThat(scene.isDetected(FRUN)).isTrue();
        assertThat(scene.isDetected(SONTAG)).isTrue();
    }

    @Test
    @Tag("C-MISS-4")
    @Tag("E2.C.3.2")
    void detectedAndSearchedForOneGroupAfterTheOther() {
        // 41 and 42 in the wild: two searches, the first for Frun's group, the second only for the other.
        SecondScene scene = in(
                "2211",
                garrison("2211").place(SONTAG, "2211").dice(4, 1).picks(0).dice(10, 2, 1, 4, 2, 10, 2, 1, 4, 1, 2, 1),
                "mission:S",
                "take",
                "leave",
                "mission:I",
                "roll");

        scene.expect(Query.SEARCH_UNITS);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        scene.play("units").expect(Query.EVENT_ROLL).play("roll");
        scene.expect(Query.SEARCH_UNITS).play("units").expect(Query.EVENT_ROLL).play("roll");

        // Both were searched for once: the third event detects and nothing more.
        scene.expect(Query.EVENT_ROLL).expectLuckUsedUp();
        assertThat(scene.events(Happening.Searched.class)).hasSize(2);
    }

    @Test
    @Tag("C-MISS-4")
    void whoIsLetPassWasNotSearchedFor() {
        SecondScene scene = in("2211", garrison("2211").dice(4, 1, 2, 1, 4, 2, 2, 1), "mission:S", "roll");

        scene.expect(Query.SEARCH_UNITS).play("none").expect(Query.EVENT_ROLL).play("roll");

        scene.expect(Query.SEARCH_UNITS);
    }

    @Test
    @Tag("C-MISS-4")
    void badWeatherPreventsSearches() {
        SecondScene scene = in("2211", garrison("2211").dice(1, 4, 2, 1, 4, 1, 2, 1), "mission:S", "roll", "roll");

        assertThat(tookEffect(scene)).isFalse();
        assertThat(scene.isDetected(FRUN)).isFalse();
        scene.expect(Query.EVENT_ROLL);
    }

    // ---- accidents, agents, raids

    @Test
    @Tag("C-MISS-4")
    @Tag("S-R6")
    void anAccidentHitsARandomCharacterOrEscortTwice() {
        SecondScene scene = in(
                "2231",
                garrison("2231")
                        .place(SONTAG, "2231")
                        .escort(FRUN, Soldier.REGULAR)
                        .dice(3, 2, 1, 1)
                        .picks(1),
                "mission:S",
                "take",
                "take",
                "character:4",
                "roll");

        // Two hits reach the doctor's endurance of 2: wounded, none left.
        assertThat(scene.isWounded(SONTAG)).isTrue();
        assertThat(scene.hits(SONTAG)).isZero();
        assertThat(scene.hits(FRUN)).isZero();
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("C-MISS-4")
    @Tag("K-R1")
    void theTaleOfAnEventSpeaksOfHitsAndPatrols() {
        // 32 in the air is an accident; 31 in the wild is a patrol, the second time ignored.
        SecondScene hurt = in("2231", garrison("2231").dice(3, 2, 1, 1), "mission:S", "roll");
        SecondScene ignored = in(
                "2211",
                garrison("2211").control("Quibron", PlanetState.REBELLION).dice(3, 1, 2, 1, 3, 1, 2, 1),
                "mission:S",
                "roll",
                "roll");

        assertThat(told(hurt))
                .isEqualTo("One character or escort on a mission here, by chance, takes two hits. [E2.C.3.1]");
        assertThat(told(ignored)).isEqualTo("Stumbles on an enemy patrol: ignored. [E2.C.3.1]");
    }

    private static String told(Scene scene) {
        return Narrator.tell(scene.last(Happening.RandomEvent.class), Viewer.SPECTATOR);
    }

    @Test
    @Tag("E2.C.3.2")
    @Tag("C-MISS-4")
    void anAgentBetraysOneMissionAtRandom() {
        SecondScene scene = in(
                "2211",
                garrison("2211").place(SONTAG, "2211").dice(5, 6).picks(1).dice(2, 1),
                "mission:S",
                "take",
                "leave",
                "mission:I",
                "roll");

        assertThat(scene.events(Event.MissionEnded.class)).singleElement().satisfies(ended -> {
            assertThat(ended.mission().letter()).isEqualTo('I');
            assertThat(ended.end()).isEqualTo(End.ABORTED);
        });
        assertThat(scene.isDetected(FRUN)).isTrue();
        scene.expect(Query.EVENT_ROLL);
    }

    @Test
    @Tag("S-R89")
    @Tag("S-D56")
    void theLocalsRaidAUnitALandedStarshipOrThePdbAtTheOwnersChoice() {
        SecondScene scene = in(
                "2211",
                garrison("2211")
                        .counter("Imperial Transport", "2211")
                        .pdb("Quibron", 1, true)
                        .dice(1, 3, 2, 1),
                "mission:S",
                "roll");

        scene.expect(Query.LOCALS_RAID);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.offers()).containsExactly("pdb", "counter:0", "counter:1");
        scene.play("counter:1");
        assertThat(scene.counterPlace(1)).isEqualTo("gone");
        assertThat(scene.pdbUp("Quibron")).isTrue();
    }

    // ---- patrols

    @Test
    @Tag("S-R90")
    @Tag("C-SO-2")
    @Tag("A40")
    void whoStumblesMeetsAPatrolOfARandomKindLargerWithALeader() {
        // A 1st line alone has 3, with Vans 5; in both cases three. With the conscript and Vans 6: still three.
        SecondScene scene = in(
                "2211",
                garrison("2211")
                        .counter("Conscript", "2211")
                        .withUnits(VANS, "2211")
                        .dice(3, 1)
                        .picks(1),
                "mission:S",
                "roll");

        Happening.PatrolSent patrol = scene.last(Happening.PatrolSent.class);
        assertThat(patrol.soldier()).isEqualTo(Soldier.CONSCRIPT);
        assertThat(patrol.count()).isEqualTo(3);
        assertThat(patrol.side()).isEqualTo(Side.IMPERIAL);
        scene.expect(Query.LASERS);
    }

    @Test
    @Tag("S-R90")
    @Tag("C-MISS-4")
    @Tag("A31")
    @Tag("E5.5.a.1")
    void withoutTroopsTheWatchComesAndCannotHoldACaptive() {
        // Given nobody Imperial on Quibron but the PDB. Each conscript has one die on stun, and both hit: a stun hit
        // and a
        // normal hit make two, the doctor's endurance.
        SecondScene scene = in(
                "2211",
                SecondPosition.in(22)
                        .pdb("Quibron", 1, true)
                        .place(SONTAG, "2211")
                        .dice(3, 1, 5, 6, 1, 1, 2, 1),
                "mission:S",
                "roll");
        Happening.PatrolSent watch = scene.last(Happening.PatrolSent.class);
        assertThat(watch.soldier()).isEqualTo(Soldier.CONSCRIPT);
        assertThat(watch.count()).isEqualTo(2);

        scene.play("stun", "stand").play(scene.offers().getFirst());

        assertThat(scene.last(Happening.BattleEnded.class).ending())
                .isEqualTo(Happening.BattleEnded.Ending.ATTACKER_WON);
        assertThat(scene.isFree(SONTAG)).isTrue();
        assertThat(scene.events(Event.Captured.class)).isEmpty();
        assertThat(scene.hits(SONTAG)).isEqualTo(1);
        // His mission goes on.
        scene.expect(Query.EVENT_ROLL).expectLuckUsedUp();
    }

    @Test
    @Tag("S-R90")
    @Tag("E5.5.a.1")
    void aCharacterWithoutTroopsCanHoldACaptiveOfTheWatch() {
        SecondScene scene = in(
                "2211",
                SecondPosition.in(22).place(VANS, "2211").place(SONTAG, "2211").dice(3, 1, 5, 6, 1, 1),
                "mission:I",
                "roll");

        scene.play("stun", "stand").play(scene.offers().getFirst());

        assertThat(scene.isPrisoner(SONTAG)).isTrue();
        assertThat(scene.holder(SONTAG)).isEqualTo(VANS);
    }

    @Test
    @Tag("C-MISS-4")
    void onAPlanetTheEnemyDoesNotControlNobodyStumbles() {
        SecondScene scene = in(
                "2211",
                garrison("2211").control("Quibron", PlanetState.REBELLION).dice(3, 1, 2, 1),
                "mission:S",
                "roll");

        assertThat(scene.events(Happening.PatrolSent.class)).isEmpty();
        scene.expect(Query.EVENT_ROLL);
    }

    @Test
    @Tag("C-MISS-4")
    void theWrongSoldierWithoutALeaderMeansThatTheEnemyMaySendAPatrol() {
        SecondScene scene = in("2211", garrison("2211").dice(1, 6), "mission:T", "roll");

        scene.expect(Query.FOUND);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.offers()).containsExactly("patrol:line", "decline");
        assertThat(scene.last(Event.MissionEnded.class).end()).isEqualTo(End.ABORTED);
        scene.play("patrol:line").expect(Query.LASERS);
    }

    @Test
    @Tag("C-MISS-4")
    @Tag("S-D49")
    void theWrongSoldierUnderALeaderMeansCapture() {
        SecondScene scene = in(
                "2211",
                garrison("2211")
                        .withUnits(VANS, "2211")
                        .escort(FRUN, Soldier.REGULAR)
                        .dice(1, 6),
                "mission:T",
                "roll");

        scene.expect(Query.HOLDER).expectOffers("units", "character:30").play("units");
        assertThat(scene.isPrisoner(FRUN)).isTrue();
        assertThat(scene.escorts(FRUN)).isZero();
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("C-MISS-4")
    void aWoundedLeaderOfTheTroopsCapturesNobody() {
        SecondScene scene = in(
                "2211", garrison("2211").withUnits(VANS, "2211").wounded(VANS).dice(1, 6), "mission:T", "roll");

        scene.expect(Query.FOUND);
    }

    @Test
    @Tag("RUL-30")
    void anAssassinationIsOverWhenItsTargetIsGone() {
        SecondScene scene = in("2211", garrison("2211").withUnits(VANS, "2211").dice(1, 5, 2, 1), "mission:A", "roll");
        scene.truth().people().imprison(Position.character(VANS), Position.character(FRUN));

        scene.play("stop");

        assertThat(scene.last(Event.MissionEnded.class).end()).isEqualTo(End.ABORTED);
        assertThat(scene.events(Event.DieRolled.class)).isEmpty();
    }

    // ---- loyalty

    @Test
    @Tag("C-MISS-4")
    void civilWarMattersWhereMissionsCanMoveLoyalty() {
        // Charkhan is Patriotic, which is good for the Empire; 26 in the wild is civil war.
        SecondScene scene =
                SecondPosition.in(22).place(VANS, "2232").dice(2, 6, 2, 1).start(Side.IMPERIAL, Segment.MISSIONS);
        scene.play("place:2232", "mission:D", "roll");
        assertThat(scene.loyalty("Charkhan")).isEqualTo(Loyalty.NEUTRAL);

        SecondScene breakout = SecondPosition.of(
                        Scenarios.named("breakout-at-egrix").orElseThrow())
                .place(VANS, "2232")
                .place(FRUN, "2232")
                .dice(2, 6, 2, 1)
                .start(Side.IMPERIAL, Segment.MISSIONS);
        breakout.play("place:2232", "mission:I", "roll");
        assertThat(tookEffect(breakout)).isFalse();
    }

    @ParameterizedTest
    @Tag("C-MISS-4")
    @CsvSource({"45, true", "32, false"})
    void protocolAlwaysAndPoliticsOnlyWithoutADiplomatEndDiplomacy(int roll, boolean ends) {
        // Sontag has diplomacy 3. Quibron is Loyal.
        SecondPosition position = SecondPosition.in(22).place(SONTAG, "2211").dice(roll / 10, roll % 10);
        SecondScene scene = in("2211", ends ? position : position.dice(2, 1), "mission:D", "roll");

        assertThat(scene.events(Event.MissionEnded.class)).hasSize(ends ? 1 : 0);
        assertThat(scene.loyalty("Quibron")).isEqualTo(ends ? Loyalty.PATRIOTIC : Loyalty.LOYAL);
    }

    private static SecondPosition coup() {
        return SecondPosition.in(22).place("Odene Hobar", "2221");
    }

    @Test
    @Tag("C-MISS-4")
    @Tag("S-R138")
    void anAbortedCoupMayHandTheGroupOverToThoseWhoAreThere() {
        // 53 is card 94, urban: coup aborted 6, found on 4 to 6.
        SecondScene scene = in(
                "2221", coup().counter("1st Line", "2221").place(VANS, "2221").dice(5, 3, 4), "mission:C", "roll");

        scene.expect(Query.FOUND);
        assertThat(scene.offers()).containsExactly("patrol:line", "characters", "decline");
        assertThat(scene.isDetected("Odene Hobar")).isTrue();
        assertThat(scene.loyalty("Angoff")).isEqualTo(Loyalty.LOYAL);
        scene.play("characters").expect(Query.LASERS);
    }

    @Test
    @Tag("C-MISS-4")
    void anAbortedCoupMayKillTheGroup() {
        // 51 is card 92, urban: coup aborted 4, killed on a 6.
        SecondScene scene =
                in("2221", coup().escort("Odene Hobar", Soldier.REGULAR).dice(5, 1, 6), "mission:C", "roll");

        assertThat(scene.isDead("Odene Hobar")).isTrue();
        assertThat(scene.escorts("Odene Hobar")).isZero();
    }

    @Test
    @Tag("C-MISS-4")
    @Tag("S-R139")
    void anAbortedCoupMayKillOneAtRandomAndCaptureTheOthers() {
        // Orning Liquid has a coup rating; 24 is card 77, special: coup aborted 3, on a 6 one dies and the rest are
        // captured.
        SecondScene scene = SecondPosition.in(24)
                .counter("Conscript", "2411")
                .place(SONTAG, "2411")
                .place(FRUN, "2411")
                .dice(2, 4, 6)
                .picks(0)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.play("place:2411", "mission:C", "take", "character:12", "roll");

        assertThat(scene.isDead(FRUN)).isTrue();
        assertThat(scene.isPrisoner(SONTAG)).isTrue();
    }
}
