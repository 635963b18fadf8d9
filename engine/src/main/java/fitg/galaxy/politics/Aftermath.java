package fitg.galaxy.politics;

import fitg.galaxy.Powers;
import fitg.galaxy.state.Realm;
import fitg.procedure.Correction;
import fitg.procedure.Resolution;

/**
 * K-R17 and K-R40: who rises by an effect outside an event card, a tax, a Mission Phase or the first step of an interphase fights
 * at the end of that effect. The others wait for the end of their step, which sees to it.
 */
public final class Aftermath {

    private Aftermath() {}

    /** Lets those fight who have risen; true if there are any, and then the procedure goes on when they are done. */
    public static boolean comes(Resolution r) {
        if (Realm.of(r.state()).uprisings() == 0 || !r.rules().has(Correction.RISEN_FIGHT_AFTER_ANY_EFFECT)) {
            return false;
        }
        r.call(Powers.of(r).uprisingCombats());
        return true;
    }
}
