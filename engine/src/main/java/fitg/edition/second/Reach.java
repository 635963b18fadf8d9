package fitg.edition.second;

import fitg.content.ActionEvent;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Resolution;
import fitg.state.Position;

/**
 * What the chapters of 2002 leave to the game they are played in. These are the answers of a skirmish; a campaign, in which there
 * are cards to be found, secrets to be learned and planets that rise, gives its own.
 */
public interface Reach {

    /** That of the game being played. */
    static Reach of(Resolution r) {
        return (Reach) r.ruleset();
    }

    /** The possessions a creature can give away (C-SO-3); a skirmish has no deck of them. */
    default long gifts(Position s) {
        return PieceSet.NONE;
    }

    /** 37.12: whether a side may torture its prisoners; only where a secret can be learned by it. */
    default boolean mayTorture(Side side) {
        return false;
    }

    /** C-MISS-4: whether a random event has a meaning; nothing rises in a skirmish, and nobody commits atrocities. */
    default boolean knows(ActionEvent.Type event) {
        return event != ActionEvent.Type.POPULACE_WILD && event != ActionEvent.Type.ATROCITY;
    }
}
