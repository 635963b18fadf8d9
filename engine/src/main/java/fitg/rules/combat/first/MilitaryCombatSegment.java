package fitg.rules.combat.first;

import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Mark;
import fitg.state.realm.Realm;

/** Case 10.1: every environ with units of both sides is handled once; either player may declare combat there. */
public final class MilitaryCombatSegment extends Procedure {

    private boolean begun;
    private int environ = Holder.NOBODY;
    private boolean declined;

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        if (!begun) {
            begun = true;
            s.places().clearAll(Mark.DONE);
        }
        if (environ != Holder.NOBODY) {
            Side asked = declined ? s.turn().phasing().opponent() : s.turn().phasing();
            r.ask(Ask.DECLARE_COMBAT, asked, environ);
            if (s.forces().strikingStrength(environ, asked) > 0) {
                r.or(Kind.ATTACK);
            }
            // Case 19.63, P-R42: a Suicide Squad alone attacks nobody, and nobody sees that it is one.
            r.or(Kind.DECLINE).evenIfForced();
        } else if (!askNext(r)) {
            r.finish();
        }
    }

    private static boolean askNext(Resolution r) {
        GameState s = r.state();
        boolean any = false;
        r.ask(Ask.NEXT_COMBAT, s.turn().phasing());
        for (int each : r.rules().scenario().environs()) {
            if (!s.places().has(Mark.DONE, each)
                    && !Realm.of(s).isDestroyed(Place.planet(each))
                    && s.forces().units(each, Side.REBEL) > 0
                    && s.forces().units(each, Side.IMPERIAL) > 0) {
                r.or(Kind.ENVIRON, each);
                any = true;
            }
        }
        if (!any) {
            r.askNothing();
        }
        return any;
    }

    @Override
    public void answer(Resolution r, Action action) {
        GameState s = r.state();
        if (environ == Holder.NOBODY) {
            environ = action.argument();
            declined = false;
            s.places().put(Mark.DONE, environ);
            return;
        }
        if (action.kind() == Kind.DECLINE && !declined) {
            declined = true;
            return;
        }
        int where = environ;
        Side attacker = declined ? s.turn().phasing().opponent() : s.turn().phasing();
        environ = Holder.NOBODY;
        if (action.kind() == Kind.ATTACK) {
            r.call(new MilitaryCombat(where, attacker, false));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(begun ? 1 : 0).add(environ).add(declined ? 1 : 0);
    }
}
