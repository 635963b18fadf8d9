package fitg.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.play.words.ScoreSheet;
import fitg.procedure.Scenario;
import fitg.procedure.Verdict;
import fitg.saves.GameFile;
import fitg.saves.Replay;
import fitg.saves.SavedGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ScoreTest {

    private static final int GAMES = 8;
    private static final int ACTIONS = 400;
    private static final Path GOLDEN = Path.of("../lab/src/test/resources/golden");

    static List<Scenario> scenarios() {
        return Scenarios.all();
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void theItemsAddUpToThePointsOfTheRules(Scenario scenario) {
        for (int seed = 0; seed < GAMES; seed++) {
            Game game = Game.ofSeed(scenario, seed);
            SplittableRandom dice = new SplittableRandom(seed);
            for (int action = 0; action < ACTIONS && !game.isOver(); action++) {
                game.playOption(dice.nextInt(game.optionCount()));
                PlayerView view = game.viewFor(Viewer.SPECTATOR);
                assertThat(total(view)).isEqualTo(view.points());
            }
        }
    }

    static List<Path> goldenGames() throws IOException {
        try (Stream<Path> files = Files.list(GOLDEN)) {
            return files.sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("goldenGames")
    void theItemsAddUpToThePointsOfTheVerdict(Path file) throws Exception {
        Game game = ended(file);
        Verdict verdict = game.outcome().orElseThrow();
        PlayerView view = game.viewFor(Viewer.SPECTATOR);
        assertThat(total(view)).isEqualTo(verdict.points());
        assertThat(Score.lines(view).getLast())
                .startsWith(String.format("  %3d  Rebel victory points", verdict.points()));
    }

    @Test
    void aCampaignCountsThePlanetsTheRebelsHold() throws Exception {
        Game game = ended(GOLDEN.resolve("campaign-2002-short-rebel-by-points.json"));
        List<String> lines = Score.lines(game.viewFor(Viewer.SPECTATOR));
        assertThat(lines).hasSizeGreaterThan(2);
        assertThat(lines.subList(0, lines.size() - 1)).allMatch(line -> line.endsWith(", held by the rebels"));
    }

    @Test
    void itSaysWhenHowManyPointsWin() {
        assertThat(ScoreSheet.enough(Scenarios.FLIGHT_TO_EGRIX)).isEqualTo("12 after the last turn");
        assertThat(ScoreSheet.enough(Scenarios.named("campaign-2002").orElseThrow()))
                .isEqualTo("26 after any pair of player-turns");
        assertThat(ScoreSheet.enough(Scenarios.named("campaign-2002-short").orElseThrow()))
                .isEqualTo("13 after any pair of player-turns, 9 after the last turn");
    }

    private static int total(PlayerView view) {
        return ScoreSheet.items(view).stream().mapToInt(ScoreSheet.Item::points).sum();
    }

    private static Game ended(Path file) throws Exception {
        SavedGame saved = GameFile.read(file);
        return Replay.of(saved).game();
    }
}
