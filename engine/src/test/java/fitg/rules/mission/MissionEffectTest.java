package fitg.rules.mission;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.state.Flag;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Specification 12.2: what each mission does with one letter and with two. All in 5231 (Adrax, Subterranean, size 2,
 * coup 2, no creature), where the Special section of the cards is read.
 */
class MissionEffectTest {

    private static Position adrax() {
        return Position.in(52).loyalty("Adrax", Loyalty.NEUTRAL);
    }

    private static Scene rebel(Position position, String mission, int... cards) {
        return position.place("Boccanegra", 5231)
                .actionCards(cards)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", mission);
    }

    private static Scene imperial(Position position, String mission, int... cards) {
        return position.place("Redjac", 5231)
                .actionCards(cards)
                .start(Side.IMPERIAL, Segment.MISSIONS)
                .play("environ:5231", mission);
    }

    // ---- S: cards 69 (C S, weather) and 82 (R S, weather)

    @Test
    void oneLetterOfSabotageEliminatesAOneToZeroUnit() {
        Scene scene = rebel(adrax().units(5231, UnitKind.MILITIA, 2), "mission:S", 69)
                .play("complete")
                .expect(Ask.SABOTAGE)
                .play("unit:militia");

        assertThat(scene.units(5231, UnitKind.MILITIA)).isEqualTo(1);
        assertThat(scene.pdbUp("Adrax")).isTrue();
    }

    @Test
    void oneLetterOfSabotagePutsThePdbDown() {
        Scene scene = rebel(adrax().pdb("Adrax", 2, true).units(5231, UnitKind.MILITIA, 1), "mission:S", 69)
                .play("complete", "pdb");

        assertThat(scene.pdbUp("Adrax")).isFalse();
        assertThat(scene.pdbLevel("Adrax")).isEqualTo(2);
        assertThat(scene.units(5231, UnitKind.MILITIA)).isEqualTo(1);
    }

    @Test
    @Tag("RUL-43")
    void oneLetterOfSabotageDoesNotReachAPatrol() {
        Scene scene =
                rebel(adrax().units(5231, UnitKind.PATROL, 1), "mission:S", 69).play("complete");

        // only the PDB is left, without a question
        assertThat(scene.units(5231, UnitKind.PATROL)).isEqualTo(1);
        assertThat(scene.pdbUp("Adrax")).isFalse();
    }

    @Test
    void twoLettersOfSabotageLowerThePdb() {
        Scene scene = rebel(adrax().pdb("Adrax", 2, true).units(5231, UnitKind.MILITIA, 1), "mission:S", 69, 82)
                .play("continue", "draw", "pdb");

        assertThat(scene.pdbLevel("Adrax")).isEqualTo(1);
        assertThat(scene.pdbUp("Adrax")).isFalse();
    }

    @Test
    void theLevelOfAPdbDoesNotFallBelowZero() {
        Scene scene = rebel(adrax().pdb("Adrax", 0, true), "mission:S", 69, 82).play("continue", "draw");

        assertThat(scene.pdbLevel("Adrax")).isZero();
        assertThat(scene.pdbUp("Adrax")).isFalse();
    }

    @Test
    void twoLettersOfSabotageLowerAPdbThatIsDownAlready() {
        Scene scene = rebel(adrax().pdb("Adrax", 2, false), "mission:S", 69, 82).play("continue", "draw");

        assertThat(scene.pdbLevel("Adrax")).isEqualTo(1);
    }

    @Test
    void twoLettersOfSabotageEliminateAnyUnit() {
        Scene scene = imperial(adrax().units(5231, UnitKind.WILD_2_1, 1), "mission:S", 69, 82)
                .play("continue", "draw");

        assertThat(scene.units(5231, UnitKind.WILD_2_1)).isZero();
    }

    @Test
    @Tag("RUL-71")
    void aRebelWhoSabotagesAFaceDownUnitGetsOneAtRandom() {
        Scene scene = rebel(
                        adrax().units(5231, UnitKind.PATROL, 1)
                                .units(5231, UnitKind.LINE, 1)
                                .picks(1),
                        "mission:S",
                        69,
                        82)
                .play("continue", "draw");

        scene.expect(Ask.SABOTAGE).expectNotOffered("unit:patrol", "unit:line").play("units");

        assertThat(scene.units(5231, UnitKind.PATROL)).isEqualTo(1);
        assertThat(scene.units(5231, UnitKind.LINE)).isZero();
    }

    @Test
    void oneLetterOfImperialSabotageReachesARebelOneToZeroOnly() {
        Scene scene = imperial(
                        adrax().units(5231, UnitKind.WILD_2_1, 1).units(5231, UnitKind.WILD_1_0, 1), "mission:S", 69)
                .play("complete");

        assertThat(scene.units(5231, UnitKind.WILD_1_0)).isZero();
        assertThat(scene.units(5231, UnitKind.WILD_2_1)).isEqualTo(1);
    }

    @Test
    void imperialSabotagePutsARebelPdbDown() {
        Scene scene = imperial(Position.in(52).state("Adrax", PlanetState.REBEL_CONTROL), "mission:S", 69)
                .play("complete");

        assertThat(scene.pdbUp("Adrax")).isFalse();
    }

    // ---- D: cards 75 (D, populace goes wild) and 96 (D E, wrong soldier)

    @ParameterizedTest
    @CsvSource({"NEUTRAL, DISSENT", "PATRIOTIC, LOYAL", "UNREST, UNREST"})
    void oneLetterOfDiplomacyShiftsOneSpaceForTheRebels(Loyalty before, Loyalty after) {
        Scene scene =
                rebel(Position.in(52).loyalty("Adrax", before), "mission:D", 75).play("complete");

        assertThat(scene.loyalty("Adrax")).isEqualTo(after);
    }

    @Test
    void twoLettersOfDiplomacyShiftTwoSpaces() {
        Scene scene = rebel(Position.in(52), "mission:D", 75, 96).play("continue", "draw");

        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.NEUTRAL);
    }

    @Test
    void aShiftPastTheEndIsIgnored() {
        Scene scene = rebel(Position.in(52).loyalty("Adrax", Loyalty.DISSENT), "mission:D", 75, 96)
                .play("continue", "draw");

        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.UNREST);
        assertThat(scene.state("Adrax")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
    }

    @Test
    void imperialDiplomacyShiftsForTheEmpire() {
        Scene one = imperial(adrax(), "mission:D", 75).play("complete");
        Scene two = imperial(Position.in(52).loyalty("Adrax", Loyalty.DISSENT), "mission:D", 75, 96)
                .play("continue", "draw");

        assertThat(one.loyalty("Adrax")).isEqualTo(Loyalty.LOYAL);
        assertThat(two.loyalty("Adrax")).isEqualTo(Loyalty.LOYAL);
    }

    @Test
    void diplomacyAfterAStoppedRebellionLeavesTheStateAsItIs() {
        Scene scene = imperial(Position.in(52).state("Adrax", PlanetState.REBELLION_STOPPED), "mission:D", 75)
                .play("complete");

        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.DISSENT);
        assertThat(scene.state("Adrax")).isEqualTo(PlanetState.REBELLION_STOPPED);
    }

    // ---- P: card 89 (P, civil war)

    @Test
    void scavengingBringsOneRandomPossessionToAMember() {
        Scene scene = adrax().place("Boccanegra", 5231)
                .place("Frun Sentel", 5231)
                .actionCards(89)
                .possessions(35)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:P", "take", "take");
        scene.expect(Ask.NEW_POSSESSION);
        assertThat(scene.offers()).containsExactlyInAnyOrder("character:4", "character:14");

        scene.play("character:14");

        assertThat(scene.shipHolder("Interstellar Sloop")).isEqualTo("Boccanegra");
    }

    @Test
    void scavengingEndsWithItsFirstCard() {
        Scene scene = rebel(adrax().possessions(35), "mission:P", 89);

        assertThat(scene.shipHolder("Interstellar Sloop")).isEqualTo("Boccanegra");
        assertThat(scene.last(Event.MissionEnded.class).end()).isEqualTo(Event.MissionEnded.End.COMPLETED);
    }

    // ---- G: card 73 (G I, weather)

    @Test
    void aRebelCharacterIsGained() {
        Scene scene = rebel(adrax().draws(20), "mission:G", 73);

        assertThat(scene.at("Bridne Murcada")).isEqualTo(5231);
        assertThat(scene.isWithUnits("Bridne Murcada")).isFalse();
        assertThat(scene.isDetected("Bridne Murcada")).isFalse();
    }

    @Test
    void aCharacterGainedAmongDetectedFriendsIsDetected() {
        Scene scene = rebel(adrax().detected("Boccanegra").draws(20), "mission:G", 73);

        assertThat(scene.hasDetectedFlag("Bridne Murcada")).isTrue();
    }

    @Test
    void anImperialCharacterIsGained() {
        Scene scene = imperial(adrax().draws(22), "mission:G", 73);

        assertThat(scene.at("Barca")).isEqualTo(5231);
    }

    @Test
    void anOwnerBringsHisShipWhenGained() {
        Scene scene = rebel(adrax().draws(9), "mission:G", 73);

        assertThat(scene.shipHolder("Solar Merchant")).isEqualTo("Tourag");
    }

    // ---- I: cards 73 (G I, weather) and 95 (F I, populace goes wild)

    @Test
    void oneLetterOfInformationDetectsAllEnemyCharactersOnThePlanet() {
        Scene scene = rebel(
                        adrax().place("Redjac", 5231).place("Jin Voles", 5232).place("Barca", 5221), "mission:I", 73)
                .play("complete");

        assertThat(scene.hasDetectedFlag("Redjac")).isTrue();
        assertThat(scene.hasDetectedFlag("Jin Voles")).isTrue();
        assertThat(scene.hasDetectedFlag("Barca")).isFalse();
    }

    @Test
    void oneLetterOfInformationShowsAllEnemyUnitsOnThePlanet() {
        Scene scene =
                rebel(adrax().units(5232, UnitKind.LINE, 1), "mission:I", 73).play("complete");

        assertThat(scene.last(Event.UnitsShown.class).environ()).isEqualTo(Position.environ(5232));
    }

    @Test
    void oneLetterOfInformationIsWorthNoVictoryPoint() {
        Scene scene = rebel(adrax(), "mission:I", 73).play("complete");

        assertThat(scene.flag(Flag.REBEL_INFORMATION)).isFalse();
    }

    @Test
    void twoLettersOfInformationAreWorthTheVictoryPoint() {
        Scene scene = rebel(adrax().place("Redjac", 5232), "mission:I", 73, 95).play("continue", "draw");

        assertThat(scene.flag(Flag.REBEL_INFORMATION)).isTrue();
        assertThat(scene.hasDetectedFlag("Redjac")).isTrue();
    }

    @Test
    void imperialInformationDetectsRebelsAndCostsTheirPoint() {
        Scene scene = imperial(
                        Position.in(52)
                                .state("Adrax", PlanetState.REBELLION)
                                .place("Boccanegra", 5232)
                                .place("Frun Sentel", 5221),
                        "mission:I",
                        73,
                        95)
                .play("continue", "draw");

        assertThat(scene.flag(Flag.IMPERIAL_INFORMATION)).isTrue();
        assertThat(scene.hasDetectedFlag("Boccanegra")).isTrue();
        assertThat(scene.hasDetectedFlag("Frun Sentel")).isFalse();
    }

    // ---- F: cards 93 (F, atrocity) and 95 (F I, populace goes wild)

    private static Position twoPrisoners() {
        return adrax().units(5231, UnitKind.LINE, 1)
                .prisonerOfUnits("Frun Sentel", 5231)
                .prisonerOfUnits("Doctor Sontag", 5231);
    }

    @Test
    void oneLetterFreesOnePrisonerOfTheOwnersChoice() {
        Scene scene = rebel(twoPrisoners(), "mission:F", 93).play("complete");
        scene.expect(Ask.FREE_PRISONER);

        scene.play("character:12");

        assertThat(scene.isFree("Doctor Sontag")).isTrue();
        assertThat(scene.isPrisoner("Frun Sentel")).isTrue();
    }

    @Test
    void twoLettersFreeTwoPrisoners() {
        Scene scene = rebel(twoPrisoners(), "mission:F", 93, 95).play("continue", "draw", "character:12");

        assertThat(scene.isFree("Doctor Sontag")).isTrue();
        assertThat(scene.isFree("Frun Sentel")).isTrue();
    }

    @Test
    void withOnePrisonerOneLetterIsTheMaximum() {
        Scene scene =
                rebel(adrax().units(5231, UnitKind.LINE, 1).prisonerOfUnits("Frun Sentel", 5231), "mission:F", 93);

        assertThat(scene.isFree("Frun Sentel")).isTrue();
    }

    @Test
    void aFreedCharacterKeepsHisWoundsAndStandsInTheCharacterStack() {
        Scene scene = rebel(
                adrax().units(5231, UnitKind.LINE, 1)
                        .prisonerOfUnits("Frun Sentel", 5231)
                        .wounds("Frun Sentel", 2),
                "mission:F",
                93);

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(2);
        assertThat(scene.isWithUnits("Frun Sentel")).isFalse();
    }

    @Test
    void theEmpireFreesItsPrisonersToo() {
        Scene scene = imperial(adrax().place("Boccanegra", 5231).prisoner("Jin Voles", "Boccanegra"), "mission:F", 93);

        assertThat(scene.isFree("Jin Voles")).isTrue();
    }

    // ---- A: card 86 (A J, delayed by rumors)

    @Test
    void theTargetOfACompletedAssassinationDies() {
        Scene scene = rebel(
                        adrax().place("Redjac", 5231).place("Jin Voles", 5231).detected("Redjac", "Jin Voles"),
                        "mission:A",
                        86)
                .play("character:29");

        assertThat(scene.isDead("Jin Voles")).isTrue();
        assertThat(scene.isDead("Redjac")).isFalse();
    }

    @Test
    void imperialAssassinsKillRebels() {
        Scene scene = imperial(adrax().place("Boccanegra", 5231).detected("Boccanegra"), "mission:A", 86);

        assertThat(scene.isDead("Boccanegra")).isTrue();
    }

    @Test
    void aLeaderAmongHisUnitsIsAssassinated() {
        Scene scene = rebel(adrax().units(5231, UnitKind.LINE, 1).placeWithUnits("Redjac", 5231), "mission:A", 86);

        assertThat(scene.isDead("Redjac")).isTrue();
    }

    // ---- B: card 76 (B E, creature or one sentry) would bring a robot; 71 (B T, chicken out) does not

    @Test
    void aCampIsPlaced() {
        Scene scene = rebel(Position.in(52).loyalty("Adrax", Loyalty.LOYAL), "mission:B", 71);

        assertThat(scene.hasCamp(5231)).isTrue();
    }

    // ---- T: cards 71 (B T, chicken out) and 81 (C T, accident)

    @Test
    void oneLetterOfSubversionTurnsAMilitia() {
        Scene scene = rebel(adrax().units(5231, UnitKind.MILITIA, 1).units(5231, UnitKind.LINE, 1), "mission:T", 71)
                .play("complete");

        assertThat(scene.units(5231, UnitKind.MILITIA)).isZero();
        assertThat(scene.units(5231, UnitKind.LINE)).isEqualTo(1);
        assertThat(scene.units(5231, UnitKind.SUBTERRANEAN_1_0)).isEqualTo(1);
    }

    @Test
    @Tag("RUL-40")
    void oneLetterOfSubversionWithoutMilitiaDoesNothing() {
        Scene scene =
                rebel(adrax().units(5231, UnitKind.LINE, 1), "mission:T", 71).play("complete");

        assertThat(scene.units(5231, UnitKind.LINE)).isEqualTo(1);
        assertThat(scene.units(5231, Side.REBEL)).isZero();
    }

    @Test
    void twoLettersOfSubversionTurnTwoMilitia() {
        Scene scene = rebel(adrax().units(5231, UnitKind.MILITIA, 2), "mission:T", 71, 81)
                .play("continue", "draw");

        assertThat(scene.units(5231, UnitKind.MILITIA)).isZero();
        assertThat(scene.units(5231, UnitKind.SUBTERRANEAN_2_1)).isEqualTo(1);
    }

    @Test
    void twoLettersOfSubversionTurnALine() {
        Scene scene = rebel(adrax().units(5231, UnitKind.LINE, 1), "mission:T", 71, 81)
                .play("continue", "draw");

        assertThat(scene.units(5231, UnitKind.LINE)).isZero();
        assertThat(scene.units(5231, UnitKind.SUBTERRANEAN_2_1)).isEqualTo(1);
    }

    @Test
    @Tag("RUL-41")
    void theImperialPlayerPicksTheUnitsThatGo() {
        Scene scene = rebel(adrax().units(5231, UnitKind.PATROL, 1).units(5231, UnitKind.LINE, 1), "mission:T", 71, 81)
                .play("continue", "draw");

        scene.expect(Ask.SUBVERT);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.offers()).containsExactlyInAnyOrder("unit:patrol", "unit:line");
        scene.play("unit:patrol");
        assertThat(scene.units(5231, UnitKind.LINE)).isEqualTo(1);
        assertThat(scene.units(5231, UnitKind.PATROL)).isZero();
    }

    @Test
    @Tag("RUL-40")
    void twoLettersOfSubversionWithASingleMilitiaWorkAsOne() {
        Scene scene = rebel(adrax().units(5231, UnitKind.MILITIA, 1), "mission:T", 71, 81)
                .play("continue", "draw");

        assertThat(scene.units(5231, UnitKind.MILITIA)).isZero();
        assertThat(scene.units(5231, UnitKind.SUBTERRANEAN_1_0)).isEqualTo(1);
        assertThat(scene.units(5231, UnitKind.SUBTERRANEAN_2_1)).isZero();
    }

    @Test
    void subvertedUnitsKeepToTheSizeOfTheEnviron() {
        Scene scene = rebel(adrax().units(5231, UnitKind.MILITIA, 1).units(5231, UnitKind.WILD_1_0, 2), "mission:T", 71)
                .play("complete");

        scene.expect(Ask.OVERSTACKED);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        scene.play("unit:wild-1-0");
        assertThat(scene.units(5231, Side.REBEL)).isEqualTo(2);
        assertThat(scene.units(5231, UnitKind.SUBTERRANEAN_1_0)).isEqualTo(1);
    }

    // ---- C: cards 69 (C S, weather) and 70 (S C, characters detected)

    @Test
    void oneLetterOfACoupShiftsOneSpaceAndLeavesAMarker() {
        Scene scene = rebel(adrax(), "mission:C", 69).play("complete");

        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.DISSENT);
        assertThat(scene.hasCoupMarker(5231)).isTrue();
    }

    @Test
    void twoLettersOfACoupShiftTwoSpaces() {
        Scene scene = rebel(adrax(), "mission:C", 69, 70).play("continue", "draw", "complete");

        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.UNREST);
    }

    @Test
    void threeLettersOfACoupShiftThreeSpaces() {
        // 3411 (Midest, Liquid, size 3, coup 2)
        Scene scene = Position.in(34)
                .place("Boccanegra", 3411)
                .actionCards(69, 70, 72)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:3411", "mission:C", "continue", "draw", "continue", "draw", "complete");

        assertThat(scene.loyalty("Midest")).isEqualTo(Loyalty.DISSENT);
    }

    @Test
    void aCoupThatMovesNothingLeavesNoMarker() {
        Scene scene = rebel(Position.in(52).loyalty("Adrax", Loyalty.UNREST), "mission:C", 69)
                .play("complete");

        assertThat(scene.hasCoupMarker(5231)).isFalse();
    }

    @Test
    void anImperialCoupShiftsForTheEmpire() {
        Scene scene = imperial(adrax(), "mission:C", 69).play("complete");

        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.LOYAL);
        assertThat(scene.hasCoupMarker(5231)).isTrue();
    }
}
