package fitg.level.starsystem;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The worked examples of the specification, as tests. */
class WorkedExampleTest {

    /** Specification 11.8. */
    @Test
    @Tag("R2.14")
    void aSquadIsBeatenAndItsCaptiveGoesFree() {
        Scene scene = Position.in(22)
                .place("Boccanegra", 2221)
                .place("Frun Sentel", 2221)
                .place("Doctor Sontag", 2221)
                .detected("Boccanegra")
                .units(2221, UnitKind.LINE, 1)
                .units(2221, UnitKind.PATROL, 1)
                .placeWithUnits("Jon Kidu", 2221)
                .dice(1, 5, 6, 3, 2, 1)
                .picks(0)
                .start(Side.REBEL, Segment.SEARCH);

        scene.play("search:2221", "units", "character:25");
        Event.SearchRolled search = scene.last(Event.SearchRolled.class);
        assertThat(search.searchValue()).isEqualTo(7);
        assertThat(search.hidingValue()).isEqualTo(8);
        assertThat(search.number()).isEqualTo(1);
        scene.play("attack", "capture");
        scene.expect(Ask.ACTIVE).play("active", "inactive", "active");
        scene.play("break-off-all");
        assertThat(scene.last(Event.BreakOffRolled.class).inactiveAway()).isTrue();
        scene.expect(Ask.WOUNDS).play("count:0");

        scene.play("stand");

        assertThat(scene.wounds("Boccanegra")).isEqualTo(2);
        assertThat(scene.isFree("Frun Sentel")).isTrue();
        assertThat(scene.isPrisoner("Frun Sentel")).isFalse();
        scene.expectLuckUsedUp();
    }
}
