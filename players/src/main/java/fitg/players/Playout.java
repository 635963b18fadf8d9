package fitg.players;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.players.captain.Standing;
import fitg.procedure.Action;

/** Plays an imagined game on for a while, with a Captain in both seats, and says how likely the rebels then win. */
final class Playout {

    /** Whole player-turns that are played after the one under way. */
    private static final int HORIZON = 1;

    private final Game game;
    private Side phasing;
    private int turn;
    private int boundaries;

    Playout(Game game) {
        this.game = game;
    }

    double after(Action action) {
        game.play(action);
        while (!game.isOver()) {
            Decision decision = game.pending().orElseThrow();
            PlayerView view = game.viewFor(Viewer.of(decision.side()));
            if (isBeyondHorizon(view)) {
                return Standing.chance(view);
            }
            game.play(Captain.quickly(view, decision));
        }
        return game.outcome().orElseThrow().winner() == Side.REBEL ? 1 : 0;
    }

    private boolean isBeyondHorizon(PlayerView view) {
        if (view.phasing() != phasing || view.turn() != turn) {
            boundaries += phasing == null ? 0 : 1;
            phasing = view.phasing();
            turn = view.turn();
        }
        return boundaries > HORIZON;
    }
}
