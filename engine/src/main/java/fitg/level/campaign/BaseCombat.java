package fitg.level.campaign;

import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.combat.second.EnvironsCombat;
import fitg.rules.control.Control;
import fitg.state.Digest;
import fitg.state.Mark;
import fitg.state.realm.Realm;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;

/**
 * E2.1.B.5, K-D16 and K-R12: when the Rebel player has revealed his base himself, his units may fight at once in its environs, each
 * once, as in a rebellion.
 */
final class BaseCombat extends Procedure {

    @Override
    public void advance(Resolution r) {
        int base = Realm.of(r.state()).base();
        Counters counters = Theatre.counters(r.state());
        boolean any = false;
        r.ask(Affair.BASE_COMBAT, Side.REBEL, base);
        for (int environ : Control.environsOf(base)) {
            if (counters.groundUnits(environ, Side.REBEL) > 0
                    && counters.groundUnits(environ, Side.IMPERIAL) > 0
                    && !r.state().places().has(Mark.RISEN, environ)) {
                r.or(Kind.PLACE, environ);
                any = true;
            }
        }
        if (any) {
            r.or(Kind.END);
            return;
        }
        r.askNothing();
        end(r);
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.END) {
            end(r);
            return;
        }
        r.state().places().put(Mark.RISEN, action.argument());
        r.settle();
        r.call(EnvironsCombat.ofUprising(action.argument()));
    }

    private static void end(Resolution r) {
        r.state().places().clearAll(Mark.RISEN);
        r.finish();
        r.settle();
    }

    @Override
    protected void digest(Digest d) {}
}
