package fitg.rules.force.second;

import fitg.content.PieceSet;
import fitg.procedure.Correction;
import fitg.procedure.Resolution;

/**
 * Card 49 (1-star-system, 14.9): whom Cervac Mk V has disabled does nothing in this phase. That he does not walk, fly, react, lead or search
 * is said where that is decided; this is what was added by a correction: he boards nothing, attacks nobody, and defends as inactive.
 */
public final class Dazed {

    private Dazed() {}

    public static long of(Resolution r) {
        return r.rules().has(Correction.DISABLED_DO_NOTHING)
                ? r.state().people().disabled()
                : PieceSet.NONE;
    }
}
