package fitg.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.players.Players;
import fitg.players.mind.Player;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExplainedGameTest {

    /** Saying why changes nothing: it is the game the same players play in silence. */
    @ParameterizedTest
    @ValueSource(strings = {"random", "recruit", "captain", "captain-bold", "marshal-3"})
    void whoExplainsPlaysTheSameGame(String name) {
        Game explained = new ExplainedGame(Scenarios.VARU_POWDERKEG, Map.of(Side.REBEL, name, Side.IMPERIAL, name), 7)
                .tell(new PrintWriter(new StringWriter()));

        Game silent = Game.ofSeed(Scenarios.VARU_POWDERKEG, 7);
        Player rebel = Players.named(name, 7).orElseThrow();
        Player imperial = Players.named(name, ~7L).orElseThrow();
        while (!silent.isOver()) {
            Decision decision = silent.pending().orElseThrow();
            Player player = decision.side() == Side.REBEL ? rebel : imperial;
            silent.play(player.choose(silent.viewFor(Viewer.of(decision.side())), decision));
        }
        assertThat(explained.number()).isEqualTo(silent.number());
        assertThat(explained.outcome()).isEqualTo(silent.outcome());
        assertThat(explained.viewFor(Viewer.REBEL).fingerprint())
                .isEqualTo(silent.viewFor(Viewer.REBEL).fingerprint());
    }
}
