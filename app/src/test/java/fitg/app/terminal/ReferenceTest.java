package fitg.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.play.Game;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.state.Segment;
import org.junit.jupiter.api.Test;

class ReferenceTest {

    private final Game game = Position.of(Scenarios.FLIGHT_TO_EGRIX)
            .place("Boccanegra", 2232)
            .ship("Planetary Privateer", "Boccanegra")
            .card("Scanner", "Boccanegra")
            .dead("Doctor Sontag")
            .start(Side.REBEL, Segment.MOVEMENT)
            .game();

    @Test
    void everythingPrintedHasAnEntry() {
        Reference reference = new Reference(game.viewFor(Viewer.REBEL));
        assertThat(reference.names()).hasSizeGreaterThan(100);
        assertThat(reference.names())
                .allSatisfy(name -> assertThat(reference.find(name))
                        .isNotEmpty()
                        .noneMatch(line -> line.startsWith("Nobody") || line.contains("null")));
    }

    @Test
    void aCharacterShowsFiguresTextAndWhereabouts() {
        assertThat(find(Viewer.REBEL, "boccanegra"))
                .contains("Combat 5", "Navigation", "In Charkhan Wild", "in the character stack", "undetected")
                .contains("Planetary Privateer", "Scanner (face down)");
        assertThat(find(Viewer.REBEL, "sontag")).contains("Dead.");
    }

    @Test
    void theEmpireDoesNotLearnTheCardFromTheReference() {
        assertThat(find(Viewer.IMPERIAL, "boccanegra"))
                .contains("1 card face down")
                .doesNotContain("Scanner");
    }

    @Test
    void aUnitTypeShowsItsFigures() {
        assertThat(find(Viewer.REBEL, "line")).contains("Line (Imperial", "Strength 3, mobile, lies face down.");
        assertThat(find(Viewer.REBEL, "wild 1-0"))
                .contains("Wild 1-0 (Rebel", "Strength 1, raised in wild environs, not mobile.");
        assertThat(find(Viewer.REBEL, "elite army")).contains("Nobody and nothing");
    }

    @Test
    void severalThatFitAreNamed() {
        assertThat(find(Viewer.REBEL, "rebel")).contains("could be", "Start Rebel Camp");
    }

    private String find(Viewer viewer, String name) {
        return String.join("\n", new Reference(game.viewFor(viewer)).find(name));
    }
}
