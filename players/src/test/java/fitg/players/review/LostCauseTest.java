package fitg.players.review;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.players.Players;
import fitg.players.mind.Player;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import org.junit.jupiter.api.Test;

class LostCauseTest {

    private static final Scenario EGRIX = Scenarios.named("flight-to-egrix").orElseThrow();

    /** Nobody gets thirty points more on three planets, or takes them all, in one turn. */
    @Test
    void whoNeedsMoreThanCanBeWonGivesUpInTheLastTurn() {
        assertThat(isLost(EGRIX.worth(40), 6)).isTrue();
    }

    @Test
    void nobodyGivesUpInTheFirstHalf() {
        assertThat(isLost(EGRIX.worth(40), 2)).isFalse();
    }

    @Test
    void whoCanStillWinPlaysOn() {
        assertThat(isLost(EGRIX.worth(-20), 4)).isFalse();
    }

    /** For the rebels at their first decision of a turn. */
    private static boolean isLost(Scenario scenario, int turn) {
        Game game = Game.start(scenario, Options.standard(), KeyedChance.ofSeed(3));
        Player player = Players.named(Players.RECRUIT, 1).orElseThrow();
        while (game.turn() < turn || game.pending().orElseThrow().side() != Side.REBEL) {
            Decision decision = game.pending().orElseThrow();
            game.play(player.choose(game.viewFor(Viewer.of(decision.side())), decision));
        }
        return LostCause.isSeenBy(game.viewFor(Viewer.REBEL), game.pending().orElseThrow());
    }
}
