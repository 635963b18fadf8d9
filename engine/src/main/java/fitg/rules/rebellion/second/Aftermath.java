package fitg.rules.rebellion.second;

import fitg.procedure.Correction;
import fitg.procedure.Effect;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.realm.Realm;

/**
 * K-R17 and K-R40: who rises by an effect outside an event card, a tax, a Mission Phase or the first step of an interphase fights
 * at the end of that effect. The others wait for the end of their step, which sees to it.
 */
public final class Aftermath {

    private Aftermath() {}

    /** K-R40: whether those fight, too, who have risen in a settlement. */
    static boolean followsSettlements(Resolution r) {
        return r.rules().has(Correction.RISEN_FIGHT_AFTER_A_SETTLEMENT);
    }

    /** The end of such a step: who has risen fights. */
    public static void concludes(Resolution r) {
        if (Realm.of(r.state()).uprisings() != 0) {
            r.call(new UprisingCombats());
        }
    }

    /** Lets those fight who have risen; true if there are any, and then the procedure goes on when they are done. */
    public static boolean comes(Resolution r) {
        if (Realm.of(r.state()).uprisings() == 0 || !r.rules().has(Correction.RISEN_FIGHT_AFTER_ANY_EFFECT)) {
            return false;
        }
        r.call(new UprisingCombats());
        return true;
    }

    /** The same for those who have risen since, unless a step under way will see to them. */
    public static boolean comes(Resolution r, long risenBefore) {
        boolean news = (Realm.of(r.state()).uprisings() & ~risenBefore) != 0;
        return news && followsSettlements(r) && !isAwaited(r) && comes(r);
    }

    private static boolean isAwaited(Resolution r) {
        for (Procedure each : r.allUnderWay()) {
            if (each instanceof Effect effect && effect.awaitsRisen()) {
                return true;
            }
        }
        return false;
    }
}
