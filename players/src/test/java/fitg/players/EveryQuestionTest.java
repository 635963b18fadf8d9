package fitg.players;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Lively;
import fitg.play.PlayerView;
import fitg.play.Twins;
import fitg.play.Viewer;
import fitg.players.mind.Player;
import fitg.procedure.Ask;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is asked, in positions that no game between sensible players would reach: every level has an answer. */
class EveryQuestionTest {

    private static final int POSITIONS = 400;
    private static final int STEPS = 60;

    @ParameterizedTest
    @ValueSource(strings = {"random", "recruit", "captain"})
    void everyLevelAnswersInStrangePositions(String level) {
        Set<Ask> asked = EnumSet.noneOf(Ask.class);
        for (int seed = 0; seed < POSITIONS; seed++) {
            Game game = Twins.of(seed, Viewer.REBEL).truth();
            Lively player = new Lively(seed);
            Player tried = Players.named(level, seed).orElseThrow();
            for (int step = 0; step < STEPS && !game.isOver(); step++) {
                Decision decision = game.pending().orElseThrow();
                PlayerView view = game.viewFor(Viewer.of(decision.side()));
                assertThat(decision.actions()).contains(tried.choose(view, decision));
                asked.add(Ask.of(decision.question()));
                game.play(player.choose(decision));
            }
        }
        assertThat(asked).hasSizeGreaterThan(55);
    }
}
