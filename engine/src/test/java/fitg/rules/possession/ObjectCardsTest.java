package fitg.rules.possession;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.PlanetState;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Encounters;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.state.Flag;
import fitg.state.Segment;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The objects, cards 43 to 48, in each of their uses (specification 14.8 and 14.9). */
class ObjectCardsTest {

    // ---- 43 Helian Drug

    private static Position drugged(int environ) {
        return Position.around(environ).place("Frun Sentel", environ).card("Helian Drug", "Frun Sentel");
    }

    @Test
    @Tag("RUL-72")
    void theDrugRaisesCombatByTwoAndIsOutOfTheGame() {
        Scene scene = Encounters.meet(drugged(2211).dice(1, 1), 2211);
        while (scene.events(Event.CharacterCombatBegan.class).isEmpty()) {
            scene.play("pass");
        }

        scene.expect(Ask.USE_POSSESSION)
                .play("use:43", "rating:combat")
                .skipTo(Ask.BREAK_OFF)
                .play("stand");

        assertThat(scene.last(Event.RoundFought.class).defenceStrength()).isEqualTo(7);
        assertThat(scene.owner("Helian Drug")).isEqualTo("out");
    }

    @Test
    @Tag("RUL-72")
    void theDrugRaisesAnyOfTheSixRatings() {
        Scene scene = drugged(2211).start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2211");

        scene.expect(Ask.USE_POSSESSION).play("use:43");

        scene.expect(Ask.DRUG_RATING);
        assertThat(scene.offers())
                .containsExactly(
                        "rating:combat",
                        "rating:endurance",
                        "rating:intelligence",
                        "rating:leadership",
                        "rating:diplomacy",
                        "rating:navigation");
    }

    @Test
    @Tag("RUL-72")
    void theDrugTakenInASearchHelpsToHide() {
        Scene scene = drugged(2211)
                .detected("Frun Sentel")
                .units(2211, UnitKind.LINE, 2)
                .dice(6)
                .start(Side.REBEL, Segment.SEARCH);
        scene.play("search:2211", "units");

        scene.expect(Ask.USE_POSSESSION).play("use:43", "rating:intelligence");

        // Intelligence 3 + size 4 - 1.
        assertThat(scene.last(Event.SearchRolled.class).hidingValue()).isEqualTo(6);
    }

    @Test
    @Tag("RUL-72")
    void theDrugTakenInATestRaisesEvasion() {
        Scene scene = drugged(2231).ship("Explorer", "Frun Sentel").dice(1).start(Side.REBEL, Segment.MOVEMENT);
        scene.play("fly:33", "environ:2232");

        scene.expect(Ask.USE_POSSESSION).play("use:43", "rating:navigation");

        // Maneuver 4, Navigation 3 + 2.
        assertThat(scene.last(Event.DetectionRolled.class).evasion()).isEqualTo(9);
    }

    @Test
    @Tag("RUL-72")
    void theDrugTakenByALeaderShiftsTheCombat() {
        Scene scene = drugged(2211)
                .units(2211, UnitKind.WILD_2_1, 2)
                .units(2211, UnitKind.LINE, 1)
                .dice(1, 1)
                .start(Side.REBEL, Segment.MILITARY_COMBAT);
        scene.play("attack");

        scene.expect(Ask.USE_POSSESSION).play("use:43", "rating:leadership");
        scene.skipTo(Ask.LEADER).play("character:4");

        assertThat(scene.last(Event.MilitaryCombatRolled.class).leaderShift()).isEqualTo(3);
    }

    @Test
    @Tag("RUL-72")
    void theDrugMakesALeaderOfOneWhoWasNone() {
        Scene scene = Position.in(22)
                .place("Kogus", 2211)
                .card("Helian Drug", "Kogus")
                .units(2211, UnitKind.WILD_2_1, 2)
                .units(2211, UnitKind.LINE, 1)
                .dice(1, 1)
                .start(Side.REBEL, Segment.MILITARY_COMBAT);
        scene.play("attack");

        scene.expect(Ask.USE_POSSESSION).play("use:43", "rating:leadership");
        scene.expect(Ask.LEADER).play("character:11");

        assertThat(scene.last(Event.MilitaryCombatRolled.class).leaderShift()).isEqualTo(2);
    }

    @Test
    @Tag("RUL-72")
    void theDrugTakenAtAssignmentGivesDiplomacyDraws() {
        // Diplomacy 1 + 2, Loyal counts -1 for the Rebel player: two draws.
        Scene scene = Position.around(2322)
                .place("Frun Sentel", 2322)
                .card("Helian Drug", "Frun Sentel")
                .actionCards(68, 72, 69, 70)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2322");

        scene.expect(Ask.USE_POSSESSION).play("use:43", "rating:diplomacy");
        scene.skipTo(Ask.MISSION).play("mission:D");
        scene.skipTo(Ask.DRAW).play("draw");
        scene.skipTo(Ask.BONUS).play("bonus:D");

        assertThat(scene.last(Event.DrugTaken.class).rating()).isEqualTo(Rating.DIPLOMACY);
        assertThat(scene.events(Event.ActionCardDrawn.class).stream().filter(Event.ActionCardDrawn::bonus))
                .hasSize(2);
    }

    @Test
    @Tag("R9.31")
    void theDrugLastsUntilTheSameSegmentOfThePhasingPlayersNextTurn() {
        Scene scene = drugged(2231).ship("Explorer", "Frun Sentel").dice(1).start(Side.REBEL, Segment.MOVEMENT);
        scene.play("fly:33", "environ:2232").play("use:43", "rating:endurance");

        scene.skipTo(Ask.NEXT_ENVIRON);
        assertThat(scene.events(Event.DrugWoreOff.class)).isEmpty();
        scene.play("end").skipTo(Ask.MOVE);

        assertThat(scene.turn()).isEqualTo(2);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        assertThat(scene.events(Event.DrugWoreOff.class)).hasSize(1);
        assertThat(segmentBefore(scene)).isEqualTo(new Event.SegmentBegan(Side.REBEL, Segment.MOVEMENT, "4.0"));
    }

    @Test
    @Tag("R9.31")
    void theDrugTakenInTheEnemysTurnLastsIntoHisNextTurn() {
        Scene scene = drugged(2211)
                .place("Redjac", 2211)
                .detected("Redjac")
                .place("Kogus", 2231)
                .dice(6)
                .start(Side.IMPERIAL, Segment.SEARCH);
        scene.skipTo(Ask.NEXT_SEARCH).play("search:2211", "take");
        scene.expect(Ask.USE_POSSESSION).play("use:43", "rating:combat");

        while (scene.events(Event.DrugWoreOff.class).isEmpty()) {
            scene.skipSegment();
        }

        assertThat(scene.turn()).isEqualTo(2);
        assertThat(segmentBefore(scene)).isEqualTo(new Event.SegmentBegan(Side.IMPERIAL, Segment.SEARCH, "4.0"));
    }

    /** The segment that had begun when the drug wore off, or begins with it. */
    private static Event.SegmentBegan segmentBefore(Scene scene) {
        List<Event> events = scene.events();
        int end = events.indexOf(scene.last(Event.DrugWoreOff.class));
        Event.SegmentBegan began = null;
        for (Event event : events.subList(0, Math.min(end + 2, events.size()))) {
            if (event instanceof Event.SegmentBegan segment) {
                began = segment;
            }
        }
        return began;
    }

    /** Frun has four wounds of five; the Snow Giants (6) against Combat 1: +5, die 5: two more. He then breaks off. */
    private static Scene sixWounds() {
        Scene scene = Encounters.meet(drugged(2211).wounds("Frun Sentel", 4).dice(5, 1, 1), 2211);
        while (scene.events(Event.CharacterCombatBegan.class).isEmpty()) {
            scene.play("pass");
        }
        scene.play("use:43", "rating:endurance").skipTo(Ask.BREAK_OFF).play("stand");
        return scene.skipTo(Ask.BREAK_OFF);
    }

    @Test
    @Tag("RUL-75")
    void raisedEnduranceKeepsACharacterAlive() {
        Scene scene = sixWounds();

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(6);
        assertThat(scene.isDead("Frun Sentel")).isFalse();
    }

    @Test
    @Tag("RUL-75")
    @Tag("R9.31")
    void enduranceThatEndsKillsTheMortallyWounded() {
        Scene scene = sixWounds();
        scene.play("break-off-all");

        while (scene.turn() == 1) {
            assertThat(scene.isDead("Frun Sentel")).isFalse();
            scene.skipSegment();
        }
        while (scene.turn() == 2 && scene.truth().turn().phasing() == Side.REBEL) {
            scene.skipSegment();
        }

        assertThat(scene.isDead("Frun Sentel")).isTrue();
        assertThat(scene.events(Event.DrugWoreOff.class)).hasSize(1);
    }

    // ---- 44 Scanner

    @ParameterizedTest
    @CsvSource({"2, 1", "1, 0"})
    @Tag("RUL-72")
    void theScannerLowersThePdbByOneLevel(int level, int counted) {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .ship("Star Cruiser", "Frun Sentel")
                .card("Scanner", "Frun Sentel")
                .pdb("Charkhan", level, true)
                .dice(1)
                .start(Side.REBEL, Segment.MOVEMENT);
        scene.play("fly:38", "environ:2232").expect(Ask.USE_POSSESSION).play("use:44");

        assertThat(scene.last(Event.DetectionRolled.class).level()).isEqualTo(counted);
        assertThat(scene.last(Event.DetectionRolled.class).shift()).isZero();
    }

    @Test
    @Tag("RUL-72")
    void theScannerOfAPassengerCountsToo() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .place("Doctor Sontag", 2231)
                .ship("Star Cruiser", "Frun Sentel")
                .card("Scanner", "Doctor Sontag")
                .pdb("Charkhan", 2, true)
                .dice(1)
                .start(Side.REBEL, Segment.MOVEMENT);
        scene.play("fly:38", "environ:2232", "take").expect(Ask.USE_POSSESSION).play("use:44");

        assertThat(scene.last(Event.DetectionRolled.class).level()).isEqualTo(1);
    }

    @Test
    @Tag("RUL-72")
    void theScannerAvoidsTheTestOfALevelZeroPdbAndDetectionIsShed() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .detected("Frun Sentel")
                .ship("Star Cruiser", "Frun Sentel")
                .card("Scanner", "Frun Sentel")
                .pdb("Charkhan", 0, true)
                .start(Side.REBEL, Segment.MOVEMENT);
        scene.play("fly:38", "environ:2232").expect(Ask.USE_POSSESSION).play("use:44");

        assertThat(scene.events(Event.DetectionRolled.class)).isEmpty();
        assertThat(scene.at("Frun Sentel")).isEqualTo(2232);
        assertThat(scene.hasDetectedFlag("Frun Sentel")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "1, 0"})
    @Tag("R16.2")
    @Tag("RUL-72")
    void theScannerHelpsThoseWhoComeFromSpace(int level, int counted) {
        Scene scene = Position.in(22)
                .inSpace("Frun Sentel")
                .inSpace("Doctor Sontag")
                .ship("Star Cruiser", "Frun Sentel")
                .card("Scanner", "Doctor Sontag")
                .pdb("Angoff", level, true)
                .dice(1)
                .start(Side.REBEL, Segment.MOVEMENT);
        scene.play("environ:2221").expect(Ask.USE_POSSESSION).play("use:44");

        assertThat(scene.last(Event.DetectionRolled.class).level()).isEqualTo(counted);
    }

    @Test
    @Tag("R16.2")
    @Tag("RUL-72")
    void theDrugSharpensAPilotWhoComesFromSpace() {
        Scene scene = Position.in(22)
                .inSpace("Kogus")
                .ship("Explorer", "Kogus")
                .card("Helian Drug", "Kogus")
                .dice(1)
                .start(Side.REBEL, Segment.MOVEMENT);
        scene.play("environ:2221", "use:43", "rating:navigation");

        // Maneuver 4 and Navigation 3 + 2.
        assertThat(scene.last(Event.DetectionRolled.class).evasion()).isEqualTo(9);
    }

    @Test
    @Tag("RUL-72")
    void theScannerHidesItsGroupFromUnits() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .detected("Frun Sentel")
                .card("Scanner", "Frun Sentel")
                .units(2211, UnitKind.LINE, 2)
                .dice(6)
                .start(Side.REBEL, Segment.SEARCH);
        scene.play("search:2211", "units").expect(Ask.USE_POSSESSION).play("use:44");

        // 1 + 4 - 1 + 2.
        assertThat(scene.last(Event.SearchRolled.class).hidingValue()).isEqualTo(6);
    }

    @Test
    @Tag("RUL-72")
    void theScannerDoesNotHideFromCharacters() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .detected("Frun Sentel")
                .card("Scanner", "Frun Sentel")
                .place("Barca", 2211)
                .dice(6)
                .start(Side.REBEL, Segment.SEARCH);
        scene.skipTo(Ask.NEXT_SEARCH).play("search:2211", "take");

        scene.expect(Ask.USE_POSSESSION).expectNotOffered("use:44").play("pass");

        assertThat(scene.last(Event.SearchRolled.class).hidingValue()).isEqualTo(4);
    }

    // ---- 45 Scrambler

    @Test
    @Tag("RUL-72")
    void theScramblerHidesItsGroupFromCharactersToo() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .detected("Frun Sentel")
                .card("Scrambler", "Frun Sentel")
                .place("Barca", 2211)
                .dice(1)
                .start(Side.REBEL, Segment.SEARCH);
        scene.skipTo(Ask.NEXT_SEARCH).play("search:2211", "take");

        scene.expect(Ask.USE_POSSESSION).play("use:45");

        // 1 + 4 - 1 + 4; search value 4 against 8 or more: impossible, no die; the one die is the Scrambler's.
        assertThat(scene.last(Event.SearchRolled.class).hidingValue()).isEqualTo(8);
        assertThat(scene.owner("Scrambler")).isEqualTo("Frun Sentel");
    }

    @ParameterizedTest
    @CsvSource({
        "2211, 3", // Saurians 5, Wild
        "2221, 3", // Yesters 6, Urban
    })
    @Tag("RUL-72")
    void theScramblerHalvesTheLocalsStrengthRoundedUp(int environ, int strength) {
        Scene scene = Encounters.anger(
                Position.in(22)
                        .place("Frun Sentel", environ)
                        .card("Scrambler", "Frun Sentel")
                        .dice(3, 1, 6),
                environ);

        scene.expect(Ask.USE_POSSESSION).play("use:45").skipTo(Ask.BREAK_OFF).play("stand");

        assertThat(scene.last(Event.RoundFought.class).attackStrength()).isEqualTo(strength);
        assertThat(scene.owner("Scrambler")).isEqualTo("deck");
    }

    @Test
    @Tag("RUL-72")
    void theScramblerPutsTheEnemyPdbOfItsPlanetDown() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .card("Scrambler", "Frun Sentel")
                .pdb("Charkhan", 2, true)
                .dice(2)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.expect(Ask.MOVE).play("use:45");

        assertThat(scene.pdbUp("Charkhan")).isFalse();
        assertThat(scene.pdbLevel("Charkhan")).isEqualTo(2);
        assertThat(scene.pdbUp("Quibron")).isTrue();
        assertThat(scene.owner("Scrambler")).isEqualTo("Frun Sentel");
        scene.expectNotOffered("use:45");
    }

    @Test
    @Tag("RUL-72")
    void theScramblerFindsNoTargetWhereTheEnemyHasNoPdbUp() {
        Scene down = Position.in(22)
                .place("Frun Sentel", 2231)
                .card("Scrambler", "Frun Sentel")
                .pdb("Charkhan", 2, false)
                .start(Side.REBEL, Segment.MOVEMENT);
        Scene own = Position.in(22)
                .place("Frun Sentel", 2231)
                .card("Scrambler", "Frun Sentel")
                .state("Charkhan", PlanetState.REBEL_CONTROL)
                .start(Side.REBEL, Segment.MOVEMENT);

        down.expect(Ask.MOVE).expectNotOffered("use:45");
        own.expect(Ask.MOVE).expectNotOffered("use:45");
    }

    @Test
    @Tag("RUL-72")
    void theScramblerLeavesThePdbAloneInTheImperialTurn() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .card("Scrambler", "Frun Sentel")
                .place("Redjac", 2232)
                .pdb("Charkhan", 2, true)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.expect(Ask.MOVE).expectNotOffered("use:45");
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
    }

    // ---- 46 Medi-kit

    private static Position wounded() {
        return Position.in(22)
                .place("Frun Sentel", 2231)
                .place("Boccanegra", 2231)
                .place("Kogus", 2232)
                .wounds("Frun Sentel", 3)
                .wounds("Boccanegra", 2)
                .wounds("Kogus", 1)
                .card("Medi-kit of Ptolus", "Frun Sentel");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 6})
    @Tag("R9.17")
    @Tag("RUL-58")
    void theMedikitHealsItsOwnersStackAndBreaksOnASix(int die) {
        Scene scene = wounded().dice(die).start(Side.REBEL, Segment.START);

        scene.expect(Ask.USE_POSSESSION).play("use:46");

        assertThat(scene.wounds("Frun Sentel")).isZero();
        assertThat(scene.wounds("Boccanegra")).isZero();
        assertThat(scene.wounds("Kogus")).isEqualTo(1);
        assertThat(scene.owner("Medi-kit of Ptolus")).isEqualTo(die == 6 ? "deck" : "Frun Sentel");
    }

    @Test
    @Tag("RUL-72")
    void theMedikitNeedNotBeUsed() {
        Scene scene = wounded().start(Side.REBEL, Segment.START);

        scene.expect(Ask.USE_POSSESSION).play("pass");

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(3);
        assertThat(scene.isShown("Medi-kit of Ptolus")).isFalse();
    }

    @Test
    @Tag("RUL-72")
    void theMedikitHealsNobodyInTheImperialTurn() {
        Scene scene = wounded().place("Redjac", 2211).start(Side.IMPERIAL, Segment.START);

        scene.skipTo(Ask.NEXT_ENVIRON);

        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.wounds("Frun Sentel")).isEqualTo(3);
        assertThat(scene.events(Event.PossessionUsed.class)).isEmpty();
    }

    @Test
    @Tag("RUL-85")
    void theMedikitQuestionIsAskedOfAnyFaceDownCard() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .wounds("Frun Sentel", 3)
                .card("Charsot", "Frun Sentel")
                .start(Side.REBEL, Segment.START);

        scene.expect(Ask.USE_POSSESSION);

        assertThat(scene.offers()).containsExactly("pass");
    }

    @Test
    @Tag("RUL-72")
    void theMedikitHealsNoPrisoner() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .wounds("Frun Sentel", 1)
                .place("Redjac", 2231)
                .prisoner("Boccanegra", "Redjac")
                .wounds("Boccanegra", 2)
                .card("Medi-kit of Ptolus", "Frun Sentel")
                .dice(1)
                .start(Side.REBEL, Segment.START);

        scene.expect(Ask.USE_POSSESSION).play("use:46");

        assertThat(scene.wounds("Frun Sentel")).isZero();
        assertThat(scene.wounds("Boccanegra")).isEqualTo(2);
    }

    // ---- 47 Personal Body Shield

    @Test
    @Tag("RUL-58")
    @Tag("RUL-72")
    void theBodyShieldTakesOneOffTheResultAgainstTheGroup() {
        // Snow Giants 6 against Frun 5: +1, die 6: two wounds less one.
        Scene scene = Encounters.meet(
                Position.in(22)
                        .place("Frun Sentel", 2211)
                        .card("Personal Body Shield", "Frun Sentel")
                        .dice(6, 1),
                2211);
        while (scene.events(Event.CharacterCombatBegan.class).isEmpty()) {
            scene.play("pass");
        }
        scene.expect(Ask.USE_POSSESSION).play("use:47", "stand");

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(1);
        assertThat(scene.owner("Personal Body Shield")).isEqualTo("Frun Sentel");
    }

    @Test
    @Tag("RUL-72")
    void theBodyShieldOfAnInactiveOwnerProtectsTheActive() {
        Scene scene = Encounters.meet(
                Position.in(22)
                        .place("Frun Sentel", 2211)
                        .place("Doctor Sontag", 2211)
                        .card("Personal Body Shield", "Doctor Sontag")
                        .dice(6, 1),
                2211);
        scene.skipTo(Ask.ACTIVE).play("active", "inactive");
        scene.expect(Ask.USE_POSSESSION).play("use:47", "stand");

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(1);
    }

    @Test
    @Tag("RUL-72")
    void theBodyShieldCountsBeforeAFirefightDoubles() {
        // Saurians 5 against Frun 5: 0, die 6: two less one, doubled.
        Scene scene = Encounters.anger(
                Position.in(22)
                        .place("Frun Sentel", 2211)
                        .card("Personal Body Shield", "Frun Sentel")
                        .dice(6, 1),
                2211);
        while (scene.events(Event.CharacterCombatBegan.class).isEmpty()) {
            scene.play("pass");
        }
        scene.expect(Ask.USE_POSSESSION).play("use:47", "stand");

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(2);
    }

    @Test
    @Tag("RUL-72")
    void theBodyShieldNeverGoesBelowZero() {
        Scene scene = Encounters.meet(
                Position.in(22)
                        .place("Frun Sentel", 2211)
                        .wounds("Frun Sentel", 1)
                        .shownCard("Personal Body Shield", "Frun Sentel")
                        .dice(1, 1),
                2211);
        scene.skipTo(Ask.BREAK_OFF).play("stand");

        assertThat(scene.last(Event.RoundFought.class).woundsToDefender()).isZero();
        assertThat(scene.wounds("Frun Sentel")).isEqualTo(1);
    }

    @Test
    @Tag("RUL-72")
    void theBodyShieldProtectsAttackersToo() {
        // Rayner Derban 5 attacks Redjac 6 hand to hand: -1, the defender's 1 is two wounds less one.
        Scene scene = Position.in(22)
                .place("Rayner Derban", 2211)
                .card("Personal Body Shield", "Rayner Derban")
                .place("Redjac", 2211)
                .detected("Redjac")
                .dice(1, 1, 1)
                .start(Side.IMPERIAL, Segment.SEARCH);
        scene.skipTo(Ask.NEXT_SEARCH).play("search:2211", "take");
        scene.skipTo(Ask.ATTACK_FOUND).play("attack", "hand-to-hand", "kill");
        scene.expect(Ask.USE_POSSESSION).play("use:47").skipTo(Ask.BREAK_OFF).play("stand");

        assertThat(scene.wounds("Rayner Derban")).isEqualTo(1);
    }

    // ---- 48 Cache of Rare Gems

    @Test
    @Tag("R9.19")
    @Tag("RUL-72")
    void theGemsBuyAShipForAStackMateWithoutOne() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .place("Doctor Sontag", 2231)
                .place("Boccanegra", 2231)
                .place("Kogus", 2232)
                .ship("Planetary Privateer", "Boccanegra")
                .card("Cache of Rare Gems", "Frun Sentel")
                .start(Side.REBEL, Segment.MISSIONS);

        scene.expect(Ask.USE_POSSESSION).play("use:48");
        assertThat(scene.offers()).containsExactly("ship:33", "ship:34", "ship:35", "ship:37", "ship:38", "ship:39");
        scene.play("ship:39");
        assertThat(scene.offers()).containsExactly("character:4", "character:12");
        scene.play("character:12");

        assertThat(scene.shipHolder("Stellar Courier")).isEqualTo("Doctor Sontag");
        assertThat(scene.owner("Cache of Rare Gems")).isEqualTo("deck");
    }

    @Test
    @Tag("RUL-72")
    void theGemsCannotBuyWhenNobodyHasRoomForAShip() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .ship("Planetary Privateer", "Frun Sentel")
                .card("Cache of Rare Gems", "Frun Sentel")
                .start(Side.REBEL, Segment.MISSIONS);

        if (scene.question() == Ask.USE_POSSESSION) {
            scene.expectNotOffered("use:48").play("pass");
        }

        scene.expect(Ask.NEXT_ENVIRON);
    }

    @ParameterizedTest
    @ValueSource(strings = {"S", "D", "I", "F", "A", "C"})
    @Tag("RUL-72")
    void theGemsGiveDrawsOnMostMissions(String mission) {
        Scene scene = gemsOn(mission);

        scene.expect(Ask.USE_POSSESSION).expectOffers("use:48").play("use:48");

        assertThat(scene.owner("Cache of Rare Gems")).isEqualTo("deck");
    }

    @ParameterizedTest
    @ValueSource(strings = {"R", "P", "G", "B", "T"})
    @Tag("RUL-72")
    void theGemsGiveNoDrawsOnTheOthers(String mission) {
        Scene scene = gemsOn(mission);

        scene.expect(Ask.USE_POSSESSION);

        assertThat(scene.offers()).containsExactly("pass");
    }

    /** Orning 2411 is a Liquid environ with a coup rating. */
    private static Scene gemsOn(String mission) {
        Scene scene = Position.in(24)
                .place("Adam Starlight", 2411)
                .card("Cache of Rare Gems", "Adam Starlight")
                .ship("Star Cruiser", "Adam Starlight")
                .place("Jon Kidu", 2411)
                .detected("Jon Kidu")
                .prisoner("Kogus", "Jon Kidu")
                .units(2411, UnitKind.MILITIA, 1)
                .actionCards(93, 93 - 25, 69, 70)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2411");
        return scene.skipTo(Ask.MISSION).play("mission:" + mission);
    }

    @Test
    @Tag("RUL-72")
    void theGemsGiveTwoDraws() {
        // Sabotage has no draws of its own. Environ size 2.
        Scene scene = Position.around(2322)
                .place("Adam Starlight", 2322)
                .card("Cache of Rare Gems", "Adam Starlight")
                .actionCards(72, 80, 68, 89)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2322");
        scene.skipTo(Ask.MISSION).play("mission:S");
        scene.expect(Ask.USE_POSSESSION).play("use:48");
        scene.skipTo(Ask.DRAW).play("draw");
        scene.skipTo(Ask.BONUS).play("bonus:S");

        assertThat(scene.events(Event.ActionCardDrawn.class).stream().map(Event.ActionCardDrawn::bonus))
                .containsExactly(false, false, true, true);
    }

    /** Jon Kidu gathers information in 2232 with one letter; a Rebel is also on the other environ. */
    private static Scene imperialInformation(int ownerAt) {
        Scene scene = Position.in(22)
                .place("Kogus", 2232)
                .place("Frun Sentel", ownerAt)
                .card("Cache of Rare Gems", "Frun Sentel")
                .place("Jon Kidu", 2232)
                .actionCards(77)
                .start(Side.IMPERIAL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2232", "mission:I");
        return scene.skipTo(Ask.COMPLETE).play("complete");
    }

    @Test
    @Tag("RUL-72")
    void theGemsSpoilAnImperialInformationMissionInTheirEnviron() {
        Scene scene = imperialInformation(2232);

        scene.expect(Ask.USE_POSSESSION).play("use:48");

        assertThat(scene.isDetected("Kogus")).isFalse();
        assertThat(scene.owner("Cache of Rare Gems")).isEqualTo("deck");
    }

    @Test
    @Tag("RUL-72")
    void withoutTheGemsTheInformationIsGathered() {
        Scene scene = imperialInformation(2232);

        scene.expect(Ask.USE_POSSESSION).play("pass");

        assertThat(scene.isDetected("Kogus")).isTrue();
        assertThat(scene.flag(Flag.IMPERIAL_INFORMATION)).isFalse();
    }

    @Test
    @Tag("RUL-72")
    void theGemsOfAnotherEnvironSpoilNothing() {
        Scene scene = imperialInformation(2231);

        assertThat(scene.isDetected("Kogus")).isTrue();
        assertThat(scene.owner("Cache of Rare Gems")).isEqualTo("Frun Sentel");
    }

    @Test
    @Tag("RUL-72")
    void theGemsSpoilAMissionWithTwoLettersToo() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2232)
                .card("Cache of Rare Gems", "Frun Sentel")
                .place("Jon Kidu", 2232)
                .actionCards(77, 69)
                .start(Side.IMPERIAL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2232", "mission:I");
        scene.skipTo(Ask.COMPLETE).play("continue");
        scene.skipTo(Ask.DRAW).play("draw");

        scene.expect(Ask.USE_POSSESSION).play("use:48");

        assertThat(scene.flag(Flag.IMPERIAL_INFORMATION)).isFalse();
        assertThat(scene.isDetected("Frun Sentel")).isFalse();
    }

    @Test
    @Tag("R9.11")
    @Tag("RUL-72")
    void gemsThatChangedHandsMayStillBuyAShip() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Doctor Sontag", 2211)
                .card("Cache of Rare Gems", "Frun Sentel")
                .start(Side.REBEL, Segment.MISSIONS);
        scene.expect(Ask.USE_POSSESSION).play("pass", "exchange:2211", "character:12");

        scene.expect(Ask.USE_POSSESSION).play("use:48", "ship:38", "character:12");

        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("Doctor Sontag");
        assertThat(scene.owner("Cache of Rare Gems")).isEqualTo("deck");
        scene.expect(Ask.NEXT_ENVIRON);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Cache of Rare Gems", "Scanner"})
    @Tag("RUL-85")
    void everyFaceDownCardHandedOverRaisesTheSameQuestion(String card) {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Doctor Sontag", 2211)
                .card(card, "Frun Sentel")
                .start(Side.REBEL, Segment.MISSIONS);

        scene.play("pass", "exchange:2211", "character:12");

        scene.expect(Ask.USE_POSSESSION).play("pass").expect(Ask.NEXT_ENVIRON);
    }

    @Test
    void aGameBegunUnderTheFirstRulesDoesNotAskAgain() {
        Scene scene = Position.in(22)
                .begunUnder(1)
                .place("Frun Sentel", 2211)
                .place("Doctor Sontag", 2211)
                .card("Cache of Rare Gems", "Frun Sentel")
                .start(Side.REBEL, Segment.MISSIONS);

        scene.play("pass", "exchange:2211", "character:12");

        scene.expect(Ask.NEXT_ENVIRON);
    }

    @Test
    @Tag("RUL-85")
    void nobodyIsAskedAgainWhenNoCardChangedHands() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Doctor Sontag", 2211)
                .card("Cache of Rare Gems", "Frun Sentel")
                .start(Side.REBEL, Segment.MISSIONS);

        scene.play("pass", "exchange:2211", "character:4");

        scene.expect(Ask.NEXT_ENVIRON);
    }
}
