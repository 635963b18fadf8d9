package fitg.play;

import static fitg.play.Told.chance;
import static fitg.play.Told.odds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Skirmish.End;
import fitg.procedure.Ask;
import fitg.state.Segment;
import org.junit.jupiter.api.Test;

/** What a player is told of a fight to its end and of the units a combat costs, worked out by hand from the tables. */
class FightOddsTest {

    private static final String DEAD = "in the end the defenders in front are dead";
    private static final String AWAY = "in the end they are away";
    private static final String BEATEN = "in the end the attacker is beaten";

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

    @Test
    void aCaptureIsToldForItsNextRoundOnly() {
        assertThat(odds(hopeless(), "capture").outcomes())
                .extracting(Odds.Outcome::what)
                .doesNotContain(DEAD, AWAY, BEATEN);
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

        End both = Skirmish.endAsCostsLeast(true, 8, 6, 10, 10);
        End one = Skirmish.endAsCostsLeast(true, 8, 6, 5, 5);
        assertThat(chance(scene, "active", BEATEN)).isCloseTo(both.beaten(), within(1e-9));
        assertThat(chance(scene, "inactive", BEATEN)).isCloseTo(one.beaten(), within(1e-9));
        assertThat(both.lost()).isLessThan(one.lost());

        scene.play("inactive");
        assertThat(scene.question()).isEqualTo(Ask.BREAK_OFF);
        assertThat(chance(scene, "stand", DEAD))
                .isCloseTo(Skirmish.endIfTheyStand(true, 8, 6, 5, 5).lost(), within(1e-9));
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
