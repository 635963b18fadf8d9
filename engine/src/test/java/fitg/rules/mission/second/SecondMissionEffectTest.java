package fitg.rules.mission.second;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Event;
import fitg.procedure.Event.MissionEnded.End;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What missions achieve. In Quibron Wild (2211) the event roll 15 does nothing; the success roll 16 shows S, 41 shows T, 22
 * shows A, 12 shows I, 34 shows F, 21 shows C only.
 */
class SecondMissionEffectTest {

    private static final String STARLIGHT = "Adam Starlight";
    private static final String FRUN = "Frun Sentel";
    private static final String MANTOK = "Ly Mantok";
    private static final String VANS = "Vans Ka-Tie-A";
    private static final String KIDU = "Jon Kidu";

    private static SecondScene quibron(SecondPosition position, String... keys) {
        SecondScene scene = position.start(Side.REBEL, Segment.MISSIONS);
        scene.play("place:2211").play(keys);
        return scene;
    }

    // ---- Sabotage

    @Test
    @Tag("S-R89")
    @Tag("C-MISS-5")
    void oneLetterOfSabotageFellsAConscriptOrPutsThePdbDown() {
        SecondPosition position = SecondPosition.in(22)
                .counter("Stormtrooper", "2211")
                .counter("Conscript", "2211")
                .counter("Imperial Light", "2211")
                .pdb("Quibron", 1, true)
                .place(STARLIGHT, "2211")
                .dice(1, 5, 1, 6);
        SecondScene scene = quibron(position, "mission:S", "roll", "complete");

        scene.expect(Query.SABOTAGE);
        assertThat(scene.offers()).containsExactly("pdb", "counter:1");
        scene.play("pdb");

        assertThat(scene.pdbUp("Quibron")).isFalse();
        assertThat(scene.pdbLevel("Quibron")).isEqualTo(1);
    }

    @Test
    @Tag("S-R89")
    void twoLettersFellAnyUnitOrLandedStarshipOrLowerThePdb() {
        SecondPosition position = SecondPosition.in(22)
                .counter("Stormtrooper", "2211")
                .counter("Conscript", "2211")
                .counter("Conscript", "2211")
                .counter("Imperial Light", "2211")
                .pdb("Quibron", 1, false)
                .place(STARLIGHT, "2211")
                .dice(1, 5, 1, 6, 1, 5, 1, 6);
        SecondScene scene = quibron(position, "mission:S", "roll", "continue", "roll");

        // Of the two conscripts, who are alike, only the first is offered.
        scene.expect(Query.SABOTAGE);
        assertThat(scene.offers()).containsExactly("pdb", "counter:0", "counter:1", "counter:3");
        scene.play("counter:3");

        assertThat(scene.counterPlace(3)).isEqualTo("gone");
        assertThat(scene.counterPlace(0)).isEqualTo("2211");
    }

    @Test
    @Tag("C-PDB-1")
    void aLevelThatIsSabotagedTakesItsHitsAlong() {
        SecondScene scene = quibron(
                SecondPosition.in(22)
                        .pdb("Quibron", 2, true)
                        .pdbHits("Quibron", 4)
                        .place(STARLIGHT, "2211")
                        .dice(1, 5, 1, 6, 1, 5, 1, 6),
                "mission:S",
                "roll",
                "continue",
                "roll");

        assertThat(scene.pdbLevel("Quibron")).isEqualTo(1);
        assertThat(scene.pdbHits("Quibron")).isZero();
    }

    @Test
    @Tag("S-R89")
    void twoLettersLowerThePdb() {
        SecondScene scene = quibron(
                SecondPosition.in(22)
                        .pdb("Quibron", 2, true)
                        .place(STARLIGHT, "2211")
                        .dice(1, 5, 1, 6, 1, 5, 1, 6),
                "mission:S",
                "roll",
                "continue",
                "roll");

        assertThat(scene.pdbLevel("Quibron")).isEqualTo(1);
        assertThat(scene.pdbUp("Quibron")).isFalse();
    }

    @ParameterizedTest
    @Tag("SA21")
    @Tag("S-R65")
    @Tag("E5.5.b.6")
    @ValueSource(ints = {4, 5})
    void whenTheLastUnitThatHeldHimIsSabotagedADieDecidesAboutAPrisoner(int die) {
        SecondPosition position = SecondPosition.in(22)
                .counter("Conscript", "2211")
                .place(VANS, "2211")
                .prisonerOfUnits(MANTOK, "2211")
                .place(STARLIGHT, "2211")
                .dice(1, 5, 1, 6, die);
        SecondScene scene = quibron(position, "mission:S", "roll", "complete");

        assertThat(scene.counterPlace(0)).isEqualTo("gone");
        assertThat(scene.isDead(MANTOK)).isEqualTo(die == 5);
        assertThat(scene.isFree(MANTOK)).isEqualTo(die == 4);
    }

    // ---- Subvert Troops

    @Test
    @Tag("S-R89")
    void oneLetterMakesAConscriptAMilitia() {
        SecondScene scene = quibron(
                SecondPosition.in(22)
                        .counter("1st Line", "2211")
                        .counter("Conscript", "2211")
                        .place(STARLIGHT, "2211")
                        .dice(1, 5, 4, 1),
                "mission:T",
                "roll",
                "complete");

        assertThat(scene.counterPlace(1)).isEqualTo("gone");
        assertThat(scene.last(Happening.CountersPlaced.class)
                        .counters()
                        .getFirst()
                        .name())
                .startsWith("Wild Militia");
        assertThat(scene.groundUnits("2211", Side.REBEL)).isEqualTo(1);
    }

    @Test
    @Tag("S-R89")
    void twoLettersWinALineUnitOrTwoConscriptsAndTheImperialPlayerChooses() {
        SecondScene scene = quibron(
                SecondPosition.in(22)
                        .counter("Stormtrooper", "2211")
                        .counter("2nd Line", "2211")
                        .counter("Conscript", "2211")
                        .counter("Conscript", "2211")
                        .place(STARLIGHT, "2211")
                        .dice(1, 5, 4, 1, 1, 5, 4, 1),
                "mission:T",
                "roll",
                "continue",
                "roll");

        scene.expect(Query.SUBVERT);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.offers()).containsExactly("counter:1", "counter:2");
        scene.play("counter:2");

        assertThat(scene.groundUnits("2211", Side.IMPERIAL)).isEqualTo(2);
        assertThat(scene.last(Happening.CountersPlaced.class)
                        .counters()
                        .getFirst()
                        .name())
                .startsWith("Wild Irregular");
    }

    @Test
    @Tag("S-R65")
    @Tag("S-R66")
    void subvertedGuardsFreeTheirPrisonerWithoutADie() {
        SecondScene scene = quibron(
                SecondPosition.in(22)
                        .counter("Conscript", "2211")
                        .prisonerOfUnits(MANTOK, "2211")
                        .place(STARLIGHT, "2211")
                        .dice(1, 5, 4, 1),
                "mission:T",
                "roll",
                "complete");

        assertThat(scene.isFree(MANTOK)).isTrue();
        assertThat(scene.isDetected(MANTOK)).isFalse();
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("E3.3.b.2")
    @Tag("S-R137")
    void whereTheRebelsHaveNoRoomTroopsOnlyDesert() {
        SecondPosition position = SecondPosition.in(22)
                .counter("Conscript", "2211")
                .place(STARLIGHT, "2211")
                .dice(1, 5, 4, 1);
        for (int unit = 0; unit < 4; unit++) {
            position.counter("Wild Regular", "2211");
        }
        SecondScene scene = quibron(position, "mission:T", "roll", "complete");

        assertThat(scene.groundUnits("2211", Side.IMPERIAL)).isZero();
        assertThat(scene.groundUnits("2211", Side.REBEL)).isEqualTo(4);
    }

    // ---- Free Prisoners

    private static SecondPosition cell() {
        return SecondPosition.withSpecial("cell of Ly Mantok on Quibron", 22);
    }

    @Test
    @Tag("E5.5.c.1")
    @Tag("S-R66")
    void whoIsFreedSharesTheStateOfHisFriendsAndDoesNoMissionInThisPhase() {
        SecondScene hidden = quibron(
                SecondPosition.in(22)
                        .counter("Conscript", "2211")
                        .prisonerOfUnits(MANTOK, "2211")
                        .place(STARLIGHT, "2211")
                        .dice(1, 5, 3, 4),
                "mission:F",
                "roll");
        assertThat(hidden.isFree(MANTOK)).isTrue();
        assertThat(hidden.isWithUnits(MANTOK)).isFalse();
        assertThat(hidden.isDetected(MANTOK)).isFalse();

        SecondScene seen = quibron(
                SecondPosition.in(22)
                        .counter("Conscript", "2211")
                        .prisonerOfUnits(MANTOK, "2211")
                        .place(STARLIGHT, "2211")
                        .detected(STARLIGHT)
                        .dice(1, 5, 3, 4),
                "mission:F",
                "roll");
        assertThat(seen.isDetected(MANTOK)).isTrue();
        assertThat(seen.mayDoMissions(MANTOK)).isFalse();
    }

    @Test
    @Tag("E5.5.c.1")
    @Tag("S-R134")
    void aSingleLetterOpensNoCellAndIsLost() {
        SecondScene scene = quibron(
                cell().counter("Conscript", "2211")
                        .prisonerOfUnits(MANTOK, "2211")
                        .place(STARLIGHT, "2211")
                        .dice(1, 5, 3, 4),
                "mission:F",
                "roll");

        // Completing now would achieve nothing, so it is not asked.
        scene.expect(Query.EVENT_ROLL).play("stop");
        assertThat(scene.isPrisoner(MANTOK)).isTrue();
        assertThat(scene.last(Event.MissionEnded.class).end()).isEqualTo(End.FAILED);
    }

    @Test
    @Tag("E5.5.c.1")
    void twoLettersOpenTheCell() {
        SecondScene scene = quibron(
                cell().counter("Conscript", "2211")
                        .prisonerOfUnits(MANTOK, "2211")
                        .place(STARLIGHT, "2211")
                        .dice(1, 5, 3, 4, 1, 5, 3, 4),
                "mission:F",
                "roll",
                "roll");

        assertThat(scene.isFree(MANTOK)).isTrue();
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("E5.5.c.1")
    void withTwoLettersFrunForOneLeavesAnotherThatIsLost() {
        SecondScene scene = quibron(
                cell().counter("Conscript", "2211")
                        .prisonerOfUnits(MANTOK, "2211")
                        .prisonerOfUnits(FRUN, "2211")
                        .place(STARLIGHT, "2211")
                        .dice(1, 5, 3, 4, 1, 5, 3, 4),
                "mission:F",
                "roll",
                "continue",
                "roll",
                "complete",
                "character:4");

        assertThat(scene.isFree(FRUN)).isTrue();
        assertThat(scene.isPrisoner(MANTOK)).isTrue();
    }

    @Test
    @Tag("E5.5.c.1")
    void elsewhereAndAfterHeWasMovedOneLetterIsEnough() {
        // Given Mantok is held on Charkhan, not in his cell on Quibron.
        SecondScene scene = cell().counter("Conscript", "2232")
                .prisonerOfUnits(MANTOK, "2232")
                .place(STARLIGHT, "2232")
                .dice(1, 5, 3, 4)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.play("place:2232", "mission:F", "roll");

        assertThat(scene.isFree(MANTOK)).isTrue();
        assertThat(fitg.state.theatre.Theatre.of(scene.truth()).cellLeft()).isTrue();
    }

    // ---- Assassination, Information

    private static SecondPosition ambush() {
        return SecondPosition.in(22)
                .counter("Stormtrooper", "2211")
                .withUnits(VANS, "2211")
                .place(FRUN, "2211")
                .escort(FRUN, Soldier.REGULAR);
    }

    @Test
    @Tag("C-MISS-5")
    void oneLetterKillsTheTarget() {
        SecondScene scene = quibron(ambush().dice(1, 5, 2, 2), "mission:A", "roll");

        assertThat(scene.isDead(VANS)).isTrue();
        scene.expectLuckUsedUp();
    }

    @ParameterizedTest
    @Tag("C-MISS-5")
    @ValueSource(ints = {3, 4, 6})
    void aFailedAssassinationMayCostFreedomOrLife(int die) {
        SecondScene scene = quibron(ambush().dice(die), "mission:A", "stop");
        if (die == 4) {
            scene.expect(Query.HOLDER).play("units");
        }

        assertThat(scene.isFree(FRUN)).isEqualTo(die == 3);
        assertThat(scene.isPrisoner(FRUN)).isEqualTo(die == 4);
        assertThat(scene.isDead(FRUN)).isEqualTo(die == 6);
        assertThat(scene.escorts(FRUN)).isEqualTo(die == 3 ? 1 : 0);
    }

    @Test
    @Tag("C-MISS-5")
    void informationDetectsEveryEnemyOnThePlanet() {
        SecondScene scene = SecondPosition.in(22)
                .place(STARLIGHT, "2232")
                .place(VANS, "2231")
                .place(KIDU, "2221")
                .dice(1, 5, 1, 2)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.play("place:2232", "mission:I", "roll", "complete");

        assertThat(scene.isDetected(VANS)).isTrue();
        assertThat(scene.isDetected(KIDU)).isFalse();
    }

    // ---- loyalty

    @Test
    @Tag("C-MISS-5")
    @Tag("E5.1.b.8")
    void eachLetterOfDiplomacyMovesLoyaltyOneSpace() {
        // Quibron is Loyal; 33 shows D.
        SecondScene scene = quibron(
                SecondPosition.in(22).place(STARLIGHT, "2211").dice(1, 5, 3, 3, 1, 5, 3, 3),
                "mission:D",
                "roll",
                "continue",
                "roll");

        assertThat(scene.loyalty("Quibron")).isEqualTo(Loyalty.DISSENT);
    }

    @Test
    @Tag("C-MISS-5")
    void aCoupLeavesItsMarkAndIsTriedOnce() {
        // Angoff Urban, Neutral; 61 shows C and S.
        SecondScene scene =
                SecondPosition.in(22).place(STARLIGHT, "2221").dice(2, 6, 6, 1).start(Side.REBEL, Segment.MISSIONS);
        scene.play("place:2221", "mission:C", "roll", "complete");

        assertThat(scene.loyalty("Angoff")).isEqualTo(Loyalty.DISSENT);
        assertThat(scene.hasCoupMarker(2221)).isTrue();
    }
}
