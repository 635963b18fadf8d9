package fitg.play.order;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Go;
import fitg.play.Going;
import fitg.play.Lively;
import fitg.play.PlayerView;
import fitg.play.Reply;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.procedure.Action;
import fitg.procedure.Ask;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What stands on a sheet is described behind what stands before it. */
class AssumedTest {

    private static final int LONGEST = 800;
    private static final int GAMES = 6;

    private static boolean offers(PlayerView view, Action head) {
        return view.decision().orElseThrow().actions().contains(head);
    }

    @Test
    void whoHasGoneIsThereAndCannotSetOutAgain() {
        int gone = 0;
        for (long seed = 0; seed < GAMES; seed++) {
            Game game = Game.silent(Scenarios.VARU_POWDERKEG, Options.standard(), KeyedChance.ofSeed(seed));
            Lively lively = new Lively(seed);
            for (int step = 0; step < LONGEST && !game.isOver(); step++) {
                Decision decision = game.pending().orElseThrow();
                if (decision.question() == Ask.MOVE) {
                    gone += gone(game.viewFor(Viewer.of(decision.side())));
                }
                game.play(lively.choose(decision));
            }
        }
        assertThat(gone).isPositive();
    }

    /** How many who walk away cannot walk again behind that. */
    private static int gone(PlayerView view) {
        int gone = 0;
        for (Going going : Going.at(view)) {
            Action head = going.go().head();
            if (head.key().startsWith("walk:")) {
                Optional<PlayerView> then = Assumed.after(view, List.of(going.go()));
                gone += then.isPresent() && !offers(then.get(), head) ? 1 : 0;
            }
        }
        return gone;
    }

    @Test
    void anOrderThatDoesNotFitBehindTheOthersLeadsNowhere() {
        Game game = Game.ofSeed(Scenarios.FLIGHT_TO_EGRIX, 1);
        Lively lively = new Lively(1);
        while (game.pending().orElseThrow().question() != Ask.MOVE) {
            game.play(lively.choose(game.pending().orElseThrow()));
        }
        Decision decision = game.pending().orElseThrow();
        PlayerView view = game.viewFor(Viewer.of(decision.side()));
        Reply nonsense = Go.of(Action.parse("mission:D"));

        assertThat(Assumed.after(view, List.of(nonsense))).isEmpty();
        assertThat(Assumed.after(view, List.of())).contains(view);
    }
}
