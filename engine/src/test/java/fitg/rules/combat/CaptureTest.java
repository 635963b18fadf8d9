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

/** Specification 11.2 to 11.6: capture and prisoners. */
class CaptureTest {

    /** Frun Sentel, hiding value 3, has been found by a Line: a squad of 8 against his 5. */
    private static Scene frunFoundByALine(int... diceAfterTheSearch) {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2232)
                .detected("Frun Sentel")
                .units(2232, UnitKind.LINE, 1)
                .dice(1)
                .dice(diceAfterTheSearch)
                .start(Side.REBEL, Segment.SEARCH);
        return scene.play("search:2232", "units", "attack");
    }

    /** A squad of 12 (three Lines) has found two or more characters in 2232 and captures. */
    private static Scene threeLinesCapture(Position position) {
        Scene scene = position.units(2232, UnitKind.LINE, 3).start(Side.REBEL, Segment.SEARCH);
        return scene.play("search:2232", "units", "attack", "capture");
    }

    private static int column(Scene scene) {
        return scene.last(Event.RoundFought.class).column();
    }

    @Test
    @Tag("R2.1")
    void theAttackerIntendsEitherToKillOrToCapture() {
        Scene scene = frunFoundByALine();

        scene.expect(Ask.AIM);

        assertThat(scene.offers()).containsExactlyInAnyOrder("kill", "capture");
    }

    @Test
    @Tag("R2.2")
    @Tag("R2.3")
    void captureShiftsTheDifferentialTwoColumnsToTheLeft() {
        Scene kill = frunFoundByALine(2, 5).play("kill", "stand");
        Scene capture = frunFoundByALine(4, 5).play("capture", "stand");

        // 8 - 5 = +3: seventh column; two to the left: fifth
        assertThat(column(kill)).isEqualTo(6);
        assertThat(column(capture)).isEqualTo(4);
    }

    @Test
    @Tag("R2.2")
    void captureMakesBreakingOffEasier() {
        // column +2,+3 lets the active ones away on 2 or less, column 0 on 3 or less
        Scene kill = frunFoundByALine(3, 1, 6).play("kill", "break-off-all");
        Scene capture = frunFoundByALine(3).play("capture", "break-off-all");

        assertThat(kill.last(Event.BreakOffRolled.class).activeAway()).isFalse();
        assertThat(capture.last(Event.BreakOffRolled.class).activeAway()).isTrue();
    }

    @Test
    @Tag("R2.4")
    void theChoiceOfCaptureHoldsForEveryRound() {
        Scene scene = frunFoundByALine(5, 6, 4, 6).play("capture", "stand");
        // round 1, column 0: attacker 5 gives 1, doubled 2 wounds; the squad is unhurt

        scene.expect(Ask.BREAK_OFF).play("stand");

        // round 2: 8 - 3 = +5, eighth column, two to the left: sixth
        assertThat(scene.last(Event.RoundFought.class).round()).isEqualTo(2);
        assertThat(column(scene)).isEqualTo(5);
    }

    @Test
    @Tag("R2.5")
    void captureComesAfterWoundsSoTheDeadAreNotCaptured() {
        Scene scene = threeLinesCapture(Position.in(22)
                .place("Frun Sentel", 2232)
                .place("Doctor Sontag", 2232)
                .detected("Frun Sentel", "Doctor Sontag")
                .dice(1, 4, 5));
        scene.play("active", "active", "stand");
        // 12 - 7 = +5, two left = column +1: die 4 is 1*, doubled 2 wounds and one capture
        scene.expect(Ask.WOUNDS).play("count:0");

        assertThat(scene.isDead("Doctor Sontag")).isTrue();
        assertThat(scene.isPrisoner("Frun Sentel")).isTrue();
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("R2.6")
    void theCapturedCharacterIsARandomActiveOne() {
        Scene scene = threeLinesCapture(Position.in(22)
                .place("Frun Sentel", 2232)
                .place("Doctor Sontag", 2232)
                .place("Boccanegra", 2232)
                .detected("Frun Sentel", "Doctor Sontag", "Boccanegra")
                .dice(1, 4, 5, 1)
                .picks(1));
        scene.play("inactive", "active", "active", "stand");
        // 12 - 7 = +5, two left = column +1: 1*, two wounds; the second of the active ones is drawn
        scene.expect(Ask.WOUNDS).play("count:0");
        scene.play("active", "active", "break-off-all");

        assertThat(scene.isPrisoner("Boccanegra")).isTrue();
        assertThat(scene.isPrisoner("Doctor Sontag")).isFalse();
        assertThat(scene.isPrisoner("Frun Sentel")).isFalse();
    }

    @Test
    @Tag("RUL-24")
    void anAsteriskOnBothRollsCapturesTwo() {
        Scene scene = threeLinesCapture(Position.in(22)
                .place("Frun Sentel", 2232)
                .place("Boccanegra", 2232)
                .detected("Frun Sentel", "Boccanegra")
                .dice(1, 3, 2)
                .picks(0));
        scene.play("active", "active", "stand");
        // 12 - 10 = +2, two left = column 0: attacker 3 is 0*, defender 2 is 2*

        assertThat(scene.isPrisoner("Frun Sentel")).isTrue();
        assertThat(scene.isPrisoner("Boccanegra")).isTrue();
        scene.expectLuckUsedUp();
    }

    private static Scene knightsCaptureFrun() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2232)
                .detected("Frun Sentel")
                .place("Redjac", 2232)
                .place("Jin Voles", 2232)
                .place("Boccanegra", 2221)
                .dice(1, 4, 5)
                .start(Side.REBEL, Segment.SEARCH);
        // 11 - 5 = +6, two left = column +1: attacker 4 is 1*, defender 5 is 0
        return scene.play("search:2232", "take", "take", "attack", "hand-to-hand", "capture", "stand");
    }

    @Test
    @Tag("R2.7")
    @Tag("RUL-25")
    void oneOfTheCapturingCharactersMustBeNamedGuard() {
        Scene scene = knightsCaptureFrun();

        scene.expect(Ask.HOLDER);
        assertThat(scene.offers()).containsExactlyInAnyOrder("character:28", "character:29");
        scene.play("character:29");

        assertThat(scene.holder("Frun Sentel")).isEqualTo("Jin Voles");
    }

    @Test
    @Tag("R2.7")
    void aSquadHandsItsCaptiveToTheMilitaryUnits() {
        // column 0: attacker 3 is 0*
        Scene scene = frunFoundByALine(3, 5).play("capture", "stand");

        assertThat(scene.isPrisoner("Frun Sentel")).isTrue();
        assertThat(scene.holder("Frun Sentel")).isEqualTo("units");
    }

    @Test
    @Tag("RUL-25")
    void oneGuardMayHoldSeveralPrisoners() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2232)
                .detected("Frun Sentel")
                .place("Redjac", 2232)
                .prisoner("Boccanegra", "Redjac")
                .place("Doctor Sontag", 2221)
                .dice(1, 4, 4)
                .start(Side.REBEL, Segment.SEARCH);
        // 6 - 5 = +1, two left = column -1: attacker 4 is 1*, defender 4 is 1
        scene.play("search:2232", "take", "attack", "hand-to-hand", "capture", "stand");

        assertThat(scene.holder("Frun Sentel")).isEqualTo("Redjac");
        assertThat(scene.holder("Boccanegra")).isEqualTo("Redjac");
    }

    @Test
    @Tag("R2.8")
    void aGuardDoesNoMissions() {
        Scene scene = Position.in(22)
                .place("Redjac", 2232)
                .prisoner("Frun Sentel", "Redjac")
                .place("Jin Voles", 2221)
                .start(Side.IMPERIAL, Segment.MISSIONS);

        scene.expect(Ask.NEXT_ENVIRON).expectOffers("environ:2221").expectNotOffered("environ:2232");
    }

    @Test
    @Tag("R2.9")
    void militaryUnitsThatHoldAPrisonerMoveAsEver() {
        Scene scene = Position.in(22)
                .units(2232, UnitKind.PATROL, 1)
                .prisonerOfUnits("Frun Sentel", 2232)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.play("move-units:2232", "environ:2211", "take");

        assertThat(scene.units(2211, UnitKind.PATROL)).isEqualTo(1);
        assertThat(scene.at("Frun Sentel")).isEqualTo(2211);
    }

    @Test
    @Tag("R2.9")
    void militaryUnitsThatHoldAPrisonerFightWithFullStrength() {
        Scene scene = Position.in(22)
                .units(2232, UnitKind.LINE, 1)
                .prisonerOfUnits("Frun Sentel", 2232)
                .units(2232, UnitKind.WILD_1_0, 1)
                .dice(1, 6)
                .start(Side.IMPERIAL, Segment.MILITARY_COMBAT);

        scene.play("attack");

        assertThat(scene.last(Event.MilitaryCombatRolled.class).attack()).isEqualTo(3);
    }

    @Test
    @Tag("R2.10")
    void aPrisonerAddsNothingToTheSearchOfHisCaptors() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2232)
                .detected("Frun Sentel")
                .units(2232, UnitKind.LINE, 1)
                .prisonerOfUnits("Rayner Derban", 2232)
                .dice(6)
                .start(Side.REBEL, Segment.SEARCH);

        scene.play("search:2232", "units");

        // neither his Leadership 4 nor his Intelligence 4, and he does not hide either: 1 + 3 - 1
        assertThat(scene.last(Event.SearchRolled.class).searchValue()).isEqualTo(3);
        assertThat(scene.last(Event.SearchRolled.class).hidingValue()).isEqualTo(3);
    }

    @Test
    @Tag("R2.11")
    void aPrisonerMayBeHandedToAnotherCharacterOfTheCaptorInTheEnviron() {
        Scene scene = Position.in(22)
                .units(2232, UnitKind.LINE, 1)
                .prisonerOfUnits("Frun Sentel", 2232)
                .place("Redjac", 2232)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.expect(Ask.MOVE).play("hand-over:4");

        assertThat(scene.holder("Frun Sentel")).isEqualTo("Redjac");
    }

    @Test
    @Tag("R2.11")
    void aPrisonerMayBeHandedToTheMilitaryUnitsInTheEnviron() {
        Scene scene = Position.in(22)
                .units(2232, UnitKind.LINE, 1)
                .place("Redjac", 2232)
                .prisoner("Frun Sentel", "Redjac")
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.expect(Ask.MOVE).play("hand-over:4");

        assertThat(scene.holder("Frun Sentel")).isEqualTo("units");
    }

    @Test
    @Tag("R2.11")
    void aPrisonerIsNotHandedOverInTheMovementOfHisOwnSide() {
        Scene scene = Position.in(22)
                .units(2232, UnitKind.LINE, 1)
                .prisonerOfUnits("Frun Sentel", 2232)
                .place("Redjac", 2232)
                .place("Boccanegra", 2231)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.expect(Ask.MOVE).expectNotOffered("hand-over:4");
    }

    @Test
    @Tag("R2.12")
    void theFreePrisonersMissionFreesAPrisoner() {
        Scene scene = Position.in(52)
                .place("Boccanegra", 5231)
                .units(5231, UnitKind.MILITIA, 1)
                .prisonerOfUnits("Frun Sentel", 5231)
                .actionCards(93)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.play("environ:5231", "mission:F");

        assertThat(scene.isFree("Frun Sentel")).isTrue();
        assertThat(scene.at("Frun Sentel")).isEqualTo(5231);
    }

    /** Boccanegra assassinates Redjac, who guards Frun Sentel. Card 86 brings the A. */
    private static Scene redjacIsAssassinated(Position position) {
        Scene scene = position.place("Boccanegra", 5231)
                .detected("Redjac")
                .actionCards(86)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.play("environ:5231", "mission:A");
        if (scene.question() == Ask.TARGET) {
            scene.play("character:28");
        }
        assertThat(scene.isDead("Redjac")).isTrue();
        return scene;
    }

    @Test
    @Tag("R2.13")
    void aPrisonerWithoutCaptorsIsFree() {
        Scene scene = redjacIsAssassinated(Position.in(52).place("Redjac", 5231).prisoner("Frun Sentel", "Redjac"));

        assertThat(scene.isFree("Frun Sentel")).isTrue();
    }

    @Test
    @Tag("RUL-61")
    void anotherOfTheSameStackHoldsThePrisonerOfALostGuard() {
        Scene scene = redjacIsAssassinated(
                Position.in(52).place("Redjac", 5231).place("Jin Voles", 5231).prisoner("Frun Sentel", "Redjac"));

        assertThat(scene.isPrisoner("Frun Sentel")).isTrue();
        assertThat(scene.holder("Frun Sentel")).isEqualTo("Jin Voles");
    }

    @Test
    @Tag("R2.13")
    @Tag("RUL-61")
    void unitsOfTheOtherStackDoNotKeepThePrisonerOfALostGuard() {
        Scene scene = redjacIsAssassinated(Position.in(52)
                .place("Redjac", 5231)
                .prisoner("Frun Sentel", "Redjac")
                .units(5231, UnitKind.LINE, 1));

        assertThat(scene.isFree("Frun Sentel")).isTrue();
    }

    @Test
    @Tag("R2.14")
    @Tag("RUL-62")
    void aCaptiveOfAForceEliminatedInTheSameCombatIsFreeAndKeepsHisShip() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2232)
                .detected("Frun Sentel")
                .ship("Planetary Privateer", "Frun Sentel")
                .units(2232, UnitKind.MILITIA, 1)
                .dice(1, 1, 3)
                .start(Side.REBEL, Segment.SEARCH);
        scene.play("search:2232", "units", "attack", "capture");
        // squad 4 with endurance 4: 4 - 5 = -1, two left = -6 to -4: the defender's 3 is 3*, doubled 6

        scene.play("stand");

        assertThat(scene.last(Event.RoundFought.class).woundsToAttacker()).isEqualTo(6);
        assertThat(scene.isFree("Frun Sentel")).isTrue();
        assertThat(scene.shipHolder("Planetary Privateer")).isEqualTo("Frun Sentel");
    }

    @Test
    @Tag("R2.15")
    void aCaptiveAddsNothingInTheRoundsThatFollow() {
        Scene scene = threeLinesCapture(Position.in(22)
                .place("Frun Sentel", 2232)
                .place("Boccanegra", 2232)
                .detected("Frun Sentel", "Boccanegra")
                .dice(1, 3, 5, 3, 5)
                .picks(0));
        scene.play("active", "active", "stand");
        // column 0: attacker 3 is 0*, Frun is captured; the squad is unhurt

        scene.expect(Ask.BREAK_OFF).play("stand");

        assertThat(scene.last(Event.RoundFought.class).round()).isEqualTo(2);
        assertThat(scene.last(Event.RoundFought.class).defenceStrength()).isEqualTo(5);
        assertThat(scene.last(Event.RoundFought.class).attackStrength()).isEqualTo(12);
    }

    @Test
    @Tag("R2.16")
    void onlyTheAttackerDeclaresCaptureAndOnlyBeforeTheFirstRound() {
        Scene scene = frunFoundByALine(2, 5, 1, 1);

        scene.expect(Ask.AIM);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.events(Event.RoundFought.class)).isEmpty();

        scene.play("kill").expect(Ask.BREAK_OFF).play("stand");
        assertThat(scene.events(Event.RoundFought.class)).hasSize(1);
        scene.expect(Ask.BREAK_OFF);
    }

    @Test
    @Tag("R2.17")
    void asterisksMeanNothingInAFightToKill() {
        // column +2,+3: attacker 4 is 1*, doubled 2 wounds
        Scene scene = frunFoundByALine(4, 5).play("kill", "stand");

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(2);
        assertThat(scene.isPrisoner("Frun Sentel")).isFalse();
    }

    private static Scene coupFailsInNiconi(Position position) {
        Scene scene = position.place("Boccanegra", 5511)
                .loyalty("Niconi", Loyalty.NEUTRAL)
                .actionCards(69)
                .dice(5)
                .start(Side.REBEL, Segment.MISSIONS);
        return scene.play("environ:5511", "mission:C");
    }

    @Test
    @Tag("R2.18")
    void withoutEnemiesThereNobodyIsCapturedByAFailedCoup() {
        Scene scene = coupFailsInNiconi(Position.in(55).place("Boccanegra", 5511));

        assertThat(scene.loyalty("Niconi")).isEqualTo(Loyalty.LOYAL);
        assertThat(scene.isFree("Boccanegra")).isTrue();
    }

    @Test
    @Tag("R2.18")
    void withEnemiesThereAFailedCoupEndsInCapture() {
        Scene scene =
                coupFailsInNiconi(Position.in(55).place("Boccanegra", 5511).units(5511, UnitKind.MILITIA, 1));

        assertThat(scene.isPrisoner("Boccanegra")).isTrue();
        assertThat(scene.holder("Boccanegra")).isEqualTo("units");
    }

    @Test
    @Tag("R2.18")
    void aFailedAssassinationEndsInCaptureByTheTarget() {
        // two cards without A, Boccanegra has two bonus draws, none with A; die 4: captured
        Scene scene = Position.in(52)
                .place("Boccanegra", 5231)
                .place("Redjac", 5231)
                .detected("Redjac")
                .actionCards(69, 73, 75, 93)
                .dice(4)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.play("environ:5231", "mission:A", "draw", "bonus:A");

        assertThat(scene.isPrisoner("Boccanegra")).isTrue();
        assertThat(scene.holder("Boccanegra")).isEqualTo("Redjac");
    }
}
