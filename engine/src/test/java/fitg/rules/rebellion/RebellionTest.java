package fitg.rules.rebellion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

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
import org.junit.jupiter.params.provider.EnumSource;

/** Specification 16: loyalty and rebellion. Adrax: 5231 Subterranean, size 2, 4 points; 5232 Wild, size 3, 5 points. */
class RebellionTest {

    private static Position adrax(Loyalty loyalty) {
        return Position.in(52).loyalty("Adrax", loyalty);
    }

    private static Position adrax(PlanetState state) {
        return Position.in(52).state("Adrax", state);
    }

    /** Boccanegra starts a rebellion with card 82 (Special: R S, weather). */
    private static Scene rebellion(Position position) {
        return position.place("Boccanegra", 5231)
                .actionCards(82)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:R");
    }

    @Test
    @Tag("R12.1")
    @Tag("R12.5")
    @Tag("R12.7")
    void aCompletedStartRebellionMissionPutsThePlanetIntoRebellion() {
        Scene scene = rebellion(adrax(Loyalty.UNREST));

        assertThat(scene.state("Adrax")).isEqualTo(PlanetState.REBELLION);
    }

    @Test
    @Tag("R12.8")
    @Tag("RUL-04")
    void anRDrawnOffUnrestDoesNotStartARebellion() {
        Scene scene = rebellion(adrax(Loyalty.DISSENT));

        assertThat(scene.state("Adrax")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
        scene.expect(Ask.DRAW);
    }

    @Test
    @Tag("R12.9")
    @Tag("RUL-04")
    void startRebellionMayBeTriedOffUnrest() {
        Scene scene = adrax(Loyalty.PATRIOTIC)
                .place("Boccanegra", 5231)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231");

        scene.expectOffers("mission:R");
    }

    @Test
    @Tag("R12.9")
    @Tag("R12.5")
    void diplomacyMayBringTheUnrestForARebellionInTheSamePhase() {
        // card 75 (D, populace goes wild) and then card 82 (R); Diplomacy is called complete at its first letter
        Scene scene = adrax(Loyalty.DISSENT)
                .place("Frun Sentel", 5231)
                .place("Boccanegra", 5231)
                .actionCards(75, 82)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:D", "take", "leave", "mission:R", "complete", "draw");

        assertThat(scene.state("Adrax")).isEqualTo(PlanetState.REBELLION);
    }

    /** Card 74 (Special: B H, irate locals) while a character scavenges or gathers information in 5231. */
    private static Scene irateLocals(Position position, Side side, String character, String mission) {
        return position.place(character, 5231)
                .actionCards(74)
                .start(side, Segment.MISSIONS)
                .play("environ:5231", mission);
    }

    @ParameterizedTest
    @Tag("R12.2")
    @Tag("RUL-51")
    @EnumSource(
            value = PlanetState.class,
            names = {"REBELLION", "REBEL_CONTROL"})
    void localsOfAPlanetInRebellionDoNotAttackRebels(PlanetState state) {
        Scene scene = irateLocals(adrax(state), Side.REBEL, "Frun Sentel", "mission:P");

        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
        scene.expect(Ask.DRAW);
    }

    @Test
    @Tag("R12.2")
    @Tag("RUL-51")
    void localsOfAPlanetInRebellionAttackImperials() {
        Scene scene = irateLocals(adrax(PlanetState.REBELLION), Side.IMPERIAL, "Redjac", "mission:I");

        assertThat(scene.events(Event.CharacterCombatBegan.class)).hasSize(1);
    }

    @Test
    @Tag("R12.3")
    @Tag("R12.6")
    @Tag("R12.10")
    void theImperialPlayerMayTryToStopARebellion() {
        Scene scene = adrax(PlanetState.REBELLION)
                .place("Redjac", 5231)
                .start(Side.IMPERIAL, Segment.MISSIONS)
                .play("environ:5231");

        scene.expect(Ask.MISSION).expectOffers("mission:R");
    }

    @ParameterizedTest
    @Tag("R12.3")
    @EnumSource(
            value = PlanetState.class,
            names = {"REBELLION", "REBEL_CONTROL"})
    void theRebelPlayerCannotStopARebellion(PlanetState state) {
        Scene scene = adrax(state)
                .place("Boccanegra", 5231)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231");

        scene.expect(Ask.MISSION).expectNotOffered("mission:R");
    }

    @ParameterizedTest
    @Tag("R12.3")
    @EnumSource(
            value = PlanetState.class,
            names = {"IMPERIAL_CONTROL", "REBELLION_STOPPED"})
    void thereIsNothingToStopWithoutARebellion(PlanetState state) {
        Scene scene = adrax(state)
                .place("Redjac", 5231)
                .start(Side.IMPERIAL, Segment.MISSIONS)
                .play("environ:5231");

        scene.expect(Ask.MISSION).expectNotOffered("mission:R");
    }

    /** Two cards in 5231; 84 and 87 show an R, 72 does not. Their events do nothing here. */
    private static Scene stop(Position position, int... cards) {
        return position.place("Redjac", 5231)
                .actionCards(cards)
                .start(Side.IMPERIAL, Segment.MISSIONS)
                .play("environ:5231", "mission:R", "draw");
    }

    @Test
    @Tag("R12.4")
    @Tag("R12.6")
    @Tag("R12.10")
    void twoLettersStopARebellion() {
        Scene scene = stop(adrax(PlanetState.REBELLION).place("Boccanegra", 5232), 84, 87);

        assertThat(scene.state("Adrax")).isEqualTo(PlanetState.REBELLION_STOPPED);
        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.UNREST);
    }

    @Test
    @Tag("R12.4")
    void oneLetterDoesNotStopARebellion() {
        Scene scene = stop(adrax(PlanetState.REBELLION).pdb("Adrax", 0, false).place("Boccanegra", 5232), 84, 72);

        assertThat(scene.state("Adrax")).isEqualTo(PlanetState.REBELLION);
    }

    @Test
    @Tag("R12.6")
    void aRebelControlledPlanetCanBeStoppedToo() {
        Scene scene =
                stop(adrax(PlanetState.REBEL_CONTROL).pdb("Adrax", 0, false).units(5232, UnitKind.WILD_1_0, 1), 87, 85);

        assertThat(scene.state("Adrax")).isEqualTo(PlanetState.REBELLION_STOPPED);
        assertThat(scene.units(5232, UnitKind.WILD_1_0)).isEqualTo(1);
    }

    @Test
    @Tag("R12.6")
    void aStoppedRebellionWithOnlyImperialUnitsIsImperialControlAtOnce() {
        Scene scene = stop(adrax(PlanetState.REBELLION).units(5232, UnitKind.MILITIA, 1), 84, 87);

        assertThat(scene.state("Adrax")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.UNREST);
    }

    @Test
    @Tag("R12.11")
    void theUnitsArePlacedBeforeTheOtherMissionsGoOn() {
        Scene scene = adrax(Loyalty.UNREST)
                .place("Frun Sentel", 5231)
                .place("Boccanegra", 5231)
                .actionCards(82)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:R", "take", "leave", "mission:P");

        scene.expect(Ask.BUY_2_1).play("count:1", "count:0", "count:1", "count:0");

        scene.expect(Ask.DRAW);
        assertThat(scene.units(5231, UnitKind.SUBTERRANEAN_2_1)).isEqualTo(1);
        assertThat(scene.units(5232, UnitKind.WILD_2_1)).isEqualTo(1);
    }

    @Test
    @Tag("R12.12")
    void unitsBeyondTheSizeOfTheEnvironWait() {
        Scene scene = rebellion(adrax(Loyalty.UNREST)).play("count:0", "count:4");

        assertThat(scene.units(5231, UnitKind.SUBTERRANEAN_1_0)).isEqualTo(2);
        assertThat(scene.pending(5231, 1)).isEqualTo(2);
    }

    @Test
    @Tag("R12.12")
    void waitingUnitsArriveAtTheBeginningOfTheRebelOperationsPhaseAsFarAsTheyFit() {
        Scene scene = adrax(PlanetState.REBELLION)
                .units(5231, UnitKind.SUBTERRANEAN_1_0, 1)
                .pending(5231, 2, 0)
                .start(Side.REBEL, Segment.ARRIVALS);

        assertThat(scene.units(5231, UnitKind.SUBTERRANEAN_1_0)).isEqualTo(2);
        assertThat(scene.pending(5231, 1)).isEqualTo(1);
    }

    @Test
    @Tag("R12.12")
    void waitingUnitsArriveWhateverHasBecomeOfThePlanet() {
        Scene scene = adrax(PlanetState.REBELLION_STOPPED)
                .place("Boccanegra", 5232)
                .pending(5231, 1, 0)
                .start(Side.REBEL, Segment.ARRIVALS);

        assertThat(scene.units(5231, UnitKind.SUBTERRANEAN_1_0)).isEqualTo(1);
    }

    @Test
    @Tag("R12.12")
    void thePlayerChoosesWhichWaitingUnitsFit() {
        Scene scene = adrax(PlanetState.REBELLION)
                .units(5231, UnitKind.SUBTERRANEAN_1_0, 1)
                .pending(5231, 1, 1)
                .start(Side.REBEL, Segment.ARRIVALS);

        scene.expect(Ask.PENDING_UNITS);
        assertThat(scene.offers()).hasSize(2);
    }

    @Test
    @Tag("R12.12")
    void waitingUnitsCountForNothing() {
        Scene scene = adrax(PlanetState.REBELLION_STOPPED)
                .pending(5231, 2, 0)
                .units(5232, UnitKind.LINE, 1)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        assertThat(scene.control("Adrax")).isEqualTo(Side.IMPERIAL);
    }

    @Test
    @Tag("R12.13")
    void newUnitsArePlacedAmongImperialUnits() {
        Scene scene = rebellion(
                        adrax(Loyalty.UNREST).units(5231, UnitKind.MILITIA, 2).units(5232, UnitKind.WILD_1_0, 1))
                .play("count:1", "count:0", "count:0", "count:2");

        assertThat(scene.units(5231, UnitKind.SUBTERRANEAN_2_1)).isEqualTo(1);
        assertThat(scene.units(5231, UnitKind.MILITIA)).isEqualTo(2);
        assertThat(scene.units(5232, UnitKind.WILD_1_0)).isEqualTo(3);
    }

    @Test
    @Tag("R12.14")
    void newUnitsMoveAsEverAfterwards() {
        Scene scene = rebellion(adrax(Loyalty.UNREST)).play("count:1", "count:0", "count:0", "count:0");

        scene.skipTo(Ask.MOVE).play("move-units:5231", "environ:5232", "leave");

        assertThat(scene.units(5232, UnitKind.SUBTERRANEAN_2_1)).isEqualTo(1);
    }

    @Test
    @Tag("R12.15")
    void newUnitsMayAttackAtOnce() {
        Scene scene = rebellion(
                        adrax(Loyalty.UNREST).units(5231, UnitKind.MILITIA, 1).dice(6, 6))
                .play("count:1", "count:0", "count:0", "count:0");

        scene.expect(Ask.UPRISING).expectOffers("environ:5231", "end");
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        scene.play("environ:5231", "none");

        assertThat(scene.units(5231, UnitKind.MILITIA)).isZero();
    }

    @Test
    @Tag("R12.15")
    void newUnitsNeedNotAttackAndTheImperialPlayerIsNotAsked() {
        Scene scene = rebellion(adrax(Loyalty.UNREST).units(5231, UnitKind.MILITIA, 1))
                .play("count:1", "count:0", "count:0", "count:0", "end");

        assertThat(scene.events(Event.CombatDeclared.class)).isEmpty();
        assertThat(scene.units(5231, UnitKind.MILITIA)).isEqualTo(1);
    }

    @Test
    @Tag("R12.15")
    void thereIsNoUprisingWhereNoUnitWasPlaced() {
        Scene scene = rebellion(adrax(Loyalty.UNREST)
                        .units(5231, UnitKind.MILITIA, 1)
                        .units(5232, UnitKind.MILITIA, 1)
                        .units(5232, UnitKind.WILD_1_0, 1))
                .play("count:1", "count:0", "count:0", "count:0");

        scene.expect(Ask.UPRISING).expectOffers("environ:5231").expectNotOffered("environ:5232");
    }

    @Test
    @Tag("R12.15")
    void anUprisingWithoutALeaderHasOneColumnAnyway() {
        Scene scene = rebellion(
                        adrax(Loyalty.UNREST).units(5231, UnitKind.MILITIA, 1).dice(6, 6))
                .play("count:1", "count:0", "count:0", "count:0", "environ:5231", "none");

        // 2-1; uprising, environ match and special environ: three columns
        assertThat(scene.last(Event.MilitaryCombatRolled.class).baseColumn()).isEqualTo(6);
        assertThat(scene.last(Event.MilitaryCombatRolled.class).uprisingShift()).isEqualTo(1);
        assertThat(scene.last(Event.MilitaryCombatRolled.class).column()).isEqualTo(9);
    }

    /** As above: 2-1 and three columns without a leader; with Boccanegra (2) four, and the table ends at 6-1. */
    @Test
    void anUprisingIsToldBeforeItIsDecided() {
        Scene scene = rebellion(adrax(Loyalty.UNREST).units(5231, UnitKind.MILITIA, 1))
                .play("count:1", "count:0", "count:0", "count:0");

        assertThat(Told.odds(scene, "environ:5231").remarks()).contains("2 against 1: column 6-1");
        assertThat(Told.chance(scene, "environ:5231", "the environ is cleared of the defender"))
                .isCloseTo(1, within(1e-9));
        scene.play("environ:5231").expect(Ask.LEADER);
        assertThat(Told.odds(scene, "none").remarks()).contains("2 against 1: column 5-1");
        assertThat(Told.odds(scene, "character:14").remarks()).contains("2 against 1: column 6-1");
    }

    @Test
    @Tag("R12.15")
    void anUprisingWithALeaderHasNoExtraColumn() {
        Scene scene = rebellion(
                        adrax(Loyalty.UNREST).units(5231, UnitKind.MILITIA, 1).dice(6, 6))
                .play("count:1", "count:0", "count:0", "count:0", "environ:5231", "character:14");

        assertThat(scene.last(Event.MilitaryCombatRolled.class).uprisingShift()).isZero();
        assertThat(scene.last(Event.MilitaryCombatRolled.class).leaderShift()).isEqualTo(2);
    }

    @Test
    @Tag("R12.15")
    void aCharacterStillOnAMissionDoesNotLeadTheUprising() {
        Scene scene = adrax(Loyalty.UNREST)
                .place("Frun Sentel", 5231)
                .place("Boccanegra", 5231)
                .units(5231, UnitKind.MILITIA, 1)
                .actionCards(82)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:R", "take", "leave", "mission:P")
                .play("count:1", "count:0", "count:0", "count:0", "environ:5231");

        scene.expect(Ask.LEADER).expectOffers("character:4").expectNotOffered("character:14");
    }

    @Test
    @Tag("RUL-34")
    void olderRebelUnitsTakePartInTheUprising() {
        Scene scene = rebellion(adrax(Loyalty.UNREST)
                        .units(5231, UnitKind.MILITIA, 1)
                        .units(5231, UnitKind.WILD_2_1, 1)
                        .dice(6, 6))
                .play("count:0", "count:1", "count:0", "count:0", "environ:5231", "none");

        assertThat(scene.last(Event.MilitaryCombatRolled.class).attack()).isEqualTo(3);
    }

    @Test
    @Tag("R12.16")
    void thePlanetIsUnderNobodysControl() {
        Scene scene = rebellion(adrax(Loyalty.UNREST).units(5232, UnitKind.LINE, 1));

        assertThat(scene.control("Adrax")).isNull();
    }

    @Test
    @Tag("R12.17")
    void everyEnvironGivesForcePointsAsItsResourceRating() {
        Scene scene = rebellion(adrax(Loyalty.UNREST)).play("count:0", "count:0", "count:0", "count:0");

        assertThat(scene.events(Event.ForcePointsReceived.class))
                .extracting(Event.ForcePointsReceived::points)
                .containsExactly(4, 5);
    }

    @Test
    @Tag("R12.18")
    void aOneToZeroCostsOnePoint() {
        Scene scene = rebellion(adrax(Loyalty.UNREST)).play("count:0");

        scene.expect(Ask.BUY_1_0);
        assertThat(scene.offers()).containsExactlyInAnyOrder("count:0", "count:1", "count:2", "count:3", "count:4");
    }

    @Test
    @Tag("R12.19")
    void aTwoToOneCostsThreePoints() {
        Scene scene = rebellion(adrax(Loyalty.UNREST));

        scene.expect(Ask.BUY_2_1);
        assertThat(scene.offers()).containsExactlyInAnyOrder("count:0", "count:1");
        scene.play("count:1").expect(Ask.BUY_1_0);
        assertThat(scene.offers()).containsExactlyInAnyOrder("count:0", "count:1");
    }

    @Test
    @Tag("R12.20")
    void unspentPointsAreNotSpentInAnotherEnviron() {
        Scene scene = rebellion(adrax(Loyalty.UNREST)).play("count:0", "count:0");

        // 5232 has its own 5 points: one 2-1 at most, not three
        scene.expect(Ask.BUY_2_1);
        assertThat(scene.offers()).containsExactlyInAnyOrder("count:0", "count:1");
    }

    @Test
    @Tag("R12.18")
    @Tag("R12.19")
    @Tag("R12.20")
    @Tag("R12.21")
    void theUnitsAreOfTheTypeOfTheirEnviron() {
        // the example of the specification, on Solvia: Urban 7, Subterranean 3, Wild 3
        Scene scene = Position.in(43)
                .loyalty("Solvia", Loyalty.UNREST)
                .place("Boccanegra", 4322)
                .actionCards(82)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:4322", "mission:R");

        scene.play("count:2", "count:1", "count:1", "count:1");

        assertThat(scene.units(4321, UnitKind.URBAN_2_1)).isEqualTo(2);
        assertThat(scene.units(4321, UnitKind.URBAN_1_0)).isEqualTo(1);
        assertThat(scene.units(4322, UnitKind.SUBTERRANEAN_2_1)).isEqualTo(1);
        assertThat(scene.units(4323, UnitKind.WILD_2_1)).isEqualTo(1);
    }

    /** Card 75 (D, populace goes wild) first, then card 82 (R). */
    private static Scene wildRebellion(Position position) {
        return position.place("Boccanegra", 5231)
                .actionCards(75, 82)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:R", "draw");
    }

    @Test
    @Tag("R12.22")
    void aWildPopulaceDoublesThePointsOfItsEnviron() {
        Scene scene = wildRebellion(adrax(Loyalty.UNREST)).play("count:0", "count:0", "count:0", "count:0");

        assertThat(scene.events(Event.ForcePointsReceived.class))
                .extracting(Event.ForcePointsReceived::points)
                .containsExactly(8, 5);
    }

    @Test
    @Tag("R12.22")
    void aPopulaceGoneWildElsewhereOnThePlanetInThePhaseStillCounts() {
        // card 82 Wild is populace goes wild; then R in 5231
        Scene scene = adrax(Loyalty.UNREST)
                .place("Frun Sentel", 5232)
                .place("Boccanegra", 5231)
                .actionCards(82, 82)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5232", "mission:P", "stop", "environ:5231", "mission:R")
                .play("count:0", "count:0", "count:0", "count:0");

        assertThat(scene.events(Event.ForcePointsReceived.class))
                .extracting(Event.ForcePointsReceived::points)
                .containsExactly(4, 10);
    }

    @Test
    @Tag("R12.22")
    @Tag("RUL-06")
    void aWildPopulaceGivesTheNormalPointsWhereTheRebellionHadBeenStopped() {
        Scene scene =
                wildRebellion(adrax(PlanetState.REBELLION_STOPPED)).play("count:0", "count:0", "count:0", "count:0");

        assertThat(scene.events(Event.ForcePointsReceived.class))
                .extracting(Event.ForcePointsReceived::points)
                .containsExactly(4, 5);
    }

    @Test
    @Tag("R12.27")
    @Tag("RUL-06")
    void aRebellionStartedAgainAfterBeingStoppedGivesNoUnits() {
        Scene scene = rebellion(adrax(PlanetState.REBELLION_STOPPED).pdb("Adrax", 0, false));

        assertThat(scene.state("Adrax")).isEqualTo(PlanetState.REBELLION);
        assertThat(scene.events(Event.ForcePointsReceived.class)).noneMatch(received -> received.points() > 0);
        assertThat(scene.question()).isNotEqualTo(Ask.BUY_2_1);
    }

    @Test
    @Tag("R12.23")
    void aPopulaceGoneWildAfterTheRebellionHasNoEffect() {
        Scene scene = adrax(Loyalty.UNREST)
                .place("Frun Sentel", 5231)
                .place("Boccanegra", 5231)
                .place("Doctor Sontag", 5232)
                .actionCards(82, 75)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:R", "take", "leave", "mission:P")
                .play("count:0", "count:0", "count:0", "count:0", "draw");

        scene.expect(Ask.NEXT_ENVIRON);
        assertThat(scene.isPopulaceWild(5231)).isFalse();
        assertThat(scene.events(Event.ForcePointsReceived.class)).hasSize(2);
    }

    @ParameterizedTest
    @Tag("R12.24")
    @EnumSource(
            value = PlanetState.class,
            names = {"REBELLION", "REBEL_CONTROL"})
    void thereIsNeitherDiplomacyNorCoupOnAPlanetInRebellion(PlanetState state) {
        Scene rebel = adrax(state)
                .place("Boccanegra", 5231)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231");
        Scene imperial = adrax(state)
                .place("Redjac", 5231)
                .start(Side.IMPERIAL, Segment.MISSIONS)
                .play("environ:5231");

        rebel.expect(Ask.MISSION).expectNotOffered("mission:D", "mission:C");
        imperial.expect(Ask.MISSION).expectNotOffered("mission:D", "mission:C");
    }

    @Test
    @Tag("R12.24")
    void diplomacyAndCoupAreOpenAfterARebellionWasStopped() {
        Scene scene = adrax(PlanetState.REBELLION_STOPPED)
                .place("Redjac", 5231)
                .start(Side.IMPERIAL, Segment.MISSIONS)
                .play("environ:5231");

        scene.expect(Ask.MISSION).expectOffers("mission:D", "mission:C");
    }

    @Test
    @Tag("R12.25")
    void theLoyaltyOfAPlanetInRebellionDoesNotMove() {
        // card 89 Special: civil war would set a Rebel-friendly marker to Neutral
        Scene scene = adrax(PlanetState.REBELLION)
                .place("Boccanegra", 5231)
                .actionCards(89)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:G");

        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.UNREST);
    }

    @Test
    @Tag("R12.26")
    void aPlanetCanGoIntoRebellionAgainWithNewUnits() {
        Scene scene = adrax(Loyalty.UNREST)
                .place("Boccanegra", 5231)
                .place("Redjac", 5231)
                .units(5232, UnitKind.MILITIA, 1)
                .actionCards(82, 84, 87, 82)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:R", "count:0", "count:0", "count:0", "count:0")
                .skipTo(Ask.NEXT_ENVIRON)
                .play("environ:5231", "mission:R", "draw")
                .skipTo(Ask.NEXT_ENVIRON)
                .play("environ:5231", "mission:R", "count:0", "count:0", "count:0", "count:0");

        assertThat(scene.events(Event.PlanetChanged.class))
                .extracting(Event.PlanetChanged::to)
                .containsExactly(
                        PlanetState.REBELLION,
                        PlanetState.REBELLION_STOPPED,
                        PlanetState.IMPERIAL_CONTROL,
                        PlanetState.REBELLION);
        assertThat(scene.events(Event.ForcePointsReceived.class)).hasSize(4);
    }

    @Test
    @Tag("R12.26")
    void aStoppedRebellionCanFlareUpAgain() {
        Scene scene = rebellion(adrax(PlanetState.REBELLION_STOPPED).pdb("Adrax", 0, false));

        assertThat(scene.state("Adrax")).isEqualTo(PlanetState.REBELLION);
    }

    @Test
    @Tag("RUL-63")
    void aRebellionEndsDiplomacyAndCoupUnderWayWithoutEffect() {
        // card 69 (C S, weather): one letter for the coup, which goes on; then card 82 (R)
        Scene scene = adrax(Loyalty.UNREST)
                .place("Frun Sentel", 5231)
                .place("Boccanegra", 5231)
                .place("Doctor Sontag", 5231)
                .actionCards(69, 82)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:D", "take", "leave", "leave")
                .play("mission:R", "take", "leave", "mission:C", "continue", "draw")
                .play("count:0", "count:0", "count:0", "count:0");

        assertThat(scene.hasCoupMarker(5231)).isFalse();
        assertThat(scene.events(Event.MissionEnded.class))
                .filteredOn(ended -> ended.mission() != Mission.REBELLION)
                .extracting(Event.MissionEnded::mission)
                .containsExactlyInAnyOrder(Mission.DIPLOMACY, Mission.COUP);
        assertThat(scene.events(Event.MissionEnded.class))
                .filteredOn(ended -> ended.mission() != Mission.REBELLION)
                .noneMatch(ended -> ended.end() == Event.MissionEnded.End.COMPLETED);
        assertThat(scene.question()).isNotEqualTo(Ask.BONUS);
    }

    @Test
    @Tag("RUL-63")
    void otherMissionsGoOnAfterTheRebellion() {
        Scene scene = adrax(Loyalty.UNREST)
                .place("Frun Sentel", 5231)
                .place("Boccanegra", 5231)
                .actionCards(82, 79)
                .draws(20)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:R", "take", "leave", "mission:G")
                .play("count:0", "count:0", "count:0", "count:0", "draw");

        assertThat(scene.at("Bridne Murcada")).isEqualTo(5231);
    }

    // ---- finer points

    @Test
    @Tag("R12.15")
    void unitsThatOnlyWaitDoNotRise() {
        // two older units fill 5231: what is bought there waits
        Scene scene = rebellion(adrax(Loyalty.UNREST)
                        .units(5231, UnitKind.WILD_1_0, 2)
                        .units(5231, UnitKind.MILITIA, 1)
                        .units(5232, UnitKind.MILITIA, 1))
                .play("count:1", "count:0", "count:1", "count:0");

        assertThat(scene.pending(5231, 2)).isEqualTo(1);
        scene.expect(Ask.UPRISING).expectOffers("environ:5232").expectNotOffered("environ:5231");
    }

    @Test
    @Tag("R12.15")
    void eachEnvironRisesOnceInTheOrderTheRebelLikes() {
        Scene scene = rebellion(adrax(Loyalty.UNREST)
                        .units(5231, UnitKind.MILITIA, 2)
                        .units(5232, UnitKind.MILITIA, 3)
                        .dice(1, 6))
                .play("count:1", "count:0", "count:1", "count:0");
        scene.expect(Ask.UPRISING).expectOffers("environ:5231", "environ:5232");

        // 5232, 2:3 is 1-2; uprising and type: two right = 2-1: die 1 costs one Militia
        scene.play("environ:5232");

        assertThat(scene.units(5232, UnitKind.MILITIA)).isEqualTo(2);
        scene.expect(Ask.UPRISING).expectOffers("environ:5231").expectNotOffered("environ:5232");
    }

    @Test
    @Tag("R12.15")
    void theImperialPlayerMayNameALeaderInAnUprising() {
        Scene scene = rebellion(adrax(Loyalty.UNREST)
                        .units(5231, UnitKind.MILITIA, 1)
                        .place("Jin Voles", 5231)
                        .dice(6, 6))
                .play("count:1", "count:0", "count:0", "count:0", "environ:5231", "none", "character:29");

        // no special environ disadvantage; Leadership 1 and the uprising cancel out; the type is left
        assertThat(scene.last(Event.MilitaryCombatRolled.class).specialShift()).isZero();
        assertThat(scene.last(Event.MilitaryCombatRolled.class).column()).isEqualTo(7);
    }

    @Test
    @Tag("R12.15")
    void aLeaderOfTheUprisingDoesNoMissionAfterwards() {
        Scene scene = rebellion(adrax(Loyalty.UNREST)
                        .units(5232, UnitKind.MILITIA, 1)
                        .place("Frun Sentel", 5232)
                        .place("Doctor Sontag", 5221)
                        .dice(6, 6))
                .play("count:0", "count:0", "count:1", "count:0", "environ:5232", "character:4");

        scene.expect(Ask.NEXT_ENVIRON).expectOffers("environ:5221").expectNotOffered("environ:5232");
    }

    @Test
    @Tag("R12.12")
    void waitingUnitsStayWaitingWhileThereIsNoRoom() {
        Scene scene = adrax(PlanetState.REBELLION)
                .units(5231, UnitKind.SUBTERRANEAN_1_0, 2)
                .pending(5231, 1, 0)
                .start(Side.REBEL, Segment.ARRIVALS);

        assertThat(scene.units(5231, Side.REBEL)).isEqualTo(2);
        assertThat(scene.pending(5231, 1)).isEqualTo(1);
    }

    @Test
    @Tag("R12.8")
    void aStoppedRebellionNeedsUnrestToFlareUpAgain() {
        Scene scene = rebellion(
                Position.in(52).state("Adrax", PlanetState.REBELLION_STOPPED).loyalty("Adrax", Loyalty.DISSENT));

        assertThat(scene.state("Adrax")).isEqualTo(PlanetState.REBELLION_STOPPED);
    }

    @Test
    @Tag("RUL-19")
    void aLeaderWhoseUprisingIsCrushedIsAttackedByASquad() {
        // one 1-0 against three Lines in 5232: 1:9 is 1-5; Leadership 2 and the type: three right = 1-2; defender 1
        // costs 5
        Scene scene = rebellion(adrax(Loyalty.UNREST)
                        .units(5232, UnitKind.LINE, 3)
                        .place("Odene Hobar", 5232)
                        .dice(1, 1))
                .play("count:0", "count:0", "count:0", "count:1", "environ:5232", "character:5");

        assertThat(scene.units(5232, Side.REBEL)).isZero();
        scene.expect(Ask.AIM);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
    }
}
