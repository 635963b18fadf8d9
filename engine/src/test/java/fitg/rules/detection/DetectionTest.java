package fitg.rules.detection;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.DetectionTable.Result;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Options;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Specification 5: the detection routine, and who is detected when. */
class DetectionTest {

    /** Boccanegra with the Planetary Privateer (evasion 7) on Angoff, every PDB of the system Down. */
    private static Position boccanegraOnAngoff() {
        return allDown().place("Boccanegra", 2221).ship("Planetary Privateer", "Boccanegra");
    }

    private static Position allDown() {
        return Position.in(22).pdb("Quibron", 0, false).pdb("Angoff", 0, false).pdb("Charkhan", 0, false);
    }

    // ---- when there is a test (5.1)

    /** Who tells of it shows these, and reckons nothing by himself. */
    @Test
    @Tag("R6.1.9")
    void theStoryHasThePartsOfTheShiftAndWhatEachDieWouldHaveBrought() {
        Scene harmless = boccanegraOnAngoff().pdb("Quibron", 0, true).dice(1).start(Side.REBEL, Segment.MOVEMENT);
        Scene strong = boccanegraOnAngoff().pdb("Quibron", 2, true).dice(1).start(Side.REBEL, Segment.MOVEMENT);

        harmless.play("fly:36", "environ:2211");
        strong.play("fly:36", "environ:2211");

        Event.DetectionRolled seen = harmless.last(Event.DetectionRolled.class);
        assertThat(seen.levelShift()).isZero();
        assertThat(seen.byDie()).hasSize(6).doesNotContain(Result.DAMAGED, Result.ELIMINATED);
        Event.DetectionRolled shot = strong.last(Event.DetectionRolled.class);
        assertThat(shot.levelShift()).isEqualTo(-2);
        assertThat(shot.knownShift()).isEqualTo(shot.shift() - shot.levelShift());
        assertThat(shot.byDie()).contains(Result.DAMAGED);
        assertThat(shot.byDie().getFirst()).isEqualTo(shot.result());
    }

    // ---- evasion and columns (5.2, 5.3)

    @ParameterizedTest
    @CsvSource({
        "Ly Mantok, 6, Interstellar Sloop, 35, 5",
        "Zina Adora, 1, Explorer, 33, 3",
        "Zina Adora, 1, S-XIII, 40, 7",
        "Boccanegra, 14, Planetary Privateer, 36, 7",
        "Boccanegra, 14, Galactic Freighter, 34, 1",
        "Ly Mantok, 6, S-XIII, 40, 11"
    })
    void evasionIsManeuverPlusNavigationWithTheLargerCutToOneMore(
            String pilot, int number, String ship, int card, int evasion) {
        Scene scene = allDown()
                .place(pilot, 2221)
                .ship(ship, pilot)
                .pdb("Quibron", 0, true)
                .dice(1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:" + card, "environ:2211");

        assertThat(scene.last(Event.DetectionRolled.class).evasion()).isEqualTo(evasion);
    }

    /** The example of 5.4: column 4 for an undetected crew. */
    @ParameterizedTest
    @CsvSource({"1, UNDETECTED", "2, UNDETECTED", "3, DETECTED", "4, DETECTED", "5, DETECTED", "6, DAMAGED"})
    void aLevelTwoPdbShiftsTwoColumnsLeft(int die, Result result) {
        Scene scene = boccanegraOnAngoff().pdb("Quibron", 2, true).dice(die).start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:36", "environ:2211");

        assertThat(scene.last(Event.DetectionRolled.class).result()).isEqualTo(result);
    }

    /** The example of 5.4: column 3 for a crew already detected. */
    @ParameterizedTest
    @CsvSource({"1, UNDETECTED", "2, DETECTED", "4, DETECTED", "5, DAMAGED", "6, DAMAGED"})
    void aDetectedCrewShiftsOneColumnMore(int die, Result result) {
        Scene scene = boccanegraOnAngoff()
                .detected("Boccanegra")
                .pdb("Angoff", 2, true)
                .dice(die)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:36", "environ:2211");

        assertThat(scene.last(Event.DetectionRolled.class).result()).isEqualTo(result);
    }

    @Test
    void shiftsStopAtColumnZero() {
        Scene scene = allDown()
                .place("Zina Adora", 2221)
                .ship("Galactic Freighter", "Zina Adora")
                .detected("Zina Adora")
                .pdb("Angoff", 2, true)
                .dice(3)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:34", "environ:2211");

        assertThat(scene.last(Event.DetectionRolled.class).column()).isZero();
    }

    @Test
    void aResultAtDepartureCountsForTheArrival() {
        Scene scene = boccanegraOnAngoff()
                .pdb("Angoff", 1, true)
                .pdb("Quibron", 1, true)
                .dice(5, 4)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:36", "environ:2211");

        assertThat(scene.events(Event.DetectionRolled.class))
                .extracting(Event.DetectionRolled::shift)
                .containsExactly(0, -1);
    }

    @Test
    @Tag("RUL-08")
    void aPilotWhoStoodWithUnitsIsDetectedForTheDepartureTest() {
        Scene scene = allDown()
                .placeWithUnits("Boccanegra", 2221)
                .ship("Planetary Privateer", "Boccanegra")
                .units(2221, UnitKind.URBAN_1_0, 1)
                .pdb("Angoff", 1, true)
                .dice(1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:36", "environ:2211");

        assertThat(scene.last(Event.DetectionRolled.class).shift()).isEqualTo(-1);
    }

    // ---- results (5.4)

    @Test
    @Tag("R6.1.3")
    @Tag("R6.1.6")
    void detectedAndDamagedMarksTheCrew() {
        Scene scene = boccanegraOnAngoff().pdb("Quibron", 2, true).dice(6).start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:36", "environ:2211");

        assertThat(scene.hasDetectedFlag("Boccanegra")).isTrue();
    }

    @ParameterizedTest
    @Tag("R6.1.9")
    @CsvSource({"Galactic Freighter, 34, 6", "Galactic Freighter, 34, 4"})
    void aLevelZeroPdbOnlyDetects(String ship, int card, int die) {
        Scene scene = allDown()
                .place("Boccanegra", 2221)
                .ship(ship, "Boccanegra")
                .pdb("Quibron", 0, true)
                .dice(die)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:" + card, "environ:2211");

        assertThat(scene.hasDetectedFlag("Boccanegra")).isTrue();
        assertThat(scene.shipHolder(ship)).isEqualTo("Boccanegra");
    }

    @Test
    @Tag("R6.2.2")
    void aSecondDamageEliminatesTheShip() {
        Scene scene = boccanegraOnAngoff()
                .place("Frun Sentel", 2232)
                .pdb("Angoff", 2, true)
                .pdb("Quibron", 2, true)
                .dice(6, 5)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:36", "environ:2211");

        assertThat(scene.isDead("Boccanegra")).isTrue();
        assertThat(scene.shipHolder("Planetary Privateer")).isEqualTo("out");
    }

    @Test
    @Tag("R6.2.2")
    @Tag("R6.1.9")
    void aDamagedShipIsOnlyDetectedAgainByALevelZeroPdb() {
        Scene scene = boccanegraOnAngoff()
                .pdb("Angoff", 2, true)
                .pdb("Quibron", 0, true)
                .detected("Boccanegra")
                .dice(6, 6)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:36", "environ:2211");

        assertThat(scene.at("Boccanegra")).isEqualTo(2211);
        assertThat(scene.isFree("Boccanegra")).isTrue();
    }

    @Test
    @Tag("R17.1")
    @Tag("RUL-47")
    void inTheVariantEveryDetectionDieReadsTheWorstRow() {
        Scene scene = Position.in(22)
                .with(new Options(true))
                .luck(1)
                .place("Boccanegra", 2221)
                .ship("Planetary Privateer", "Boccanegra")
                .pdb("Angoff", 0, false)
                .pdb("Quibron", 2, true)
                .dice(1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:36", "environ:2211");

        assertThat(scene.shipHolder("Planetary Privateer")).isEqualTo("deck");
    }

    @Test
    @Tag("RUL-47")
    @Tag("R17.1")
    void theVariantIsOffUnlessChosen() {
        assertThat(Options.standard().worstDetection()).isFalse();
    }

    @Test
    @Tag("R17.1")
    void theVariantLeavesTheLevelZeroRuleAlone() {
        Scene scene = Position.in(22)
                .with(new Options(true))
                .luck(1)
                .place("Boccanegra", 2221)
                .ship("Galactic Freighter", "Boccanegra")
                .pdb("Angoff", 0, false)
                .pdb("Quibron", 0, true)
                .dice(1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:34", "environ:2211");

        assertThat(scene.shipHolder("Galactic Freighter")).isEqualTo("Boccanegra");
        assertThat(scene.hasDetectedFlag("Boccanegra")).isTrue();
    }

    // ---- status without a test (5.5) and spread (5.6)

    @Test
    @Tag("R6.2.8")
    @Tag("R8.2.12")
    void aShipThatLeavesWithoutATestShakesOffDetection() {
        Scene scene = boccanegraOnAngoff()
                .detected("Boccanegra")
                .pdb("Quibron", 2, true)
                .dice(1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:36", "environ:2211");

        assertThat(scene.last(Event.DetectionRolled.class).shift()).isEqualTo(-2);
        assertThat(scene.hasDetectedFlag("Boccanegra")).isFalse();
    }

    @Test
    void arrivingWhereNoTestIsPossibleChangesNothing() {
        Scene scene = boccanegraOnAngoff().pdb("Angoff", 1, true).dice(6).start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:36", "environ:2211");

        assertThat(scene.hasDetectedFlag("Boccanegra")).isTrue();
    }

    @Test
    @Tag("R6.2.1")
    void aDetectedCharacterWhoWalksIsUndetectedOnArrival() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .detected("Frun Sentel")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("walk:4");

        assertThat(scene.hasDetectedFlag("Frun Sentel")).isFalse();
    }

    @Test
    @Tag("R6.2.1")
    @Tag("R6.2.3")
    void aWalkerAmongDetectedFriendsIsDetected() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .place("Doctor Sontag", 2232)
                .detected("Doctor Sontag")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("walk:4");

        assertThat(scene.hasDetectedFlag("Frun Sentel")).isTrue();
    }

    @Test
    @Tag("R6.2.4")
    void detectedArrivalsGiveAwayTheirFriends() {
        Scene scene = boccanegraOnAngoff()
                .place("Doctor Sontag", 2211)
                .pdb("Quibron", 0, true)
                .dice(6)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:36", "environ:2211");

        assertThat(scene.hasDetectedFlag("Doctor Sontag")).isTrue();
    }

    @Test
    void theEnemysCharactersInTheEnvironAreNotGivenAway() {
        Scene scene = boccanegraOnAngoff()
                .place("Jon Kidu", 2211)
                .pdb("Quibron", 0, true)
                .dice(6)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:36", "environ:2211");

        assertThat(scene.hasDetectedFlag("Jon Kidu")).isFalse();
    }

    @Test
    void anUnflaggedCharacterAmongUnitsDoesNotGiveAwayAnArrival() {
        Scene scene = boccanegraOnAngoff()
                .units(2211, UnitKind.WILD_1_0, 1)
                .placeWithUnits("Doctor Sontag", 2211)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:36", "environ:2211");

        assertThat(scene.hasDetectedFlag("Boccanegra")).isFalse();
    }

    @Test
    @Tag("RUL-10")
    void aFlightWithinAPlanetWithoutATestShedsDetectionLikeAWalk() {
        Scene scene = allDown()
                .place("Boccanegra", 2231)
                .ship("Planetary Privateer", "Boccanegra")
                .detected("Boccanegra")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:36", "environ:2232");

        assertThat(scene.hasDetectedFlag("Boccanegra")).isFalse();
    }

    @Test
    @Tag("R6.1.14")
    @Tag("R8.2.13")
    @Tag("R15.8")
    @Tag("RUL-08")
    void movingWithMilitaryUnitsDetects() {
        Scene scene = allDown()
                .placeWithUnits("Frun Sentel", 2231)
                .units(2231, UnitKind.AIR_2_1, 1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2231", "environ:2232", "take");

        assertThat(scene.hasDetectedFlag("Frun Sentel")).isTrue();
    }

    @Test
    @Tag("R6.1.14")
    @Tag("R8.2.13")
    @Tag("R15.8")
    @Tag("RUL-08")
    void aCharacterAmongUnitsIsDetectedForAnAssassin() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2221)
                .units(2221, UnitKind.PATROL, 1)
                .placeWithUnits("Jon Kidu", 2221)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2221");

        scene.expect(Ask.MISSION).expectOffers("mission:A");
    }

    // ---- consequences and other sources (5.7)

    @Test
    @Tag("R6.2.7")
    void onlyADetectedEnemyCanBeAssassinated() {
        Scene hidden = Position.in(22)
                .place("Frun Sentel", 2221)
                .place("Jon Kidu", 2221)
                .start(Side.REBEL, Segment.MISSIONS);
        Scene seen = Position.in(22)
                .place("Frun Sentel", 2221)
                .place("Jon Kidu", 2221)
                .detected("Jon Kidu")
                .start(Side.REBEL, Segment.MISSIONS);

        hidden.skipTo(Ask.NEXT_ENVIRON).play("environ:2221");
        seen.skipTo(Ask.NEXT_ENVIRON).play("environ:2221");

        hidden.expect(Ask.MISSION).expectNotOffered("mission:A");
        seen.expect(Ask.MISSION).expectOffers("mission:A");
    }

    @Test
    @Tag("R6.2.5")
    void aDetectedCharacterAllowsAReactionAndASearch() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2232)
                .detected("Frun Sentel")
                .units(2231, UnitKind.LINE, 1)
                .start(Side.REBEL, Segment.REACTION);

        scene.expect(Ask.REACTION).play("react:2232");

        scene.expect(Ask.NEXT_SEARCH).expectOffers("search:2232");
    }

    @Test
    @Tag("R6.2.5")
    void anUndetectedCharacterAllowsNeitherReactionNorSearch() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2232)
                .units(2231, UnitKind.LINE, 1)
                .units(2232, UnitKind.LINE, 1)
                .start(Side.REBEL, Segment.REACTION);

        scene.expect(Ask.NEXT_ENVIRON);
    }

    @Test
    @Tag("R6.2.6")
    void anActionCardCanDetectThoseOnMissions() {
        Scene scene = Position.in(22).place("Frun Sentel", 2221).actionCards(75).start(Side.REBEL, Segment.MISSIONS);

        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2221", "mission:D");

        assertThat(scene.hasDetectedFlag("Frun Sentel")).isTrue();
    }

    @Test
    @Tag("R6.3.1")
    @Tag("R6.2.6")
    void charactersThatSearchAreDetectedEvenWithoutSuccess() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2221)
                .detected("Frun Sentel")
                .place("Jon Kidu", 2221)
                .start(Side.REBEL, Segment.SEARCH);

        scene.play("search:2221", "take");

        assertThat(scene.last(Event.SearchRolled.class).found()).isFalse();
        assertThat(scene.hasDetectedFlag("Jon Kidu")).isTrue();
    }

    @Test
    @Tag("RUL-82")
    void aSearchThatCannotSucceedIsNotRolled() {
        Scene scene = Position.in(22)
                .place("Ly Mantok", 2221)
                .detected("Ly Mantok")
                .units(2221, UnitKind.MILITIA, 1)
                .start(Side.REBEL, Segment.SEARCH);

        scene.play("search:2221", "units");

        assertThat(scene.last(Event.SearchRolled.class).number()).isZero();
        assertThat(scene.last(Event.SearchRolled.class).found()).isFalse();
    }

    @Test
    @Tag("RUL-82")
    void aSearchThatCannotFailIsNotRolled() {
        Scene scene = Position.in(22)
                .place("Adam Starlight", 2231)
                .place("Agan Rafa", 2231)
                .place("Frun Sentel", 2231)
                .place("Ran Jayma", 2231)
                .place("Tourag", 2231)
                .place("Scott Rubel", 2231)
                .detected("Adam Starlight", "Agan Rafa", "Frun Sentel", "Ran Jayma", "Tourag", "Scott Rubel")
                .units(2231, UnitKind.LINE, 5)
                .placeWithUnits("Barca", 2231)
                .start(Side.REBEL, Segment.SEARCH);

        scene.play("search:2231", "units", "character:22");

        assertThat(scene.last(Event.SearchRolled.class).number()).isEqualTo(6);
        assertThat(scene.last(Event.SearchRolled.class).found()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 0", "2, -2"})
    void onlyALevelTwoPdbShiftsTheColumn(int level, int shift) {
        Scene scene = boccanegraOnAngoff().pdb("Quibron", level, true).dice(1).start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:36", "environ:2211");

        assertThat(scene.last(Event.DetectionRolled.class).shift()).isEqualTo(shift);
    }

    @Test
    void aDetectedPrisonerAboardDoesNotShiftTheColumn() {
        Scene scene = boccanegraOnAngoff()
                .prisoner("Jon Kidu", "Boccanegra")
                .detected("Jon Kidu")
                .pdb("Angoff", 1, true)
                .dice(1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:36", "environ:2211");

        assertThat(scene.last(Event.DetectionRolled.class).shift()).isZero();
    }

    @Test
    @Tag("R6.1.4")
    void theArrivalHasTheLastWord() {
        Scene scene = boccanegraOnAngoff()
                .pdb("Angoff", 1, true)
                .pdb("Quibron", 1, true)
                .dice(6, 1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:36", "environ:2211");

        assertThat(scene.hasDetectedFlag("Boccanegra")).isFalse();
    }
}
