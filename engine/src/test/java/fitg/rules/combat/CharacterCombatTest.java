package fitg.rules.combat;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
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

/** Specification 11.1 to 11.7: character combat. Columns count from 0 (-7 or less) over 4 (0) to 9 (+11 or more). */
class CharacterCombatTest {

    private static Event.RoundFought round(Scene scene) {
        return scene.last(Event.RoundFought.class);
    }

    /** Redjac (Combat 6) has found the Rebels in 2232 and attacks. The first die finds them. */
    private static Scene redjacAttacks(Position position) {
        return position.place("Redjac", 2232).start(Side.REBEL, Segment.SEARCH).play("search:2232", "take", "attack");
    }

    private static Position frun() {
        return Position.in(22).place("Frun Sentel", 2232).detected("Frun Sentel");
    }

    /** Frun Sentel (Combat 5) and Boccanegra (5), hiding value 4. */
    private static Position frunAndBoccanegra() {
        return frun().place("Boccanegra", 2232).detected("Boccanegra");
    }

    /** Three Lines, search value 9, squad 12 with endurance 8; the first die finds. */
    private static Scene linesAttack(Position position, int lines, String aim) {
        return position.units(2232, UnitKind.LINE, lines)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2232", "units", "attack", aim);
    }

    // ---- forces and weapons

    @Test
    void charactersChooseTheirWeaponsBeforeTheirAim() {
        Scene scene = redjacAttacks(frun().dice(1));

        scene.expect(Ask.WEAPONS);
        assertThat(scene.offers()).containsExactlyInAnyOrder("hand-to-hand", "firefight");
        scene.play("firefight").expect(Ask.AIM);
    }

    @ParameterizedTest
    @CsvSource({"hand-to-hand, 1, 2", "firefight, 2, 4"})
    void aFirefightDoublesTheWoundsOfBothSides(String weapons, int toDefender, int toAttacker) {
        // 6 - 5 = +1: attacker 5 is 1, defender 1 is 2
        Scene scene = redjacAttacks(frun().dice(1, 5, 1)).play(weapons, "kill", "stand");

        assertThat(round(scene).woundsToDefender()).isEqualTo(toDefender);
        assertThat(round(scene).woundsToAttacker()).isEqualTo(toAttacker);
    }

    @Test
    void aSquadAlwaysFightsWithFirearms() {
        Scene scene = linesAttack(frun().dice(1, 6, 6), 1, "kill");

        assertThat(scene.last(Event.CharacterCombatBegan.class).firefight()).isTrue();
        // +3: attacker 6 is 2, doubled
        scene.play("stand");
        assertThat(scene.wounds("Frun Sentel")).isEqualTo(4);
    }

    @ParameterizedTest
    @Tag("RUL-21")
    @CsvSource({
        // militia, lines, squad strength
        "1, 0, 4",
        "2, 0, 6",
        "0, 1, 8",
        "1, 1, 8",
        "2, 1, 10",
        "1, 2, 10",
        "2, 2, 12",
        "2, 3, 12",
        "0, 4, 14"
    })
    void theSquadChartGivesTheStrengthAndALeaderDoesNotRaiseIt(int militia, int lines, int strength) {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2221)
                .place("Adam Starlight", 2221)
                .place("Agan Rafa", 2221)
                .place("Ran Jayma", 2221)
                .place("Scott Rubel", 2221)
                .detected("Frun Sentel")
                .units(2221, UnitKind.MILITIA, militia)
                .units(2221, UnitKind.LINE, lines)
                .placeWithUnits("Barca", 2221)
                .luck(1)
                .dice(1)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2221", "units", "character:22", "attack", "kill")
                .skipTo(Ask.BREAK_OFF)
                .play("stand");

        assertThat(round(scene).attackStrength()).isEqualTo(strength);
    }

    @Test
    @Tag("RUL-21")
    void aLeaderAmongTheUnitsAddsTwoToTheEnduranceOfTheSquad() {
        // Militia, squad 4 with endurance 6; 4 - 5 = -1: defender 1 is 2, doubled 4
        Scene scene = frun().units(2232, UnitKind.MILITIA, 1)
                .placeWithUnits("Jon Kidu", 2232)
                .dice(1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2232", "units", "character:25", "attack", "kill", "stand");
        assertThat(scene.events(Event.CombatEnded.class)).isEmpty();

        // 0 - 5: defender 1 is 3, doubled 6
        scene.play("stand");

        assertThat(scene.events(Event.RoundFought.class)).hasSize(2);
        assertThat(scene.events(Event.CombatEnded.class)).hasSize(1);
    }

    @Test
    void aSquadWithoutLeaderIsGoneWhenItsEnduranceIs() {
        Scene scene = frun().units(2232, UnitKind.MILITIA, 1)
                .dice(1, 1, 1)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2232", "units", "attack", "kill", "stand");

        // 4 wounds against endurance 4; the Militia itself is no part of it
        assertThat(scene.events(Event.CombatEnded.class)).hasSize(1);
        assertThat(scene.units(2232, UnitKind.MILITIA)).isEqualTo(1);
    }

    @Test
    void aSquadLosesStrengthWithEveryWound() {
        // 8 - 5 = +3: defender 3 is 1, doubled 2
        Scene scene = linesAttack(frun().dice(1, 1, 3, 1, 1), 1, "kill").play("stand", "stand");

        assertThat(round(scene).round()).isEqualTo(2);
        assertThat(round(scene).attackStrength()).isEqualTo(6);
    }

    @Test
    void attackingCharactersAddUpTheirCurrentCombat() {
        Scene scene = frun().place("Redjac", 2232)
                .place("Jin Voles", 2232)
                .wounds("Redjac", 2)
                .dice(1, 1, 6)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2232", "take", "take", "attack", "hand-to-hand", "kill", "stand");

        assertThat(round(scene).attackStrength()).isEqualTo(9);
    }

    @Test
    void theDefendersStrengthIsTheirCurrentCombat() {
        Scene scene =
                redjacAttacks(frun().wounds("Frun Sentel", 3).dice(1, 1, 6)).play("hand-to-hand", "kill", "stand");

        assertThat(round(scene).defenceStrength()).isEqualTo(2);
    }

    // ---- active and inactive

    @Test
    void inactiveDefendersAddNothing() {
        Scene scene = linesAttack(frunAndBoccanegra().dice(1, 1, 6), 3, "kill");
        scene.expect(Ask.ACTIVE).play("inactive", "stand");

        assertThat(round(scene).defenceStrength()).isEqualTo(5);
        assertThat(round(scene).column()).isEqualTo(8);
    }

    @Test
    void woundsFallOnActiveDefendersOnly() {
        // 12 - 5 = +7: attacker 1 is 1, doubled 2: all on Boccanegra, without asking
        Scene scene = linesAttack(frunAndBoccanegra().dice(1, 1, 6), 3, "kill").play("inactive", "stand");

        assertThat(scene.wounds("Boccanegra")).isEqualTo(2);
        assertThat(scene.wounds("Frun Sentel")).isZero();
    }

    @Test
    void somebodyAbleToFightMustBeActive() {
        // Oneste Woada has Combat 0: with Frun inactive she cannot be the only active one
        Scene scene = linesAttack(
                frun().place("Oneste Woada", 2232).detected("Oneste Woada").dice(1, 1, 6), 3, "kill");

        scene.skipTo(Ask.BREAK_OFF).play("stand");

        assertThat(round(scene).defenceStrength()).isEqualTo(5);
        assertThat(scene.events(Event.RoundFought.class)).hasSize(1);
    }

    @Test
    void theCharacterWhoMustBeActiveIsNotAsked() {
        Scene scene = linesAttack(
                frun().place("Oneste Woada", 2232).detected("Oneste Woada").dice(1, 1, 6), 3, "kill");

        // only Oneste Woada may be one or the other
        scene.expect(Ask.ACTIVE);
        assertThat(scene.decision().subject()).isEqualTo(Position.character("Oneste Woada"));
    }

    private static Position oneste() {
        return Position.in(22).place("Oneste Woada", 2232).detected("Oneste Woada");
    }

    @Test
    @Tag("RUL-22")
    void defendersWithoutCombatDoNotHurtTheAttacker() {
        // 8 - 0 = +8: defender 1 would be 1
        Scene scene = linesAttack(oneste().dice(1, 1, 1), 1, "kill").play("stand");

        assertThat(round(scene).woundsToAttacker()).isZero();
    }

    @Test
    @Tag("RUL-22")
    void theAsteriskOfADefenderWithoutCombatStillCounts() {
        // +8, two left = +2,+3: attacker 1 is 0, defender 2 is 1*
        Scene scene = linesAttack(oneste().dice(1, 1, 2), 1, "capture").play("stand");

        assertThat(scene.isPrisoner("Oneste Woada")).isTrue();
    }

    // ---- break-off

    @Test
    void withoutInactiveDefendersAllMayBreakOff() {
        Scene scene = linesAttack(frun().dice(1), 1, "kill");

        scene.expect(Ask.BREAK_OFF);
        assertThat(scene.offers()).containsExactlyInAnyOrder("stand", "break-off-all");
    }

    @Test
    void withInactiveDefendersTheseAloneOrAllMayBreakOffButNotTheActiveAlone() {
        Scene scene = linesAttack(frunAndBoccanegra().dice(1), 3, "kill").play("inactive");

        scene.expect(Ask.BREAK_OFF);
        assertThat(scene.offers()).containsExactlyInAnyOrder("stand", "break-off-inactive", "break-off-all");
    }

    @ParameterizedTest
    @CsvSource({"2, true, true", "3, false, true", "4, false, false"})
    void theInactiveGetAwayMoreEasily(int die, boolean active, boolean inactive) {
        // 12 - 5 = +7: active 2, inactive 3
        Scene scene =
                linesAttack(frunAndBoccanegra().luck(1).dice(1, die), 3, "kill").play("inactive", "break-off-all");

        assertThat(scene.last(Event.BreakOffRolled.class).activeAway()).isEqualTo(active);
        assertThat(scene.last(Event.BreakOffRolled.class).inactiveAway()).isEqualTo(inactive);
    }

    @Test
    void theCombatEndsWhenAllAreAway() {
        Scene scene = linesAttack(frunAndBoccanegra().dice(1, 2), 3, "kill").play("inactive", "break-off-all");

        assertThat(scene.events(Event.CombatEnded.class)).hasSize(1);
        assertThat(scene.events(Event.RoundFought.class)).isEmpty();
    }

    @Test
    void thoseAwayAreOutOfTheCombat() {
        Scene scene =
                linesAttack(frunAndBoccanegra().dice(1, 1, 1, 6), 3, "kill").play("inactive", "break-off-inactive");
        assertThat(round(scene).round()).isEqualTo(1);

        // only Boccanegra is left: no question about Frun
        scene.expect(Ask.BREAK_OFF);
        assertThat(scene.wounds("Frun Sentel")).isZero();
    }

    @Test
    void anActiveDefenderWhoFailsToBreakOffIsHitOneColumnFurtherRight() {
        // +3, failed: column +4 to +6
        Scene scene = linesAttack(frun().dice(1, 3, 1, 6), 1, "kill").play("break-off-all");

        assertThat(round(scene).column()).isEqualTo(7);
    }

    @Test
    void theColumnOfAFailedBreakOffHoldsForThatRoundOnly() {
        // +4 column: attacker 1 is 1, doubled 2; then 8 - 3 = +5: column 7 again without a shift
        Scene scene = linesAttack(frun().dice(1, 3, 1, 6, 1, 6), 1, "kill").play("break-off-all", "stand");

        assertThat(round(scene).round()).isEqualTo(2);
        assertThat(round(scene).column()).isEqualTo(7);
    }

    @Test
    void inactiveDefendersWhoFailAloneDoNotShiftTheColumn() {
        Scene scene =
                linesAttack(frunAndBoccanegra().dice(1, 6, 1, 6), 3, "kill").play("inactive", "break-off-inactive");

        // 12 - 5 = +7
        assertThat(round(scene).column()).isEqualTo(8);
    }

    @Test
    @Tag("RUL-23")
    void captureAndAFailedBreakOffAreOneColumnToTheLeft() {
        // +3; two left, one right
        Scene scene = linesAttack(frun().dice(1, 4, 1, 6), 1, "capture").play("break-off-all");

        assertThat(round(scene).column()).isEqualTo(5);
    }

    @Test
    @Tag("RUL-23")
    void shiftsAreSummedBeforeTheEdgeOfTheTable() {
        Scene scene = frunAndBoccanegra()
                .units(2232, UnitKind.MILITIA, 1)
                .place("Scott Rubel", 2232)
                .dice(1, 5, 6, 6)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2232", "units", "attack", "capture");
        // all three active: 4 - 13 = -9, first column; two left and one right end before the table, not one inside it
        scene.play("active", "active", "active", "break-off-all");

        assertThat(round(scene).column()).isZero();
    }

    // ---- wounds

    @Test
    void theDefenderSpreadsHisWoundsAsHeLikes() {
        // 12 - 10 = +2: attacker 5 is 2, doubled 4
        Scene scene = linesAttack(frunAndBoccanegra().dice(1, 5, 6), 3, "kill").play("active", "active", "stand");
        scene.expect(Ask.WOUNDS);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);

        scene.play("count:3");

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(3);
        assertThat(scene.wounds("Boccanegra")).isEqualTo(1);
    }

    @Test
    void attackingCharactersSpreadTheirWoundsToo() {
        // 11 - 5 = +6: defender 1 is 1
        Scene scene = frun().place("Redjac", 2232)
                .place("Jin Voles", 2232)
                .dice(1, 6, 1)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2232", "take", "take", "attack", "hand-to-hand", "kill", "stand");
        scene.expect(Ask.WOUNDS);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);

        scene.play("count:0");

        assertThat(scene.wounds("Redjac")).isZero();
        assertThat(scene.wounds("Jin Voles")).isEqualTo(1);
    }

    @Test
    void asManyWoundsAsEnduranceKill() {
        // Frun has Endurance 5: three wounds and two more
        Scene scene = linesAttack(frun().wounds("Frun Sentel", 3).dice(1, 1, 6), 1, "kill")
                .play("stand");

        // 8 - 2 = +6: attacker 1 is 1, doubled 2
        assertThat(scene.isDead("Frun Sentel")).isTrue();
    }

    @Test
    void oneWoundLessThanEnduranceDoesNotKill() {
        Scene scene = linesAttack(frun().wounds("Frun Sentel", 2).dice(1, 1, 6), 1, "kill")
                .play("stand");

        assertThat(scene.isDead("Frun Sentel")).isFalse();
        assertThat(scene.wounds("Frun Sentel")).isEqualTo(4);
    }

    @Test
    void woundsLowerTheCombatOfTheNextRound() {
        Scene scene = linesAttack(frun().dice(1, 5, 6, 1, 6), 1, "kill").play("stand", "stand");

        // +3: attacker 5 is 2, doubled 4
        assertThat(round(scene).round()).isEqualTo(2);
        assertThat(round(scene).defenceStrength()).isEqualTo(1);
    }

    @Test
    void bothSidesMayFallInTheSameRound() {
        // Redjac with 5 wounds (Combat 1) against Frun with 4 (Combat 1): 0: attacker 5 is 1, defender 3 is 1
        Scene scene = redjacAttacks(
                        frun().wounds("Frun Sentel", 4).wounds("Redjac", 5).dice(1, 5, 3))
                .play("hand-to-hand", "kill", "stand");

        assertThat(scene.isDead("Frun Sentel")).isTrue();
        assertThat(scene.isDead("Redjac")).isTrue();
    }

    @Test
    void theCombatGoesOnWithTheInactiveWhenTheActiveAreDead() {
        // 12 - 2: Sontag dies; Frun must fight on
        Scene scene = linesAttack(
                        frun().place("Doctor Sontag", 2232)
                                .detected("Doctor Sontag")
                                .dice(1, 4, 6, 1, 6),
                        3,
                        "kill")
                .play("inactive", "stand");

        assertThat(scene.isDead("Doctor Sontag")).isTrue();
        scene.expect(Ask.BREAK_OFF).play("stand");
        assertThat(round(scene).defenceStrength()).isEqualTo(5);
    }

    @Test
    void theDeadLeaveTheGameForGood() {
        Scene scene = linesAttack(
                        Position.in(22)
                                .place("Doctor Sontag", 2232)
                                .detected("Doctor Sontag")
                                .dice(1, 4, 6),
                        3,
                        "kill")
                .play("stand");

        assertThat(scene.isDead("Doctor Sontag")).isTrue();
        assertThat(scene.isInPool("Doctor Sontag")).isFalse();
    }

    // ---- units lost otherwise

    @Test
    @Tag("RUL-60")
    void charactersWhoseLastUnitIsSabotagedAreDetectedButNoSquadAttacksThem() {
        // card 69 (Special: C S, weather)
        Scene scene = Position.in(52)
                .place("Boccanegra", 5231)
                .units(5231, UnitKind.MILITIA, 1)
                .placeWithUnits("Redjac", 5231)
                .units(5231, UnitKind.SUBTERRANEAN_2_1, 1)
                .actionCards(69)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:S", "complete", "unit:militia");

        assertThat(scene.units(5231, UnitKind.MILITIA)).isZero();
        assertThat(scene.isWithUnits("Redjac")).isFalse();
        assertThat(scene.hasDetectedFlag("Redjac")).isTrue();
        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
    }

    @Test
    void survivorsGoOnWithTheirMissionAfterTheCombat() {
        // card 87 Wild (F G, detected and search) in 2232; Frun breaks off and gets the letter
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2232)
                .units(2232, UnitKind.LINE, 1)
                .actionCards(87)
                .draws(20)
                .dice(1, 1)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:2232", "mission:G", "units", "attack", "kill", "break-off-all");

        assertThat(scene.at("Bridne Murcada")).isEqualTo(2232);
    }

    @Test
    void aForceThatDiesOnItsMissionGetsNoLetter() {
        Scene scene = Position.in(22)
                .place("Doctor Sontag", 2232)
                .place("Boccanegra", 2221)
                .units(2232, UnitKind.LINE, 3)
                .actionCards(87)
                .dice(1, 4, 6)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:2232", "mission:G", "units", "attack", "kill", "stand");

        assertThat(scene.isDead("Doctor Sontag")).isTrue();
        assertThat(scene.events(Event.LetterGained.class)).isEmpty();
    }

    // ---- finer points

    @Test
    @Tag("RUL-21")
    void aLeaderWithTheUnitsCountsForTheSquadEvenIfHeDidNotLeadTheSearch() {
        // Militia, squad 4 with endurance 6; -1: defender 1 is 2, doubled 4: not gone yet
        Scene scene = frun().units(2232, UnitKind.MILITIA, 1)
                .placeWithUnits("Jon Kidu", 2232)
                .dice(1, 1, 1)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2232", "units", "none", "leave", "attack", "kill", "stand");

        scene.expect(Ask.BREAK_OFF);
        assertThat(scene.events(Event.CombatEnded.class)).isEmpty();
    }

    @Test
    @Tag("RUL-22")
    void aDefenderWhoseWoundsTookHisCombatDoesNotHurtTheAttacker() {
        // Professor Mareg, Combat 3, Endurance 4, three wounds; 8 - 0: defender 1 would be 1
        Scene scene = linesAttack(
                        Position.in(22)
                                .place("Professor Mareg", 2232)
                                .detected("Professor Mareg")
                                .wounds("Professor Mareg", 3)
                                .dice(1, 1, 1),
                        3,
                        "kill")
                .play("stand");

        assertThat(round(scene).defenceStrength()).isZero();
        assertThat(round(scene).woundsToAttacker()).isZero();
    }

    @Test
    void everyWoundMustBeTakenAsLongAsThereIsEndurance() {
        // Frun has one Endurance left: of two wounds he takes at most one
        Scene scene = linesAttack(frunAndBoccanegra().wounds("Frun Sentel", 4).dice(1, 1, 6), 3, "kill")
                .play("active", "active", "stand");

        // 12 - 6 = +6: attacker 1 is 1, doubled 2
        scene.expect(Ask.WOUNDS);
        assertThat(scene.offers()).containsExactlyInAnyOrder("count:0", "count:1");
        scene.play("count:1");
        assertThat(scene.isDead("Frun Sentel")).isTrue();
        assertThat(scene.wounds("Boccanegra")).isEqualTo(1);
    }

    @Test
    void woundsBeyondAllEnduranceAreIgnored() {
        // 12 - 2 = +10: attacker 4 is 3, doubled 6 against an Endurance of 2
        Scene scene = linesAttack(
                        Position.in(22)
                                .place("Doctor Sontag", 2232)
                                .detected("Doctor Sontag")
                                .place("Boccanegra", 2221)
                                .dice(1, 4, 6),
                        3,
                        "kill")
                .play("stand");

        assertThat(scene.isDead("Doctor Sontag")).isTrue();
        assertThat(scene.events(Event.CombatEnded.class)).hasSize(1);
    }

    @Test
    void charactersWhoBrokeOffStayDetected() {
        Scene scene = linesAttack(frun().dice(1, 1), 1, "kill").play("break-off-all");

        assertThat(scene.hasDetectedFlag("Frun Sentel")).isTrue();
        assertThat(scene.at("Frun Sentel")).isEqualTo(2232);
    }

    @Test
    void aGuardMaySearchAndFight() {
        Scene scene = frun().place("Redjac", 2232)
                .prisoner("Boccanegra", "Redjac")
                .dice(1, 1, 6)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2232", "take", "attack", "hand-to-hand", "kill", "stand");

        assertThat(round(scene).attackStrength()).isEqualTo(6);
        assertThat(round(scene).defenceStrength()).isEqualTo(5);
    }

    @Test
    @Tag("R2.13")
    void thePrisonerOfAGuardWhoFallsAloneIsFree() {
        // Redjac with one Endurance left: +1 - 5: 1 - 5 = -4: defender 1 is 3
        Scene scene = redjacAttacks(frun().place("Redjac", 2232)
                        .wounds("Redjac", 5)
                        .prisoner("Boccanegra", "Redjac")
                        .dice(1, 1, 1))
                .play("hand-to-hand", "kill", "stand");

        assertThat(scene.isDead("Redjac")).isTrue();
        assertThat(scene.isFree("Boccanegra")).isTrue();
    }

    @Test
    @Tag("R2.14")
    void aCaptiveIsFreeWhenTheCapturingCharactersAllFall() {
        // Redjac with five wounds, Combat 1: 1 - 2 = -1, two left = -6 to -4: defender 3 is 3*
        Scene scene = redjacAttacks(
                        frun().wounds("Frun Sentel", 3).wounds("Redjac", 5).dice(1, 1, 3))
                .play("hand-to-hand", "capture", "stand");

        assertThat(scene.isDead("Redjac")).isTrue();
        assertThat(scene.isFree("Frun Sentel")).isTrue();
    }

    @Test
    @Tag("RUL-62")
    void prisonersOfACapturedGuardAreFreedAfterTheCombat() {
        // Frun guards Redjac and is captured: column 0: attacker 3 is 0*
        Scene scene = linesAttack(frun().prisoner("Redjac", "Frun Sentel").dice(1, 3, 5), 1, "capture")
                .play("stand");

        assertThat(scene.isPrisoner("Frun Sentel")).isTrue();
        assertThat(scene.isFree("Redjac")).isTrue();
    }

    @Test
    @Tag("RUL-62")
    void theShipOfACaptiveIsLostWhenNobodyIsLeftThere() {
        Scene scene = linesAttack(
                        frun().ship("Planetary Privateer", "Frun Sentel")
                                .place("Boccanegra", 2221)
                                .dice(1, 3, 5),
                        1,
                        "capture")
                .play("stand");

        assertThat(scene.isPrisoner("Frun Sentel")).isTrue();
        assertThat(scene.shipHolder("Planetary Privateer")).isEqualTo("deck");
    }

    @Test
    @Tag("RUL-60")
    void charactersWhoseLastUnitIsSubvertedStandAloneAndDetected() {
        // card 71 (B T): the only Militia turns its coat; Redjac was with it
        Scene scene = Position.in(52)
                .loyalty("Adrax", Loyalty.NEUTRAL)
                .place("Boccanegra", 5231)
                .units(5231, UnitKind.MILITIA, 1)
                .placeWithUnits("Redjac", 5231)
                .actionCards(71)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:T", "complete");

        assertThat(scene.isWithUnits("Redjac")).isFalse();
        assertThat(scene.hasDetectedFlag("Redjac")).isTrue();
        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
    }

    @Test
    @Tag("RUL-76")
    void disabledDefendersAloneAreActiveWithoutCombatAndCannotBreakOff() {
        // the Cervac disables Redjac; Frun and Doctor Sontag find and attack him: +7, attacker 6 is 3, doubled 6
        Scene scene = Position.in(52)
                .place("Boccanegra", 5232)
                .shownCard("Cervac Mk V", "Boccanegra")
                .place("Frun Sentel", 5231)
                .place("Doctor Sontag", 5231)
                .place("Redjac", 5231)
                .detected("Redjac")
                .dice(1, 1, 6, 1)
                .start(Side.IMPERIAL, Segment.SEARCH)
                .play("use:49", "search:5231", "take", "take", "attack", "firefight", "kill");

        assertThat(round(scene).defenceStrength()).isZero();
        assertThat(round(scene).woundsToAttacker()).isZero();
        assertThat(scene.isDead("Redjac")).isTrue();
    }

    /** Frun is to be inactive; Oneste Woada has Combat 0 and the rifle (+1), face down. */
    private static Scene onesteWithTheRifle() {
        return frun().place("Oneste Woada", 2232)
                .detected("Oneste Woada")
                .card("High Energy Sniper's Rifle", "Oneste Woada")
                .units(2232, UnitKind.LINE, 3)
                .dice(1, 1, 1)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2232", "units")
                .skipTo(Ask.ATTACK_FOUND)
                .play("attack", "kill", "inactive")
                .expect(Ask.USE_POSSESSION);
    }

    @Test
    @Tag("RUL-80")
    void theOwnerOfAWeaponWithoutCombatOfHerOwnMayBeTheOnlyActiveDefender() {
        Scene scene = onesteWithTheRifle().play("use:41", "stand");

        assertThat(round(scene).defenceStrength()).isEqualTo(1);
        assertThat(scene.wounds("Frun Sentel")).isZero();
    }

    @Test
    @Tag("RUL-80")
    void ifTheWeaponIsNotShownSomebodyAbleToFightMustBeActiveAfterAll() {
        Scene scene = onesteWithTheRifle().play("pass").skipTo(Ask.BREAK_OFF).play("stand");

        assertThat(scene.events(Event.RoundFought.class).getFirst().defenceStrength())
                .isEqualTo(5);
    }
}
