package fitg.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import org.junit.jupiter.api.Test;

class HintSheetTest {

    @Test
    void aHintNamesTheAnswerItsReasonAndTheAlternatives() {
        Game game = Game.ofSeed(Scenarios.named("flight-to-egrix").orElseThrow(), 1);
        Decision decision = game.pending().orElseThrow();

        var lines = HintSheet.of(game.viewFor(Viewer.of(decision.side())), decision);

        assertThat(lines.getFirst()).startsWith("A Captain would choose \"").endsWith(".");
        assertThat(lines).hasSize(2 + Math.min(6, decision.actions().size()));
    }
}
