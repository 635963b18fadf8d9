package fitg.play;

import fitg.play.question.Family;
import fitg.play.question.Suggestion;
import fitg.procedure.Action;
import fitg.procedure.PieceNames;
import fitg.procedure.Resolution;
import fitg.state.GameState;
import java.util.List;

/**
 * What is seen of a game that is only thought about: one state, overwritten with every look, so that thousands of glimpses take
 * no room. What a glimpse shows is good until the next action or the next viewer.
 */
final class Sight {

    private GameState seen;
    private Viewer viewer;

    /** The position as a viewer knows it; the same one as long as nothing was played in between. */
    GameState of(Game game, Viewer looking) {
        if (viewer != looking) {
            if (seen == null) {
                seen = game.state().copy();
            } else {
                game.state().copyInto(seen);
            }
            PlayerView.hide(game, looking, FaceUp.in(game, looking), seen);
            viewer = looking;
        }
        return seen;
    }

    /** The game has gone on. */
    void forget() {
        viewer = null;
    }

    /** What the pieces are called for whoever is asked; nobody reads it in a game that is only thought about. */
    static PieceNames names(Game game) {
        Resolution r = game.resolution();
        return game.sight() == null ? r.ruleset().names(r.state(), r.asked()) : PieceNames.AS_PRINTED;
    }

    /** What is suggested; in thought only where somebody reads it. */
    static Action suggestion(Game game, List<Action> actions) {
        boolean unread =
                game.sight() != null && !Family.of(game.resolution().question()).suggestsInThought();
        return unread ? actions.getFirst() : Suggestion.in(game, actions);
    }
}
