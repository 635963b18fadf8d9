package fitg.play.order;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.procedure.Action;
import fitg.state.Cast;
import java.util.Optional;

/**
 * What nobody needs to be asked: a question with one answer. Some are put only so that the other side does not learn from
 * their absence what lies face down (RUL-85); among people they stay where the asked side has something face down, which
 * both can count, and there only a standing order answers at once, whether there is a choice or not.
 */
public enum Unasked {
    /** Nobody is there to draw conclusions. */
    AGAINST_THE_COMPUTER,
    AMONG_PEOPLE;

    /** The only answer to the viewer's question; empty where he has to be asked. */
    public Optional<Action> answer(PlayerView view) {
        return view.decision()
                .filter(decision -> decision.actions().size() == 1)
                .filter(decision -> this == AGAINST_THE_COMPUTER || !protectsSecrets(view, decision))
                .map(decision -> decision.actions().getFirst());
    }

    /** Whether the asked side has anything that the other does not know; that it has lies open. */
    private static boolean protectsSecrets(PlayerView view, Decision decision) {
        if (decision.question().isSecret()
                || view.scenario().ruleset().secrecy().hidesStrength()) {
            return true;
        }
        return decision.side() == Side.REBEL ? hasFaceDownCards(view) : hasFaceDownUnits(view);
    }

    private static boolean hasFaceDownCards(PlayerView view) {
        for (long rest = Cast.characters(Side.REBEL); rest != 0; rest = PieceSet.rest(rest)) {
            if (view.faceDownCards(PieceSet.lowest(rest)) > 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasFaceDownUnits(PlayerView view) {
        for (int place : view.area().places()) {
            if (view.forces().faceDown(place) > 0) {
                return true;
            }
        }
        return false;
    }
}
