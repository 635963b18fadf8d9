package fitg.rules.mission;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.Mission;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.play.Told;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Specification 12.6: the events of the action cards, one type after the other. Most happen in 5231 (Adrax,
 * Subterranean, size 2, coup 2, no creature, first race Rhone) or 2232 (Charkhan, Wild, size 3, no creature).
 */
class ActionEventTest {

    private static Position adrax() {
        return Position.in(52).loyalty("Adrax", Loyalty.NEUTRAL);
    }

    private static Scene play(Position position, Side side, int environ, String... keys) {
        return position.start(side, Segment.MISSIONS).play("environ:" + environ).play(keys);
    }

    /** Boccanegra alone on a mission in 5231. */
    private static Scene alone(Position position, String mission, int... cards) {
        return play(position.place("Boccanegra", 5231).actionCards(cards), Side.REBEL, 5231, mission);
    }

    private static Event.MissionEnded.End end(Scene scene, Mission mission) {
        return scene.events(Event.MissionEnded.class).stream()
                .filter(ended -> ended.mission() == mission)
                .findFirst()
                .orElseThrow(() -> new AssertionError(mission + " has not ended"))
                .end();
    }

    // ---- creatures

    /** Boccanegra, Combat 5, on a mission in the environ. */
    private static Scene creature(Position position, int environ, int... cards) {
        return play(position.place("Boccanegra", environ).actionCards(cards), Side.REBEL, environ, "mission:G");
    }

    @Test
    void theCreatureNamedInTheEnvironAttacks() {
        Scene scene = creature(Position.in(22), 2211, 74);

        assertThat(scene.last(Event.CharacterCombatBegan.class).attacker()).isEqualTo("Snow Giants");
    }

    @Test
    void withoutANamedCreatureNothingComes() {
        Scene scene = creature(Position.in(22), 2232, 74);

        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
        scene.expect(Ask.DRAW);
    }

    @ParameterizedTest
    @CsvSource({"75, 4", "85, 7", "95, 7"})
    void withoutANamedCreatureSentryRobotsAttack(int card, int strength) {
        Scene scene = creature(Position.in(22).dice(1, 1), 2232, card).play("stand");

        assertThat(scene.last(Event.RoundFought.class).attackStrength()).isEqualTo(strength);
    }

    @Test
    void sentryRobotsAttackOnlyWhereTheEnemyControlsThePlanet() {
        Scene scene = creature(Position.in(22).state("Charkhan", PlanetState.REBELLION), 2232, 75);

        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
    }

    @Test
    void imperialsMeetNoSentryRobotsOnTheirOwnPlanet() {
        Scene scene = play(Position.in(22).place("Redjac", 2232).actionCards(75), Side.IMPERIAL, 2232, "mission:D");

        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
    }

    @Test
    void oneRandomGroupIsAttackedByTheCreature() {
        Scene scene = play(
                Position.in(22)
                        .place("Frun Sentel", 2211)
                        .place("Boccanegra", 2211)
                        .actionCards(74)
                        .picks(1),
                Side.REBEL,
                2211,
                "mission:D",
                "take",
                "leave",
                "mission:G");

        assertThat(Scene.names(scene.last(Event.CharacterCombatBegan.class).defenders()))
                .containsExactly("Boccanegra");
    }

    @Test
    @Tag("RUL-27")
    void theCreatureEventsAreOneTypeAndOneThatDidNothingCountsAsDrawn() {
        // creature or nothing finds none; the robots of the next card are a repeat
        Scene scene = creature(Position.in(22), 2232, 74, 75).play("draw");

        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
        assertThat(scene.last(Event.ActionEventDrawn.class).takesEffect()).isFalse();
    }

    @Test
    void aGroupWithYarroLatacIsSparedBySentryRobots() {
        Scene scene = play(
                Position.in(22).place("Yarro Latac", 2232).actionCards(75, 85), Side.REBEL, 2232, "mission:G", "draw");

        // and the event counts as drawn: the second card is a repeat
        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
        assertThat(scene.last(Event.ActionEventDrawn.class).takesEffect()).isFalse();
    }

    @Test
    void aGroupWithYarroLatacIsNotSparedByCreatures() {
        Scene scene = play(Position.in(22).place("Yarro Latac", 2211).actionCards(74), Side.REBEL, 2211, "mission:G");

        assertThat(scene.events(Event.CharacterCombatBegan.class)).hasSize(1);
    }

    @Test
    @Tag("RUL-27")
    void professorMaregSparesHisGroupTheFirstCreatureWhichThenDoesNotCountAsDrawn() {
        Scene scene =
                play(Position.in(22).place("Professor Mareg", 2211).actionCards(74), Side.REBEL, 2211, "mission:G");
        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();

        Scene second = play(
                Position.in(22).place("Professor Mareg", 2211).actionCards(74, 75),
                Side.REBEL,
                2211,
                "mission:G",
                "draw");
        assertThat(second.events(Event.CharacterCombatBegan.class)).hasSize(1);
    }

    @Test
    void professorMaregDoesNotHelpInUrbanEnvirons() {
        // Angoff, Laboroid; card 68 Urban: R H, creature or nothing; surprise, no break-off in the first round
        Scene scene = play(
                Position.in(22).place("Professor Mareg", 2221).actionCards(68).dice(1, 1),
                Side.REBEL,
                2221,
                "mission:G");

        assertThat(scene.events(Event.CharacterCombatBegan.class)).hasSize(1);
    }

    @Test
    void creaturesOutOfSeasonStayAway() {
        Scene scene = creature(Position.in(22), 2211, 92, 74).play("draw");

        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
    }

    @Test
    @Tag("RUL-83")
    void charactersStruckInTurnAreStruckInTheOrderOfTheirCards() {
        // Drants in 2231: Frun (4) on a 6, Boccanegra (14) on a 1
        Scene scene = play(
                Position.in(22)
                        .place("Boccanegra", 2231)
                        .place("Frun Sentel", 2231)
                        .actionCards(97)
                        .dice(6, 1),
                Side.REBEL,
                2231,
                "mission:G",
                "take",
                "take");

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(2);
        assertThat(scene.wounds("Boccanegra")).isZero();
    }

    // ---- irate locals: card 74 Special, 91 Wild, 71 Urban

    @ParameterizedTest
    @CsvSource({"5231, 74, 4", "2232, 91, 5", "4211, 71, 6"})
    void irateLocalsOfTheFirstRaceAttack(int environ, int card, int strength) {
        Scene scene = play(
                Position.around(environ)
                        .place("Boccanegra", environ)
                        .actionCards(card)
                        .dice(1, 1),
                Side.REBEL,
                environ,
                "mission:G",
                "stand");

        assertThat(scene.last(Event.RoundFought.class).attackStrength()).isEqualTo(strength);
        assertThat(scene.last(Event.CharacterCombatBegan.class).firefight()).isTrue();
    }

    @Test
    void aGroupWithOnesteWoadaIsSparedByIrateLocals() {
        Scene scene = play(adrax().place("Oneste Woada", 5231).actionCards(74), Side.REBEL, 5231, "mission:G");

        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
    }

    @Test
    @Tag("RUL-28")
    void idleCharactersAreNotAttackedByIrateLocals() {
        Scene scene = play(
                adrax().place("Boccanegra", 5231).place("Frun Sentel", 5231).actionCards(74),
                Side.REBEL,
                5231,
                "mission:G",
                "leave",
                "end");

        assertThat(Scene.names(scene.last(Event.CharacterCombatBegan.class).defenders()))
                .containsExactly("Boccanegra");
    }

    // ---- stumble: card 88 Special

    @Test
    @Tag("RUL-45")
    void aGroupStumblesOnASquadWithoutAskingAnybody() {
        Scene scene = alone(adrax().units(5231, UnitKind.LINE, 1), "mission:G", 88);

        scene.expect(Ask.AIM);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
    }

    @Test
    void thereIsNoSquadToStumbleOnWithoutUnitsThere() {
        Scene scene = alone(adrax().units(5232, UnitKind.LINE, 1).place("Redjac", 5231), "mission:G", 88);

        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
        scene.expect(Ask.DRAW);
    }

    @Test
    void thereIsNoSquadToStumbleOnWhereTheEnemyDoesNotControlThePlanet() {
        Scene scene = alone(
                Position.in(52).state("Adrax", PlanetState.REBELLION).units(5231, UnitKind.LINE, 1), "mission:G", 88);

        scene.expect(Ask.DRAW);
    }

    // ---- detection: card 70 Special

    @Test
    @Tag("RUL-28")
    void detectionReachesIdleCharactersToo() {
        Scene scene = play(
                adrax().place("Boccanegra", 5231).place("Frun Sentel", 5231).actionCards(70),
                Side.REBEL,
                5231,
                "mission:G",
                "leave",
                "end");

        assertThat(scene.hasDetectedFlag("Boccanegra")).isTrue();
        assertThat(scene.hasDetectedFlag("Frun Sentel")).isTrue();
    }

    // ---- detection and search: cards 83 and 85 Special

    @Test
    void theSearchEventDetectsEvenIfNobodyIsThereToSearch() {
        Scene scene = alone(adrax(), "mission:G", 83);

        assertThat(scene.hasDetectedFlag("Boccanegra")).isTrue();
        scene.expect(Ask.DRAW);
    }

    @Test
    void bothKindsOfSearchersMayFollowTheEvent() {
        Scene scene = alone(
                adrax().units(5231, UnitKind.LINE, 1).place("Redjac", 5231).dice(6, 6), "mission:G", 83);

        scene.play("units", "take", "units-first");

        assertThat(scene.events(Event.SearchRolled.class)).hasSize(2);
    }

    @Test
    void aGroupIsSearchedForOnceInAPhase() {
        Scene scene = alone(adrax().units(5231, UnitKind.LINE, 1).dice(6), "mission:G", 83, 85)
                .play("units", "draw");

        assertThat(scene.events(Event.SearchRolled.class)).hasSize(1);
        assertThat(scene.question()).isNotEqualTo(Ask.SEARCH_UNITS);
    }

    @Test
    void theNextSearchEventIsForAnotherGroup() {
        // the first search is for the second group (G); the second event leaves only P, without a pick
        Scene scene = play(
                adrax().place("Frun Sentel", 5231)
                        .place("Boccanegra", 5231)
                        .units(5231, UnitKind.LINE, 1)
                        .actionCards(83, 85)
                        .picks(1)
                        .dice(6, 6),
                Side.REBEL,
                5231,
                "mission:P",
                "take",
                "leave",
                "mission:G",
                "units",
                "draw",
                "units");

        // Boccanegra 2 + 2 - 1 + 1, then Frun 1 + 2 - 1
        assertThat(scene.events(Event.SearchRolled.class))
                .extracting(Event.SearchRolled::hidingValue)
                .containsExactly(4, 2);
    }

    @Test
    void aGroupHeLetPassMayStillBeSearchedFor() {
        Scene scene = alone(adrax().units(5231, UnitKind.LINE, 1), "mission:G", 83, 85)
                .play("none", "draw");

        scene.expect(Ask.SEARCH_UNITS);
    }

    @Test
    @Tag("RUL-65")
    void afterAProhibitionTheWholeSearchEventIsIgnored() {
        // card 69: weather
        Scene scene = alone(adrax().units(5231, UnitKind.LINE, 1), "mission:G", 69, 83)
                .play("draw");

        assertThat(scene.events(Event.SearchRolled.class)).isEmpty();
        assertThat(scene.hasDetectedFlag("Boccanegra")).isFalse();
    }

    @Test
    @Tag("RUL-29")
    void aProhibitionAfterASearchEventStopsTheSearchesToCome() {
        // 4322 (Solvia, Subterranean, size 3): search event let pass, weather, search event
        Scene scene = play(
                Position.in(43)
                        .place("Boccanegra", 4322)
                        .units(4322, UnitKind.LINE, 1)
                        .actionCards(83, 69, 85),
                Side.REBEL,
                4322,
                "mission:G",
                "none",
                "draw",
                "draw");

        assertThat(scene.events(Event.SearchRolled.class)).isEmpty();
        assertThat(scene.question()).isNotEqualTo(Ask.SEARCH_UNITS);
    }

    @Test
    void theShelterOfTheLocalsProhibitsSearchesToo() {
        // 2232: card 68 Wild (shelter), then 86 Wild (search event)
        Scene scene = play(
                Position.in(22)
                        .place("Boccanegra", 2232)
                        .units(2232, UnitKind.LINE, 1)
                        .actionCards(68, 86),
                Side.REBEL,
                2232,
                "mission:G",
                "draw");

        scene.expect(Ask.DRAW);
        assertThat(scene.hasDetectedFlag("Boccanegra")).isFalse();
    }

    // ---- coup aborted

    /** Environs with a coup rating: 5511 Wild (Niconi), 5231 Special (Adrax), 4211 Urban (Lonica). */
    private static String planet(int environ) {
        return environ == 5511 ? "Niconi" : environ == 5231 ? "Adrax" : "Lonica";
    }

    private static Scene coup(int environ, int card, int die) {
        return play(
                Position.around(environ)
                        .loyalty(planet(environ), Loyalty.NEUTRAL)
                        .place("Boccanegra", environ)
                        .units(environ, UnitKind.MILITIA, 1)
                        .actionCards(card)
                        .dice(die),
                Side.REBEL,
                environ,
                "mission:C");
    }

    @ParameterizedTest
    @CsvSource({
        // 1
        "5511, 69, 1, none",
        "5511, 69, 3, none",
        "5511, 69, 4, shift",
        "5511, 69, 5, captured",
        "5511, 69, 6, captured",
        // 2
        "5511, 76, 4, none",
        "5511, 76, 5, shift",
        "5511, 76, 6, captured",
        // 3
        "5231, 77, 2, none",
        "5231, 77, 3, shift",
        "5231, 77, 5, shift",
        "5231, 77, 6, killed",
        // 4
        "5231, 78, 3, none",
        "5231, 78, 4, shift",
        "5231, 78, 5, shift",
        "5231, 78, 6, killed",
        "4211, 92, 6, killed",
        // 5
        "5231, 87, 2, none",
        "5231, 87, 3, shift",
        "5231, 87, 4, shift",
        "5231, 87, 5, found",
        "5231, 87, 6, found",
        // 6
        "4211, 94, 1, shift",
        "4211, 94, 3, shift",
        "4211, 94, 4, found",
        "4211, 94, 6, found",
        // 7
        "4211, 93, 2, none",
        "4211, 93, 3, shift",
        "4211, 93, 4, shift",
        "4211, 93, 5, captured",
        "4211, 93, 6, captured"
    })
    void anAbortedCoupEndsAsItsCardAndTheDieSay(int environ, int card, int die, String outcome) {
        Scene scene = coup(environ, card, die);

        assertThat(end(scene, Mission.COUP)).isEqualTo(Event.MissionEnded.End.ABORTED);
        assertThat(scene.loyalty(planet(environ))).isEqualTo(outcome.equals("none") ? Loyalty.NEUTRAL : Loyalty.LOYAL);
        assertThat(scene.isPrisoner("Boccanegra")).isEqualTo(outcome.equals("captured"));
        assertThat(scene.isDead("Boccanegra")).isEqualTo(outcome.equals("killed"));
        boolean found = !scene.game().isOver() && scene.question() == Ask.ATTACK_FOUND_WITH;
        assertThat(found).isEqualTo(outcome.equals("found"));
    }

    @Test
    void theGroupOfAnAbortedCoupIsDetected() {
        assertThat(coup(5231, 77, 1).hasDetectedFlag("Boccanegra")).isTrue();
    }

    private static Scene thirdCoup(Position position) {
        return play(
                position.place("Boccanegra", 5231)
                        .place("Frun Sentel", 5231)
                        .actionCards(77)
                        .dice(6),
                Side.REBEL,
                5231,
                "mission:C",
                "take");
    }

    @Test
    void oneVariantKillsOneMemberOfThePhasingPlayersChoiceAndCapturesTheRest() {
        Scene scene = thirdCoup(adrax().units(5231, UnitKind.MILITIA, 1));
        scene.expect(Ask.COUP_VICTIM);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);

        scene.play("character:14");

        assertThat(scene.isDead("Boccanegra")).isTrue();
        assertThat(scene.isPrisoner("Frun Sentel")).isTrue();
    }

    @Test
    @Tag("R2.18")
    void thatMemberDiesEvenIfNobodyCanBeCaptured() {
        Scene scene = thirdCoup(adrax()).play("character:14");

        assertThat(scene.isDead("Boccanegra")).isTrue();
        assertThat(scene.isFree("Frun Sentel")).isTrue();
    }

    @Test
    @Tag("RUL-70")
    void anyCharactersThereMayAttackTheGroupFoundAndAreNotDetectedByIt() {
        Scene scene = play(
                adrax().place("Boccanegra", 5231)
                        .place("Redjac", 5231)
                        .place("Jin Voles", 5231)
                        .units(5231, UnitKind.LINE, 1)
                        .placeWithUnits("Barca", 5231)
                        .actionCards(87)
                        .dice(6),
                Side.REBEL,
                5231,
                "mission:C");
        scene.expect(Ask.ATTACK_FOUND_WITH).expectOffers("squad", "characters", "pass");

        // Barca leaves the military stack, Redjac comes along, Jin Voles does not
        scene.play("characters", "take", "take", "leave", "hand-to-hand", "kill");

        assertThat(Scene.names(scene.last(Event.CharacterCombatBegan.class).attackers()))
                .containsExactlyInAnyOrder("Barca", "Redjac");
        assertThat(scene.isWithUnits("Barca")).isFalse();
        assertThat(scene.hasDetectedFlag("Redjac")).isFalse();
        assertThat(scene.hasDetectedFlag("Barca")).isFalse();
    }

    /** Against Boccanegra (5): a Line sends a squad of 8, Barca (5), Redjac (6) and Jin Voles (5) have 16 together. */
    @Test
    void whoFindsAGroupIsToldTheFightBeforeHeAttacksIt() {
        Scene scene = play(
                adrax().place("Boccanegra", 5231)
                        .place("Redjac", 5231)
                        .place("Jin Voles", 5231)
                        .units(5231, UnitKind.LINE, 1)
                        .placeWithUnits("Barca", 5231)
                        .actionCards(87)
                        .dice(6),
                Side.REBEL,
                5231,
                "mission:C");

        assertThat(Told.odds(scene, "squad").remarks().getFirst()).startsWith("column +2 to +3 ");
        assertThat(Told.odds(scene, "characters").remarks().getFirst()).startsWith("column +11 or more ");
        scene.play("characters");
        assertThat(Told.odds(scene, "take").remarks().getFirst()).startsWith("column 0 ");
        scene.play("take");
        assertThat(Told.odds(scene, "take").remarks().getFirst()).startsWith("column +4 to +6 ");
        assertThat(Told.odds(scene, "leave").remarks().getFirst()).startsWith("column 0 ");
    }

    @Test
    void nothingComesOfBeingFoundWhereTheEnemyHasNobody() {
        Scene scene = alone(adrax().dice(6), "mission:C", 87);

        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.LOYAL);
    }

    @Test
    void withoutACoupItsEventIsIgnored() {
        Scene scene = alone(adrax(), "mission:G", 77);

        scene.expect(Ask.DRAW);
        assertThat(scene.hasDetectedFlag("Boccanegra")).isFalse();
        assertThat(scene.last(Event.ActionEventDrawn.class).takesEffect()).isFalse();
    }

    @Test
    void aFinishedCoupIsNotAborted() {
        // card 69 completes the coup; Frun's group keeps the draws going; card 77 rolls no die
        Scene scene = play(
                adrax().place("Frun Sentel", 5231).place("Boccanegra", 5231).actionCards(69, 77),
                Side.REBEL,
                5231,
                "mission:G",
                "take",
                "leave",
                "mission:C",
                "complete",
                "draw");

        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.DISSENT);
    }

    @Test
    void anImperialCoupThatFailsShiftsForTheRebels() {
        Scene scene = play(adrax().place("Redjac", 5231).actionCards(77).dice(3), Side.IMPERIAL, 5231, "mission:C");

        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.DISSENT);
    }

    // ---- chicken out: card 71 Special

    @Test
    void wouldBeRebelsLoseHeart() {
        Scene scene = alone(adrax(), "mission:R", 71);

        assertThat(end(scene, Mission.REBELLION)).isEqualTo(Event.MissionEnded.End.ABORTED);
        assertThat(scene.hasDetectedFlag("Boccanegra")).isTrue();
    }

    @Test
    void theStopRebellionMissionIsNotTouchedByTheirLossOfHeart() {
        Scene scene = play(
                Position.in(52)
                        .state("Adrax", PlanetState.REBELLION)
                        .place("Redjac", 5231)
                        .actionCards(71),
                Side.IMPERIAL,
                5231,
                "mission:R");

        scene.expect(Ask.DRAW);
        assertThat(scene.hasDetectedFlag("Redjac")).isFalse();
    }

    // ---- wrong soldier: card 96 Special

    @Test
    void aWrongSoldierLetsASquadFindTheGroup() {
        Scene scene = alone(adrax().units(5231, UnitKind.LINE, 1).place("Redjac", 5231), "mission:T", 96);

        assertThat(end(scene, Mission.SUBVERT_TROOPS)).isEqualTo(Event.MissionEnded.End.ABORTED);
        // a squad only; a leader outside the military stack does not count
        scene.expect(Ask.ATTACK_FOUND_WITH);
        assertThat(scene.offers()).containsExactlyInAnyOrder("squad", "pass");
    }

    @Test
    void withALeaderAmongTheUnitsTheWrongSoldierMeansCapture() {
        Scene scene = alone(
                adrax().units(5231, UnitKind.LINE, 1)
                        .placeWithUnits("Jon Kidu", 5231)
                        .place("Redjac", 5231),
                "mission:T",
                96);
        scene.expect(Ask.HOLDER).play("units");

        assertThat(scene.isPrisoner("Boccanegra")).isTrue();
        assertThat(scene.holder("Boccanegra")).isEqualTo("units");
    }

    @Test
    void withoutUnitsLeftTheWrongSoldierOnlyAborts() {
        // Frun sabotages the last Militia (card 69), then card 96
        Scene scene = play(
                adrax().place("Frun Sentel", 5231)
                        .place("Boccanegra", 5231)
                        .units(5231, UnitKind.MILITIA, 1)
                        .actionCards(69, 96),
                Side.REBEL,
                5231,
                "mission:S",
                "take",
                "leave",
                "mission:T",
                "complete",
                "unit:militia",
                "draw");

        assertThat(end(scene, Mission.SUBVERT_TROOPS)).isEqualTo(Event.MissionEnded.End.ABORTED);
        assertThat(scene.isFree("Boccanegra")).isTrue();
        assertThat(scene.question()).isNotEqualTo(Ask.ATTACK_FOUND_WITH);
    }

    // ---- enemy agent: card 90 Special

    @Test
    void anEnemyAgentBetraysARandomMission() {
        Scene scene = play(
                adrax().place("Frun Sentel", 5231)
                        .place("Boccanegra", 5231)
                        .place("Doctor Sontag", 5231)
                        .actionCards(90)
                        .picks(1),
                Side.REBEL,
                5231,
                "mission:P",
                "take",
                "leave",
                "leave",
                "mission:G",
                "leave",
                "end");

        assertThat(end(scene, Mission.GAIN_CHARACTERS)).isEqualTo(Event.MissionEnded.End.ABORTED);
        assertThat(scene.events(Event.MissionEnded.class)).hasSize(1);
        // detection as in the event of that name: everybody of his there
        assertThat(scene.hasDetectedFlag("Frun Sentel")).isTrue();
        assertThat(scene.hasDetectedFlag("Boccanegra")).isTrue();
    }

    // ---- protocol: card 80 Special; politics: card 72 Special

    @Test
    void confusingProtocolAbortsDiplomacyAndShiftsTheLoyaltyForTheOther() {
        Scene scene = alone(adrax(), "mission:D", 80);

        assertThat(end(scene, Mission.DIPLOMACY)).isEqualTo(Event.MissionEnded.End.ABORTED);
        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.LOYAL);
    }

    @Test
    void withoutDiplomacyProtocolDoesNothing() {
        Scene scene = alone(adrax(), "mission:G", 80);

        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.NEUTRAL);
    }

    @Test
    void imperialProtocolShiftsForTheRebels() {
        Scene scene = play(adrax().place("Redjac", 5231).actionCards(80), Side.IMPERIAL, 5231, "mission:D");

        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.DISSENT);
    }

    @Test
    void politicsAbortDiplomacyWithoutADiplomat() {
        // Frun has Diplomacy 1
        Scene scene = play(adrax().place("Frun Sentel", 5231).actionCards(72), Side.REBEL, 5231, "mission:D");

        assertThat(end(scene, Mission.DIPLOMACY)).isEqualTo(Event.MissionEnded.End.ABORTED);
        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.NEUTRAL);
    }

    @Test
    void aDiplomatGetsOverPolitics() {
        // Zina Adora has Diplomacy 2
        Scene scene = play(
                adrax().place("Frun Sentel", 5231).place("Zina Adora", 5231).actionCards(72),
                Side.REBEL,
                5231,
                "mission:D",
                "take",
                "take");

        scene.expect(Ask.DRAW);
        assertThat(scene.events(Event.MissionEnded.class)).isEmpty();
    }

    // ---- civil war: card 89 Special

    @ParameterizedTest
    @CsvSource({
        "REBEL, UNREST, NEUTRAL",
        "REBEL, DISSENT, NEUTRAL",
        "REBEL, NEUTRAL, NEUTRAL",
        "REBEL, LOYAL, LOYAL",
        "IMPERIAL, PATRIOTIC, NEUTRAL",
        "IMPERIAL, LOYAL, NEUTRAL",
        "IMPERIAL, DISSENT, DISSENT"
    })
    void civilWarMakesAFriendlyPlanetNeutral(Side side, Loyalty before, Loyalty after) {
        Scene scene = play(
                Position.in(52)
                        .loyalty("Adrax", before)
                        .place(side == Side.REBEL ? "Boccanegra" : "Redjac", 5231)
                        .actionCards(89),
                side,
                5231,
                "mission:G");

        assertThat(scene.loyalty("Adrax")).isEqualTo(after);
    }

    // ---- locals raid: card 68 Special

    @Test
    void theOtherPlayerChoosesWhatTheLocalsRaid() {
        Scene scene = alone(adrax().units(5231, UnitKind.LINE, 1).units(5231, UnitKind.MILITIA, 1), "mission:G", 68);

        scene.expect(Ask.LOCALS_RAID);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.offers()).containsExactlyInAnyOrder("pdb", "unit:militia", "unit:line");
        scene.play("unit:line");
        assertThat(scene.units(5231, UnitKind.LINE)).isZero();
        assertThat(scene.pdbUp("Adrax")).isTrue();
    }

    @Test
    void withoutUnitsTheLocalsRaidThePdb() {
        Scene scene = alone(adrax().units(5232, UnitKind.LINE, 1), "mission:G", 68);

        assertThat(scene.pdbUp("Adrax")).isFalse();
        assertThat(scene.units(5232, UnitKind.LINE)).isEqualTo(1);
    }

    @Test
    void aPdbThatIsDownIsNoLossToTheLocals() {
        Scene scene = alone(adrax().pdb("Adrax", 1, false).units(5231, UnitKind.MILITIA, 1), "mission:G", 68);

        assertThat(scene.units(5231, UnitKind.MILITIA)).isZero();
        assertThat(scene.pdbLevel("Adrax")).isEqualTo(1);
    }

    @Test
    void theLocalsFindNothingToRaid() {
        Scene scene = alone(adrax().pdb("Adrax", 1, false), "mission:G", 68);

        scene.expect(Ask.DRAW);
    }

    @Test
    void aPdbTheEnemyDoesNotControlIsNotRaided() {
        Scene scene = alone(Position.in(52).state("Adrax", PlanetState.REBELLION), "mission:G", 68);

        assertThat(scene.pdbUp("Adrax")).isTrue();
    }

    // ---- bonus draws: 91 and 92 more (Special), 86 and 94 none

    /** The numbers of bonus cards drawn for Diplomacy by Zina Adora (2) at Neutral, after these two cards. */
    private static long bonusDraws(int... cards) {
        Scene scene = play(
                adrax().luck(1).place("Zina Adora", 5231).actionCards(cards), Side.REBEL, 5231, "mission:D", "draw");
        if (scene.question() == Ask.BONUS) {
            scene.play("bonus:D");
        }
        return scene.events(Event.ActionCardDrawn.class).stream()
                .filter(Event.ActionCardDrawn::bonus)
                .count();
    }

    @ParameterizedTest
    @CsvSource({
        "73, 93, 2", // neither
        "91, 93, 3",
        "92, 93, 3",
        "91, 92, 3", // a repeat
        "86, 93, 0",
        "94, 93, 0",
        "91, 86, 3", // the first of the two wins
        "92, 94, 3",
        "86, 91, 0",
        "94, 92, 0"
    })
    void contactsAddABonusDrawAndRumorsOrFoodForbidThem(int first, int second, int draws) {
        assertThat(bonusDraws(first, second)).isEqualTo(draws);
    }

    // ---- accident: card 81 Special

    @Test
    @Tag("RUL-33")
    void thePhasingPlayerChoosesWhoHasTheAccident() {
        Scene scene = play(
                adrax().place("Frun Sentel", 5231)
                        .place("Boccanegra", 5231)
                        .place("Doctor Sontag", 5231)
                        .actionCards(81),
                Side.REBEL,
                5231,
                "mission:G",
                "take",
                "leave",
                "leave",
                "mission:P",
                "leave",
                "end");

        scene.expect(Ask.ACCIDENT);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        assertThat(scene.offers()).containsExactlyInAnyOrder("character:4", "character:14");
        scene.play("character:4");
        assertThat(scene.wounds("Frun Sentel")).isEqualTo(1);
    }

    @Test
    void anAccidentCanKill() {
        Scene scene = alone(adrax().wounds("Boccanegra", 4), "mission:C", 81);

        assertThat(scene.isDead("Boccanegra")).isTrue();
        // and the C of the card comes too late
        assertThat(scene.events(Event.LetterGained.class)).isEmpty();
    }

    // ---- atrocity: card 93 Special

    @Test
    void anAtrocityMeansNothingInThisGame() {
        Scene scene = alone(adrax().units(5231, UnitKind.LINE, 1), "mission:G", 93);

        scene.expect(Ask.DRAW);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.NEUTRAL);
    }

    // ---- assassination

    /** Boccanegra fails to kill Redjac: two cards and his two bonus draws without an A. */
    private static Scene failedAssassination(int die) {
        return play(
                adrax().place("Boccanegra", 5231)
                        .place("Redjac", 5231)
                        .detected("Redjac")
                        .actionCards(69, 73, 75, 93)
                        .dice(die),
                Side.REBEL,
                5231,
                "mission:A",
                "draw",
                "bonus:A");
    }

    @ParameterizedTest
    @CsvSource({"1, free", "3, free", "4, captured", "5, captured", "6, dead"})
    void aFailedAssassinationIsDangerous(int die, String outcome) {
        Scene scene = failedAssassination(die);

        assertThat(scene.isDead("Redjac")).isFalse();
        assertThat(scene.isFree("Boccanegra")).isEqualTo(outcome.equals("free"));
        assertThat(scene.isPrisoner("Boccanegra")).isEqualTo(outcome.equals("captured"));
        assertThat(scene.isDead("Boccanegra")).isEqualTo(outcome.equals("dead"));
    }

    @Test
    void theDieIsRolledEvenIfThePlayerStoppedEarly() {
        Scene scene = play(
                adrax().place("Boccanegra", 5231)
                        .place("Redjac", 5231)
                        .detected("Redjac")
                        .actionCards(69)
                        .dice(6),
                Side.REBEL,
                5231,
                "mission:A",
                "stop");

        assertThat(scene.isDead("Boccanegra")).isTrue();
    }

    @Test
    void anAssassinationAbortedByAnEventIsSparedTheDie() {
        Scene scene = alone(adrax().place("Redjac", 5231).detected("Redjac"), "mission:A", 90);

        assertThat(end(scene, Mission.ASSASSINATION)).isEqualTo(Event.MissionEnded.End.ABORTED);
        assertThat(scene.isFree("Boccanegra")).isTrue();
    }

    @Test
    @Tag("RUL-30")
    void anAssassinationWhoseTargetDiesOtherwiseIsAbortedWithoutTheDie() {
        // card 83: detected and search; Redjac finds Frun's group and falls in the fight
        Scene scene = play(
                adrax().place("Frun Sentel", 5231)
                        .place("Boccanegra", 5231)
                        .place("Redjac", 5231)
                        .detected("Redjac")
                        .wounds("Redjac", 5)
                        .actionCards(83)
                        .picks(1)
                        .dice(1, 1, 1),
                Side.REBEL,
                5231,
                "mission:P",
                "take",
                "leave",
                "mission:A",
                "take",
                "attack",
                "hand-to-hand",
                "kill",
                "stand");

        assertThat(scene.isDead("Redjac")).isTrue();
        assertThat(end(scene, Mission.ASSASSINATION)).isEqualTo(Event.MissionEnded.End.ABORTED);
        scene.expectLuckUsedUp();
    }

    // ---- finer points

    @Test
    void eventsOfOneEnvironDoNotCountInAnother() {
        // weather in 5231 (card 69 Special) does not keep the search out of 5232 (card 86 Wild)
        Scene scene = adrax().place("Boccanegra", 5231)
                .place("Frun Sentel", 5232)
                .units(5232, UnitKind.LINE, 1)
                .actionCards(69, 86)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:G", "stop", "environ:5232", "mission:G");

        scene.expect(Ask.SEARCH_UNITS);
    }

    @Test
    void anEventOfATypeAlreadyDrawnIsIgnored() {
        // irate locals (71) pick the Diplomacy of Oneste Woada, who is spared; those of the next card (72) are a repeat
        Scene scene = play(
                Position.in(42)
                        .place("Oneste Woada", 4211)
                        .place("Boccanegra", 4211)
                        .actionCards(71, 72)
                        .picks(1),
                Side.REBEL,
                4211,
                "mission:D",
                "leave",
                "mission:S",
                "draw");

        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
        assertThat(scene.last(Event.ActionEventDrawn.class).takesEffect()).isFalse();
    }

    @Test
    void imperialsMeetSentryRobotsWhereTheRebelsControlThePlanet() {
        Scene scene = play(
                Position.in(22)
                        .state("Charkhan", PlanetState.REBEL_CONTROL)
                        .place("Redjac", 2232)
                        .actionCards(75),
                Side.IMPERIAL,
                2232,
                "mission:I");

        assertThat(scene.events(Event.CharacterCombatBegan.class)).hasSize(1);
    }

    @Test
    void theStumbledSquadHasTheEnduranceOfItsLeader() {
        // Militia with Jon Kidu: squad 4 with endurance 6; 4 - 5 = -1: 2, doubled 4
        Scene scene = alone(
                        adrax().units(5231, UnitKind.MILITIA, 1)
                                .placeWithUnits("Jon Kidu", 5231)
                                .dice(1, 1),
                        "mission:G",
                        88)
                .play("kill", "stand");

        scene.expect(Ask.BREAK_OFF);
        assertThat(scene.events(Event.CombatEnded.class)).isEmpty();
    }

    @Test
    void aFreedCharacterIsUndetectedAmongUndetectedFriends() {
        Scene scene = alone(
                adrax().units(5231, UnitKind.LINE, 1)
                        .prisonerOfUnits("Frun Sentel", 5231)
                        .detected("Frun Sentel")
                        .place("Doctor Sontag", 5232),
                "mission:F",
                93);

        assertThat(scene.isFree("Frun Sentel")).isTrue();
        assertThat(scene.isDetected("Frun Sentel")).isFalse();
    }

    @Test
    void aFreedCharacterIsDetectedAmongDetectedFriends() {
        Scene scene = alone(
                adrax().detected("Boccanegra")
                        .units(5231, UnitKind.LINE, 1)
                        .prisonerOfUnits("Frun Sentel", 5231)
                        .place("Doctor Sontag", 5232),
                "mission:F",
                93);

        assertThat(scene.hasDetectedFlag("Frun Sentel")).isTrue();
    }

    @Test
    void theCaptorChoosesWhoHoldsTheGroupOfAFailedAssassination() {
        Scene scene = play(
                adrax().place("Boccanegra", 5231)
                        .place("Redjac", 5231)
                        .detected("Redjac")
                        .units(5231, UnitKind.LINE, 1)
                        .actionCards(69)
                        .dice(5),
                Side.REBEL,
                5231,
                "mission:A",
                "stop");

        scene.expect(Ask.HOLDER);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.offers()).containsExactlyInAnyOrder("units", "character:28");
    }

    @Test
    void theGroupFoundByAnEventMayBeLetGo() {
        Scene scene = coup(5231, 87, 6).play("pass");

        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
        assertThat(scene.isFree("Boccanegra")).isTrue();
    }

    @Test
    void anAccidentDoesNotHappenToACamp() {
        Scene scene = adrax().turn(2)
                .camp(5231, 1)
                .actionCards(81)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "camp:D");

        scene.expect(Ask.DRAW);
    }

    @Test
    void theLocalsOfARebelPlanetRaidTheRebels() {
        Scene scene = play(
                Position.in(52)
                        .state("Adrax", PlanetState.REBEL_CONTROL)
                        .units(5231, UnitKind.WILD_2_1, 1)
                        .place("Redjac", 5231)
                        .actionCards(68),
                Side.IMPERIAL,
                5231,
                "mission:I");

        scene.expect(Ask.LOCALS_RAID);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        assertThat(scene.offers()).containsExactlyInAnyOrder("pdb", "unit:wild-2-1");
    }
}
