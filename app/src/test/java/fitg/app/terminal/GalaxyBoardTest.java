package fitg.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.app.BadInput;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.procedure.Affair;
import java.util.List;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GalaxyBoardTest {

    private static final int LONG_ENOUGH = 1000;

    /** Set up as suggested, before the base is shown to anybody. */
    private final Game game = setUp();

    private static Game setUp() {
        Game game = Game.ofSeed(Scenarios.named("campaign-2002-short").orElseThrow(), 1);
        for (int answers = 0; answers < LONG_ENOUGH; answers++) {
            Decision asked = game.pending().orElseThrow();
            if (asked.question() == Affair.REVEAL_BASE) {
                return game;
            }
            game.play(asked.suggested());
        }
        throw new AssertionError("the set-up had no end");
    }

    @Test
    void theGalaxyIsAListOfPlanetsByProvince() {
        String board = text(Board.draw(game.viewFor(Viewer.REBEL), Glyphs.UNICODE, 120));

        assertThat(board)
                .containsPattern("(?s)SECOND PROVINCE.*Cieson \\(Phisaria\\).*THIRD PROVINCE.*Chim \\(Pycius\\)");
        assertThat(board).contains("Force points: Empire ").contains("Rayner Derban");
        assertThat(board.lines().filter(line -> line.contains("PDB "))).hasSize(18);
    }

    @Test
    void theSecretBaseIsTheRebelsOwn() {
        assertThat(text(Board.draw(game.viewFor(Viewer.REBEL), Glyphs.UNICODE, 120)))
                .contains("the secret base");
        assertThat(text(Board.draw(game.viewFor(Viewer.IMPERIAL), Glyphs.UNICODE, 120)))
                .doesNotContain("the secret base");
    }

    @Test
    void oneStarSystemIsShownByItsNameOrAPlanets() {
        for (String name : List.of("egrix", "Angoff")) {
            String board = text(OrbitBoard.draw(game.viewFor(Viewer.REBEL), name, Glyphs.UNICODE, 120));
            assertThat(board.lines().filter(line -> line.contains("STAR SYSTEM")))
                    .hasSize(1);
            assertThat(board).contains("STAR SYSTEM EGRIX").contains("QUIBRON");
        }
        assertThatThrownBy(() -> OrbitBoard.draw(game.viewFor(Viewer.REBEL), "Nowhere", Glyphs.UNICODE, 120))
                .isInstanceOf(BadInput.class)
                .hasMessage("There is no star system or planet 'Nowhere' in this game.");
    }

    @ParameterizedTest
    @ValueSource(ints = {80, 100, 120, 160})
    void noLineIsWiderThanTheScreen(int width) {
        assertThat(Board.draw(game.viewFor(Viewer.REBEL), Glyphs.UNICODE, width))
                .allSatisfy(line -> assertThat(line.columnLength()).isLessThanOrEqualTo(width));
    }

    private static String text(List<AttributedString> lines) {
        return lines.stream().map(AttributedString::toString).collect(Collectors.joining("\n"));
    }
}
