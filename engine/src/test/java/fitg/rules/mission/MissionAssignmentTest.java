package fitg.rules.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.content.Catalogue;
import fitg.content.Loyalty;
import fitg.content.Mission;
import fitg.content.PlanetState;
import fitg.content.Possession;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Specification 12.1 to 12.5: who may do which mission, the draws, letters and completion. */
class MissionAssignmentTest {

    /** Which missions the Rebel player may give Boccanegra in 5231 (Adrax, Subterranean, size 2, coup 2). */
    private static Scene rebel(Position position) {
        return position.place("Boccanegra", 5231)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231")
                .expect(Ask.MISSION);
    }

    private static Scene imperial(Position position) {
        return position.place("Redjac", 5231)
                .start(Side.IMPERIAL, Segment.MISSIONS)
                .play("environ:5231")
                .expect(Ask.MISSION);
    }

    private static Position adrax() {
        return Position.in(52).loyalty("Adrax", Loyalty.NEUTRAL);
    }

    private static Position adrax(PlanetState state) {
        return Position.in(52).state("Adrax", state);
    }

    // ---- conditions of the twelve missions

    @Test
    void sabotageNeedsAnEnemyUnitThereOrAnEnemyPdb() {
        rebel(adrax()).expectOffers("mission:S");
        rebel(adrax(PlanetState.REBELLION).units(5231, UnitKind.LINE, 1)).expectOffers("mission:S");
        rebel(adrax(PlanetState.REBELLION).units(5232, UnitKind.LINE, 1)).expectNotOffered("mission:S");
    }

    @Test
    void theImperialPlayerMaySabotageRebelUnitsAndAPdbOfTheRebels() {
        imperial(adrax()).expectNotOffered("mission:S");
        imperial(adrax().units(5231, UnitKind.WILD_1_0, 1)).expectOffers("mission:S");
        imperial(adrax(PlanetState.REBEL_CONTROL)).expectOffers("mission:S");
    }

    @ParameterizedTest
    @CsvSource({"IMPERIAL_CONTROL, true", "REBELLION, false", "REBEL_CONTROL, false", "REBELLION_STOPPED, true"})
    void diplomacyNeedsTheLoyaltyMarker(PlanetState state, boolean open) {
        assertThat(rebel(adrax(state)).offers("mission:D")).isEqualTo(open);
        assertThat(imperial(adrax(state)).offers("mission:D")).isEqualTo(open);
    }

    @ParameterizedTest
    @CsvSource({"IMPERIAL_CONTROL, true", "REBELLION, false", "REBEL_CONTROL, false", "REBELLION_STOPPED, true"})
    void aCoupNeedsTheLoyaltyMarker(PlanetState state, boolean open) {
        assertThat(rebel(adrax(state)).offers("mission:C")).isEqualTo(open);
        assertThat(imperial(adrax(state)).offers("mission:C")).isEqualTo(open);
    }

    @Test
    void aCoupNeedsACoupRating() {
        Scene scene = Position.in(22)
                .place("Boccanegra", 2232)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:2232");

        scene.expect(Ask.MISSION).expectNotOffered("mission:C");
    }

    @Test
    void aSecondCoupIsBarredByTheMarker() {
        rebel(adrax().coupMarker(5231)).expectNotOffered("mission:C");
    }

    @Test
    void aCoupNeedsAMemberWithIntelligenceAboveOne() {
        Scene scene = adrax().place("Frun Sentel", 5231)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231");

        scene.expect(Ask.MISSION).expectNotOffered("mission:C");
    }

    @Test
    void oneMemberWithIntelligenceAboveOneIsEnoughForACoup() {
        Scene scene = rebel(adrax().place("Frun Sentel", 5231).actionCards(77).dice(1));
        scene.play("mission:C", "take");

        assertThat(Scene.names(scene.last(Event.MissionAssigned.class).members()))
                .containsExactlyInAnyOrder("Boccanegra", "Frun Sentel");
    }

    @Test
    void scavengingIsForRebelsWhileThereAreCards() {
        rebel(adrax()).expectOffers("mission:P");
        imperial(adrax()).expectNotOffered("mission:P");
        String[] all = Catalogue.standard().possessions().stream()
                .map(Possession::name)
                .toArray(String[]::new);
        rebel(adrax().withoutCards(all)).expectNotOffered("mission:P");
    }

    @Test
    void gainingCharactersNeedsSomebodyInThePool() {
        rebel(adrax()).expectOffers("mission:G");
        Position position = adrax();
        Catalogue.standard().characters().stream()
                .filter(card -> card.side() == Side.REBEL)
                .forEach(card -> position.dead(card.name()));
        rebel(position).expectNotOffered("mission:G");
    }

    @Test
    void theImperialPlayerGainsCharactersUpToOneMoreThanHeBeganWith() {
        imperial(adrax().imperialStart(1, 0)).expectOffers("mission:G");
        imperial(adrax().imperialStart(1, 0).place("Jin Voles", 5232)).expectNotOffered("mission:G");
    }

    @Test
    void prisonersDoNotCountAgainstGainingCharacters() {
        imperial(adrax().imperialStart(1, 0).place("Boccanegra", 5232).prisoner("Jin Voles", "Boccanegra"))
                .expectOffers("mission:G");
    }

    @Test
    @Tag("RUL-05")
    void informationIsNotGatheredOnAnOwnPlanetWithoutEnemies() {
        rebel(adrax()).expectOffers("mission:I");
        rebel(adrax(PlanetState.REBEL_CONTROL)).expectNotOffered("mission:I");
        rebel(adrax(PlanetState.REBEL_CONTROL).place("Redjac", 5231)).expectOffers("mission:I");
        imperial(adrax()).expectNotOffered("mission:I");
        imperial(adrax().place("Boccanegra", 5231)).expectOffers("mission:I");
        imperial(adrax().place("Boccanegra", 5232)).expectNotOffered("mission:I");
        imperial(adrax(PlanetState.REBELLION)).expectOffers("mission:I");
    }

    @Test
    void freeingNeedsAnOwnPrisonerInTheEnviron() {
        rebel(adrax().units(5231, UnitKind.LINE, 1).prisonerOfUnits("Frun Sentel", 5231))
                .expectOffers("mission:F");
        rebel(adrax().units(5232, UnitKind.LINE, 1).prisonerOfUnits("Frun Sentel", 5232))
                .expectNotOffered("mission:F");
        imperial(adrax().place("Boccanegra", 5231).prisoner("Jin Voles", "Boccanegra"))
                .expectOffers("mission:F");
    }

    @Test
    void assassinationNeedsADetectedFreeEnemyCharacterInTheEnviron() {
        rebel(adrax().place("Redjac", 5231).detected("Redjac")).expectOffers("mission:A");
        rebel(adrax().place("Redjac", 5231)).expectNotOffered("mission:A");
        rebel(adrax().place("Redjac", 5232).detected("Redjac")).expectNotOffered("mission:A");
        imperial(adrax().place("Boccanegra", 5231).detected("Boccanegra")).expectOffers("mission:A");
    }

    @Test
    void anEnemyAmongMilitaryUnitsCanBeAssassinated() {
        rebel(adrax().units(5231, UnitKind.LINE, 1).placeWithUnits("Redjac", 5231))
                .expectOffers("mission:A");
    }

    @Test
    void theTargetIsNamedWhenTheMissionIsAssigned() {
        Scene scene =
                rebel(adrax().place("Redjac", 5231).place("Jin Voles", 5231).detected("Redjac", "Jin Voles"));
        scene.play("mission:A").expect(Ask.TARGET);

        assertThat(scene.offers()).containsExactlyInAnyOrder("character:28", "character:29");
        assertThat(scene.events(Event.ActionCardDrawn.class)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"PATRIOTIC, true", "LOYAL, true", "NEUTRAL, false", "DISSENT, false", "UNREST, false"})
    void aCampIsStartedWherePeopleAreLoyalToTheEmpire(Loyalty loyalty, boolean open) {
        assertThat(rebel(Position.in(52).loyalty("Adrax", loyalty)).offers("mission:B"))
                .isEqualTo(open);
    }

    @Test
    void thereIsOneCampInAnEnvironAndOnlyRebelsStartOne() {
        rebel(Position.in(52).camp(5231, 1)).expectNotOffered("mission:B");
        imperial(Position.in(52)).expectNotOffered("mission:B");
    }

    @Test
    void subversionNeedsImperialUnitsInTheEnvironAndIsForRebels() {
        rebel(adrax().units(5231, UnitKind.LINE, 1)).expectOffers("mission:T");
        rebel(adrax().units(5232, UnitKind.LINE, 1)).expectNotOffered("mission:T");
        imperial(adrax().units(5231, UnitKind.WILD_1_0, 1)).expectNotOffered("mission:T");
    }

    @Test
    void theMissionsOfLargerGamesAreNotOffered() {
        rebel(adrax()).expectNotOffered("mission:E", "mission:J", "mission:H", "mission:Q");
        imperial(adrax()).expectNotOffered("mission:E", "mission:J", "mission:H", "mission:Q");
    }

    // ---- who goes where

    @Test
    @Tag("RUL-26")
    void eachMissionIsAssignedOnceInAnEnviron() {
        Scene scene = rebel(adrax().place("Frun Sentel", 5231)).play("mission:D", "take", "leave");

        scene.expect(Ask.MISSION).expectNotOffered("mission:D").expectOffers("mission:S");
    }

    @Test
    void aCharacterIsInOneGroupAtMost() {
        Scene scene = rebel(adrax().place("Frun Sentel", 5231).place("Doctor Sontag", 5231))
                .play("mission:D", "take", "leave", "leave", "mission:S");

        // about Sontag and Boccanegra only
        scene.expect(Ask.MISSION_MEMBER);
        assertThat(scene.decision().subject()).isEqualTo(Position.character("Doctor Sontag"));
    }

    @Test
    void idleCharactersAreAllowed() {
        Scene scene =
                rebel(adrax().place("Frun Sentel", 5231).actionCards(93)).play("mission:D", "take", "leave", "end");

        assertThat(scene.events(Event.ActionCardDrawn.class)).hasSize(1);
        assertThat(scene.events(Event.MissionAssigned.class)).hasSize(1);
    }

    @Test
    void anEnvironIsVisitedOnceInAPhase() {
        Scene scene = rebel(adrax().place("Frun Sentel", 5232).actionCards(93)).play("mission:G", "stop");

        scene.expect(Ask.NEXT_ENVIRON).expectOffers("environ:5232").expectNotOffered("environ:5231");
    }

    @Test
    void charactersWithMilitaryUnitsAndThoseBarredDoNoMissions() {
        Scene scene = adrax().place("Boccanegra", 5231)
                .units(5232, UnitKind.WILD_1_0, 1)
                .placeWithUnits("Frun Sentel", 5232)
                .place("Doctor Sontag", 5221)
                .noMission("Doctor Sontag")
                .start(Side.REBEL, Segment.MISSIONS);

        assertThat(scene.offers()).containsExactlyInAnyOrder("environ:5231", "end");
    }

    @Test
    void detectedCharactersDoMissions() {
        rebel(adrax().detected("Boccanegra")).expectOffers("mission:D");
    }

    @Test
    @Tag("RUL-78")
    void aFreedCharacterDoesNoMissionInThatPhase() {
        // a prisoner of units in 5231 is freed there; the environ is not offered again, nor does he get a mission
        Scene scene = adrax().place("Boccanegra", 5231)
                .place("Doctor Sontag", 5232)
                .units(5231, UnitKind.LINE, 1)
                .prisonerOfUnits("Frun Sentel", 5231)
                .actionCards(93)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:F");

        assertThat(scene.isFree("Frun Sentel")).isTrue();
        assertThat(scene.mayDoMissions("Frun Sentel")).isFalse();
    }

    @Test
    @Tag("RUL-78")
    void aCharacterFreedInAnEnvironNotYetHandledDoesNoMissionInThatPhase() {
        // the rebellion started in 5231 wipes out the Militia that holds Frun in 5232
        Scene scene = Position.in(52)
                .loyalty("Adrax", Loyalty.UNREST)
                .place("Boccanegra", 5231)
                .place("Doctor Sontag", 5221)
                .units(5232, UnitKind.MILITIA, 1)
                .prisonerOfUnits("Frun Sentel", 5232)
                .actionCards(82)
                .dice(6, 6)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:R", "count:0", "count:0", "count:1", "count:0", "environ:5232");

        assertThat(scene.isFree("Frun Sentel")).isTrue();
        scene.expect(Ask.NEXT_ENVIRON).expectOffers("environ:5221").expectNotOffered("environ:5232");
    }

    @Test
    void aGainedCharacterDoesNoMissionInThatPhase() {
        Scene scene = adrax().place("Boccanegra", 5231)
                .place("Doctor Sontag", 5232)
                .actionCards(73)
                .draws(20)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:G");

        assertThat(scene.at("Bridne Murcada")).isEqualTo(5231);
        assertThat(scene.mayDoMissions("Bridne Murcada")).isFalse();
    }

    // ---- draws

    @ParameterizedTest
    @CsvSource({"2221, GAIN_CHARACTERS", "5231, SABOTAGE", "2232, DIPLOMACY"})
    void onlyTheSectionOfTheEnvironIsRead(int environ, Mission lettered) {
        // card 82: Urban G, Special R S, Wild D
        Scene scene = Position.around(environ)
                .place("Frun Sentel", environ)
                .place("Doctor Sontag", environ)
                .place("Boccanegra", environ)
                .actionCards(82)
                .draws(20)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:" + environ, "mission:S", "take", "leave", "leave")
                .play("mission:D", "take", "leave", "mission:G");

        assertThat(scene.events(Event.LetterGained.class))
                .extracting(Event.LetterGained::mission)
                .containsExactly(lettered);
    }

    @Test
    void asManyCardsAreDrawnAsTheEnvironIsLarge() {
        Scene scene = rebel(adrax().actionCards(69, 70)).play("mission:G", "draw");

        assertThat(scene.events(Event.ActionCardDrawn.class)).hasSize(2);
        assertThat(scene.question()).isNotEqualTo(Ask.DRAW);
    }

    @Test
    void aCardIsNotDrawnTwiceInAnEnviron() {
        Scene scene = rebel(adrax().actionCards(69, 69)).play("mission:G");

        assertThatThrownBy(() -> scene.play("draw")).hasMessageContaining("not in the deck");
    }

    @Test
    void theDeckIsFullAgainForTheNextEnviron() {
        Scene scene =
                rebel(adrax().place("Frun Sentel", 5232).actionCards(93, 93)).play("mission:G", "stop");
        scene.play("environ:5232", "mission:G");

        assertThat(scene.events(Event.ActionCardDrawn.class)).hasSize(2);
    }

    @Test
    void stoppingEarlyForfeitsAllBonusDraws() {
        // Diplomacy by Sontag: Diplomacy 3, Neutral: three draws if all cards had been drawn
        Scene scene = adrax().place("Doctor Sontag", 5231)
                .actionCards(93)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:D", "stop");

        assertThat(scene.events(Event.ActionCardDrawn.class)).hasSize(1);
        assertThat(scene.question()).isNotEqualTo(Ask.BONUS);
    }

    @Test
    void theEventComesBeforeTheLetters() {
        // card 97 Wild: D, enemy agent: the only mission is aborted before its letter
        Scene scene = Position.in(22)
                .place("Boccanegra", 2232)
                .actionCards(97)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:2232", "mission:D");

        assertThat(scene.events(Event.LetterGained.class)).isEmpty();
        assertThat(scene.last(Event.MissionEnded.class).end()).isEqualTo(Event.MissionEnded.End.ABORTED);
    }

    @Test
    void drawingStopsWhenNoGroupIsLeft() {
        Scene scene = Position.in(22)
                .place("Boccanegra", 2232)
                .actionCards(97)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:2232", "mission:D");

        assertThat(scene.question()).isNotEqualTo(Ask.DRAW);
        assertThat(scene.events(Event.ActionCardDrawn.class)).hasSize(1);
    }

    @Test
    void twoGroupsWithALetterOnTheSameCardAreTakenInTheOrderThePlayerLikes() {
        // card 69: C S
        Scene scene = rebel(adrax().place("Doctor Sontag", 5231).actionCards(69))
                .play("mission:S", "take", "leave", "mission:C");

        scene.expect(Ask.LETTER_ORDER).play("mission:C");
        scene.expect(Ask.COMPLETE);
        assertThat(scene.decision().subject()).isEqualTo(Mission.COUP.ordinal());
    }

    // ---- completion

    @Test
    void aMissionThatDoesNotAccumulateIsCompleteAtItsFirstLetter() {
        Scene scene = rebel(adrax().actionCards(73).draws(20)).play("mission:G");

        assertThat(scene.last(Event.MissionEnded.class).end()).isEqualTo(Event.MissionEnded.End.COMPLETED);
        assertThat(scene.at("Bridne Murcada")).isEqualTo(5231);
    }

    @Test
    void anAccumulatingMissionMayBeCalledComplete() {
        Scene scene = rebel(adrax().actionCards(75)).play("mission:D").expect(Ask.COMPLETE);
        assertThat(scene.offers()).containsExactlyInAnyOrder("complete", "continue");

        scene.play("complete");

        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.DISSENT);
    }

    @Test
    void goingOnImplementsNothingYet() {
        Scene scene = rebel(adrax().actionCards(75)).play("mission:D", "continue");

        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.NEUTRAL);
        scene.expect(Ask.DRAW);
    }

    @Test
    void lettersHeldAreImplementedWhenTheDrawsEnd() {
        Scene scene = rebel(adrax().actionCards(75)).play("mission:D", "continue", "stop");

        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.DISSENT);
    }

    @Test
    void anAbortedMissionLosesAllItsLetters() {
        // card 75 (D), then card 80 (protocol): Diplomacy is aborted, loyalty shifts for the Empire
        Scene scene = rebel(adrax().actionCards(75, 80)).play("mission:D", "continue", "draw");

        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.LOYAL);
    }

    @Test
    void atTheUsefulMaximumTheMissionIsCompleteByItself() {
        Scene scene = rebel(adrax().actionCards(75, 96)).play("mission:D", "continue", "draw");

        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.UNREST);
        assertThat(scene.question()).isNotIn(Ask.COMPLETE, Ask.BONUS);
    }

    @Test
    void aCompletedGroupIsOutOfReachOfEvents() {
        // Diplomacy complete with card 75; Frun gains characters; card 80 (protocol) finds no Diplomacy
        Scene scene = rebel(adrax().place("Frun Sentel", 5231).actionCards(75, 80))
                .play("mission:D", "take", "leave", "mission:G", "complete", "draw");

        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.DISSENT);
    }

    @Test
    void aCompletedGroupGetsNoMoreLetters() {
        Scene scene = rebel(adrax().place("Frun Sentel", 5231).actionCards(75, 96))
                .play("mission:D", "take", "leave", "mission:G", "complete", "draw");

        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.DISSENT);
    }

    @Test
    void aCoupHasNoUsefulMaximum() {
        // two letters: 69 and 70; the mission still asks
        Scene scene = rebel(Position.in(52).actionCards(69, 70)).play("mission:C", "continue", "draw");

        scene.expect(Ask.COMPLETE);
    }

    @Test
    @Tag("RUL-64")
    void anEffectThatFindsNothingToActOnIsLost() {
        // Frun sabotages the only Militia (card 69: S), then Boccanegra's subversion gets its T (card 81)
        Scene scene = rebel(adrax().place("Frun Sentel", 5231)
                        .units(5231, UnitKind.MILITIA, 1)
                        .actionCards(69, 71))
                .play("mission:S", "take", "leave", "mission:T", "complete", "unit:militia", "draw", "complete");

        assertThat(scene.units(5231, Side.REBEL)).isZero();
        assertThat(scene.events(Event.LetterGained.class))
                .extracting(Event.LetterGained::mission)
                .contains(Mission.SUBVERT_TROOPS);
    }

    @Test
    @Tag("RUL-64")
    void conditionsAreNotTestedAgainAfterTheAssignment() {
        // a camp is begun at Loyal; Diplomacy makes it Neutral (card 75), then the B comes (card 68)
        Scene scene = Position.in(52)
                .loyalty("Adrax", Loyalty.LOYAL)
                .place("Oneste Woada", 5231)
                .place("Boccanegra", 5231)
                .actionCards(75, 68)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:D", "take", "leave", "mission:B", "complete", "draw");

        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.NEUTRAL);
        assertThat(scene.hasCamp(5231)).isTrue();
    }

    @Test
    @Tag("RUL-35")
    void imperialShipsChangeHandsAtTheStartOfTheImperialMissionPhase() {
        Scene scene = adrax().place("Redjac", 5231)
                .place("Jin Voles", 5231)
                .ship("Imperial Spaceship 1", "Redjac")
                .start(Side.IMPERIAL, Segment.MISSIONS);

        scene.expect(Ask.EXCHANGE).expectOffers("exchange:5231");
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
    }

    @Test
    @Tag("RUL-35")
    void imperialShipsDoNotChangeHandsInTheRebelMissionPhase() {
        Scene scene = adrax().place("Redjac", 5231)
                .place("Jin Voles", 5231)
                .ship("Imperial Spaceship 1", "Redjac")
                .place("Boccanegra", 5231)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.expect(Ask.NEXT_ENVIRON);
    }
}
