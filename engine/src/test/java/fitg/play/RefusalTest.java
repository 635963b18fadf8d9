package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import fitg.content.Rulebook;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.procedure.Ask;
import fitg.state.Segment;
import org.junit.jupiter.api.Test;

/** A refused action names the case that forbids it, which need not be the case of the question. */
class RefusalTest {

    private static String refusedBy(Scene scene, String key) {
        long before = scene.game().hash();
        IllegalActionException refused = catchThrowableOfType(IllegalActionException.class, () -> scene.play(key));
        assertThat(scene.game().hash()).isEqualTo(before);
        assertThat(refused).hasMessageContaining("(case " + refused.ruleCase() + ")");
        assertThat(Rulebook.standard().cases())
                .extracting(Rulebook.Case::number)
                .contains(refused.ruleCase());
        return refused.ruleCase();
    }

    private static Scene aFight() {
        return Position.in(22)
                .place("Boccanegra", 2221)
                .place("Frun Sentel", 2221)
                .detected("Boccanegra", "Frun Sentel")
                .units(2221, UnitKind.LINE, 2)
                .dice(1)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2221", "units", "attack", "kill");
    }

    @Test
    void theActiveDoNotBreakOffAlone() {
        Scene scene = aFight().play("active", "inactive").expect(Ask.BREAK_OFF);

        assertThat(refusedBy(scene, "break-off-active")).isEqualTo("12.52");
    }

    @Test
    void nobodyIsInactiveToBreakOff() {
        Scene scene = aFight().play("active", "active").expect(Ask.BREAK_OFF);

        assertThat(refusedBy(scene, "break-off-inactive")).isEqualTo("12.52");
        assertThat(refusedBy(scene, "end")).isEqualTo("12.5");
    }

    @Test
    void whatIsOutOfSequence() {
        assertThat(refusedBy(aFight(), "fly:36")).isEqualTo("4.0");
    }

    @Test
    void whoCannotLeaveThePlanet() {
        Scene scene = Position.in(43)
                .units(4321, UnitKind.MILITIA, 1)
                .start(Side.IMPERIAL, Segment.MOVEMENT)
                .play("move-units:4321");

        assertThat(refusedBy(scene, "environ:4311")).isEqualTo("7.21");
    }

    @Test
    void whereThereIsNoRoom() {
        Scene scene = Position.in(43)
                .units(4321, UnitKind.PATROL, 1)
                .units(4322, UnitKind.MILITIA, 3)
                .start(Side.IMPERIAL, Segment.MOVEMENT)
                .play("move-units:4321");

        assertThat(refusedBy(scene, "environ:4322")).isEqualTo("9.51");
    }

    @Test
    void aShipWithoutAPilotAndAPdbOutOfTurn() {
        Scene scene = Position.in(22)
                .place("Boccanegra", 2231)
                .unheldShip("Star Cruiser", 2231)
                .start(Side.REBEL, Segment.MOVEMENT);

        assertThat(refusedBy(scene, "fly:38")).isEqualTo("9.55");
        assertThat(refusedBy(scene, "pdb-up:221")).isEqualTo("16.16");
        assertThat(refusedBy(scene, "walk:4")).isEqualTo("9.0");
    }

    @Test
    void aMissionWithoutATarget() {
        Scene scene = Position.in(22)
                .place("Boccanegra", 2231)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:2231")
                .expect(Ask.MISSION);

        assertThat(refusedBy(scene, "mission:A")).isEqualTo("9.44");
        assertThat(refusedBy(scene, "mission:F")).isEqualTo("12.82");
    }

    @Test
    void nobodyHoldsTwoShips() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Doctor Sontag", 2211)
                .place("Boccanegra", 2211)
                .ship("Explorer", "Boccanegra")
                .ship("Star Cruiser", "Frun Sentel")
                .start(Side.REBEL, Segment.MISSIONS)
                .play("exchange:2211", "character:12");

        assertThat(refusedBy(scene, "character:12")).isEqualTo("14.13");
    }

    /** An environ of another star system is refused like any other answer that is not offered. */
    @Test
    void unitsDoNotMarchOutOfTheScenario() {
        Scene scene = Position.in(22)
                .units(2221, UnitKind.PATROL, 1)
                .start(Side.IMPERIAL, Segment.MOVEMENT)
                .play("move-units:2221")
                .expect(Ask.MOVE_DESTINATION);

        assertThat(refusedBy(scene, "environ:4311")).isEqualTo("9.0");
    }
}
