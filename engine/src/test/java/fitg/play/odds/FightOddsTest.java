package fitg.play.odds;

import static fitg.play.Told.chance;
import static fitg.play.Told.odds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Encounters;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.state.Segment;
import org.junit.jupiter.api.Test;

/** What a player is told of a fight to its end and of the units a combat costs, worked out by hand from the tables. */
class FightOddsTest {

    private static final String DEAD = "in the end the defenders in front are dead";
    private static final String AWAY = "in the end they are away";
    private static final String TAKEN = "in the end somebody is a prisoner";
    private static final String BEATEN = "in the end the attacker is beaten";
    private static final String IN_THIS_ROUND = "somebody is captured in this round";
    private static final String TO_CAPTURE = "fought to capture, in the end somebody is a prisoner";

    /**
     * Four Lines send a squad of 14; Doctor Sontag (Combat 2, Endurance 2) has one wound. Column +11: any die kills him, and
     * he is away on a 1.
     */
    private static Scene hopeless() {
        return Position.in(22)
                .place("Doctor Sontag", 2221)
                .wounds("Doctor Sontag", 1)
                .detected("Doctor Sontag")
                .units(2221, UnitKind.LINE, 4)
                .dice(1)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2221", "units", "attack");
    }

    @Test
    void theWholeFightAndNotOnlyItsNextRound() {
        Scene scene = hopeless().expect(Ask.AIM);
        assertThat(chance(scene, "kill", DEAD)).isCloseTo(5 / 6.0, within(1e-9));
        assertThat(chance(scene, "kill", AWAY)).isCloseTo(1 / 6.0, within(1e-9));

        scene.play("kill").expect(Ask.BREAK_OFF);
        assertThat(chance(scene, "stand", DEAD)).isCloseTo(1, within(1e-9));
        assertThat(chance(scene, "break-off-all", AWAY)).isCloseTo(1 / 6.0, within(1e-9));
        assertThat(chance(scene, "break-off-all", DEAD)).isCloseTo(5 / 6.0, within(1e-9));
    }

    /** To capture: column +4 to +6. He has one wound left and every die deals it, so there is nobody to take; away on a 2. */
    @Test
    void whoDiesOfTheFirstBlowIsNeverTaken() {
        Scene scene = hopeless();

        assertThat(chance(scene, "capture", IN_THIS_ROUND)).isZero();
        assertThat(chance(scene, "capture", TAKEN)).isZero();
        assertThat(chance(scene, "capture", DEAD)).isCloseTo(4 / 6.0, within(1e-9));
        assertThat(chance(scene, "capture", AWAY)).isCloseTo(2 / 6.0, within(1e-9));
    }

    /**
     * Three with Combat 14 against Doctor Sontag (2 and 2), hand-to-hand: column +11, to capture +4 to +6. The attacker's die: 1
     * wound, 1, 1*, 2*, 2, 3; the defender's has an asterisk on a 2 and a 5.
     */
    private static Scene threeAgainstTheDoctor() {
        return Position.in(22)
                .place("Doctor Sontag", 2232)
                .detected("Doctor Sontag")
                .place("Redjac", 2232)
                .place("Jin Voles", 2232)
                .place("Jon Kidu", 2232)
                .dice(1)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2232", "take", "take", "take")
                .skipTo(Ask.ATTACK_FOUND);
    }

    /**
     * If he stands: a 3 takes him, a 1 or a 2 when the other die has an asterisk: 1/6 + 2/6 * 2/6. Otherwise they leave him
     * one wound with 2/6 * 4/6 and the next one kills; he runs, and is away on a 2.
     */
    @Test
    void aCaptureIsToldToItsEnd() {
        Scene scene = threeAgainstTheDoctor().play("attack", "hand-to-hand", "capture");
        double stillThere = 2 / 6.0 * 4 / 6;

        assertThat(scene.question()).isEqualTo(Ask.BREAK_OFF);
        assertThat(chance(scene, "stand", IN_THIS_ROUND)).isCloseTo(1 / 6.0 + 2 / 6.0 * 2 / 6, within(1e-9));
        assertThat(chance(scene, "stand", TAKEN)).isCloseTo(1 / 6.0 + 2 / 6.0 * 2 / 6, within(1e-9));
        assertThat(chance(scene, "stand", AWAY)).isCloseTo(stillThere * 2 / 6, within(1e-9));
        assertThat(chance(scene, "stand", DEAD)).isCloseTo(3 / 6.0 + stillThere * 4 / 6, within(1e-9));
    }

    /** He runs: away on a 2. Otherwise column +7 to +10, where a 1 is one wound with an asterisk and all else kills him. */
    @Test
    void whoRunsFromCaptureAndFailsIsTakenOnAOne() {
        Scene scene = threeAgainstTheDoctor().play("attack", "hand-to-hand");

        assertThat(chance(scene, "capture", IN_THIS_ROUND)).isCloseTo(1 / 6.0 + 2 / 6.0 * 2 / 6, within(1e-9));
        assertThat(chance(scene, "capture", TAKEN)).isCloseTo(4 / 6.0 / 6, within(1e-9));
        assertThat(chance(scene, "capture", AWAY)).isCloseTo(2 / 6.0, within(1e-9));
        assertThat(chance(scene, "capture", DEAD)).isCloseTo(4 / 6.0 * 5 / 6, within(1e-9));

        scene.play("capture");
        assertThat(chance(scene, "break-off-all", TAKEN)).isCloseTo(4 / 6.0 / 6, within(1e-9));
    }

    /** Before anybody says that there shall be a fight: to kill column +11, where he is away on a 1 and any die kills. */
    @Test
    void theFightIsToldBeforeOneCommitsOneself() {
        Scene scene = threeAgainstTheDoctor();

        assertThat(chance(scene, "attack", DEAD)).isCloseTo(5 / 6.0, within(1e-9));
        assertThat(chance(scene, "attack", TO_CAPTURE)).isCloseTo(4 / 6.0 / 6, within(1e-9));
        scene.play("attack");
        assertThat(chance(scene, "hand-to-hand", TO_CAPTURE)).isCloseTo(4 / 6.0 / 6, within(1e-9));
        assertThat(chance(scene, "firefight", TO_CAPTURE)).isZero();
    }

    /** Four Lines send a squad of 14 against Vudot Vodot (1 and 2), Frun Sentel behind him: column +11, where Frun is away on a 3. */
    @Test
    void whoStandsWhileOthersRunIsToldTheEndToo() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2221)
                .place("Vudot Vodot", 2221)
                .detected("Frun Sentel", "Vudot Vodot")
                .units(2221, UnitKind.LINE, 4)
                .dice(1)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2221", "units", "attack", "kill", "inactive")
                .expect(Ask.BREAK_OFF);

        assertThat(chance(scene, "break-off-inactive", "those behind get away")).isCloseTo(3 / 6.0, within(1e-9));
        assertThat(chance(scene, "break-off-inactive", DEAD)).isCloseTo(1, within(1e-9));
        assertThat(chance(scene, "break-off-all", DEAD)).isCloseTo(5 / 6.0, within(1e-9));
    }

    /**
     * Sekekers (6 with endurance 2, hand-to-hand) against Frun Sentel with one wound left and Combat 1: column +4 to +6, where
     * every die kills him. With the shield every second one does, and with 1/2 he deals a wound. Running, he is away on a 2;
     * if not, on the next column he lives on a 1 alone and wounds with 1/3. With endurance 1 left to them, running leaves him
     * dead with 5/9 + 2/27 of that again: 0.6; with 2 left with 5/9 + 1/27 * 0.6 + 2/27 of that again: 0.624.
     */
    @Test
    void theBodyShieldCountsToTheEnd() {
        Position position = Position.around(4111).place("Frun Sentel", 4111).wounds("Frun Sentel", 4);
        Scene bare = Encounters.meet(position, 4111).expect(Ask.BREAK_OFF);
        assertThat(chance(bare, "stand", DEAD)).isCloseTo(1, within(1e-9));

        Position shielded = Position.around(4111)
                .place("Frun Sentel", 4111)
                .wounds("Frun Sentel", 4)
                .shownCard("Personal Body Shield", "Frun Sentel");
        Scene scene = Encounters.meet(shielded, 4111).expect(Ask.BREAK_OFF);
        assertThat(chance(scene, "break-off-all", DEAD)).isCloseTo(0.624, within(1e-9));
        assertThat(chance(scene, "stand", DEAD)).isCloseTo(1 / 2.0 + 1 / 4.0 * 0.6 + 1 / 4.0 * 0.624, within(1e-9));
    }

    /** The Magron holds one of them apart; what becomes of him no table of the others can say. */
    @Test
    void whatCannotBeReckonedIsNotToldAsANumber() {
        Position position = Position.around(2122)
                .place("Frun Sentel", 2122)
                .place("Boccanegra", 2122)
                .picks(0);
        Scene scene = Encounters.meet(position, 2122).expect(Ask.BREAK_OFF);

        assertThat(odds(scene, "stand").remarks()).contains("how the whole fight ends is not reckoned here");
        assertThat(odds(scene, "stand").outcomes())
                .extracting(Odds.Outcome::what)
                .noneMatch(what -> what.startsWith("in the end"));
    }

    /** Telebots (3) go for one mind: Ly Mantok (Intelligence 4) on column -1, Frun Sentel (1) on column +2 to +3. */
    @Test
    void whoIsExposedToACreatureIsToldBeforehand() {
        Position position = Position.around(4321).place("Frun Sentel", 4321).place("Ly Mantok", 4321);
        Scene scene = Encounters.meet(position, 4321).expect(Ask.CREATURE_TARGET);

        assertThat(odds(scene, "character:4").remarks()).contains("column +2 to +3");
        assertThat(odds(scene, "character:6").remarks()).contains("column -1");
        assertThat(chance(scene, "character:6", DEAD)).isLessThan(chance(scene, "character:4", DEAD));
    }

    /** A squad of 8 with endurance 6 against Boccanegra and Frun Sentel, Combat 5 and Endurance 5 each. */
    @Test
    void whoIsActiveDecidesTheFight() {
        Scene scene = Position.in(22)
                .place("Boccanegra", 2221)
                .place("Frun Sentel", 2221)
                .detected("Boccanegra", "Frun Sentel")
                .units(2221, UnitKind.LINE, 1)
                .units(2221, UnitKind.PATROL, 1)
                .dice(1)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2221", "units", "attack", "kill")
                .expect(Ask.ACTIVE);

        assertThat(chance(scene, "active", DEAD)).isLessThan(chance(scene, "inactive", DEAD) / 2);
        double alone = chance(scene, "inactive", DEAD);
        scene.play("inactive").expect(Ask.BREAK_OFF);
        assertThat(Math.min(chance(scene, "stand", DEAD), chance(scene, "break-off-all", DEAD)))
                .isCloseTo(alone, within(1e-9));
    }

    /** The example of specification 9.8 with four Militia: column 4-1, which costs them 2, 3, 4, 4, 5 and 6 points. */
    @Test
    void theLossesOfACombatAreToldByUnit() {
        Scene scene = Position.around(2231)
                .units(2231, UnitKind.AIR_2_1, 2)
                .units(2231, UnitKind.AIR_1_0, 1)
                .placeWithUnits("Frun Sentel", 2231)
                .units(2231, UnitKind.MILITIA, 4)
                .start(Side.IMPERIAL, Segment.MILITARY_COMBAT)
                .play("decline");

        assertThat(chance(scene, "attack", "the defender loses 2 Militia")).isCloseTo(1 / 6.0, within(1e-9));
        assertThat(chance(scene, "attack", "the defender loses 3 Militia")).isCloseTo(1 / 6.0, within(1e-9));
        assertThat(chance(scene, "attack", "the environ is cleared of the defender"))
                .isCloseTo(4 / 6.0, within(1e-9));
        assertThat(chance(scene, "attack", "the attacker loses no unit")).isCloseTo(2 / 6.0, within(1e-9));
        assertThat(chance(scene, "attack", "the environ is cleared of the attacker"))
                .isZero();
    }

    /** 2 against a Militia and a face-down unit: 2 to 2 or 2 to 4, and nobody can say what is lost but by strength. */
    @Test
    void whatLiesFaceDownIsToldByStrength() {
        Scene scene = Position.in(22)
                .units(2211, UnitKind.WILD_2_1, 1)
                .units(2211, UnitKind.MILITIA, 1)
                .units(2211, UnitKind.LINE, 1)
                .start(Side.REBEL, Segment.MILITARY_COMBAT);

        assertThat(odds(scene, "attack").outcomes())
                .extracting(Odds.Outcome::what)
                .contains("the defender loses strength 1 of the owner's choice")
                .noneMatch(what -> what.contains("Line") || what.contains("Patrol"));
    }
}
