package fitg.players.mind;

import fitg.play.Decision;
import fitg.procedure.Action;

/** Rules of thumb for the questions of one chapter. */
public interface Sense {

    /** How much: a plain yes is worth so much more than this that luck alone does not turn it. */
    double NEUTRAL = 10;

    double YES = 35;

    double NO = 0;

    double worth(Decision decision, Action action);

    /** Something is done, or it is not. */
    static double when(boolean wanted, boolean done) {
        return wanted == done ? YES : NO;
    }
}
