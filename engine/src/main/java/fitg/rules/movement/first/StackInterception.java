package fitg.rules.movement.first;

import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.edition.first.Dispatch;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.Digest;
import fitg.state.Position;

/** Case 20.4: units in an orbit box may stop a stack that moves through it. Hands down whether they do. */
final class StackInterception extends Procedure {

    static final int INTERCEPTED = 1;

    private final int planet;
    private final Side side;
    private boolean choosing;

    /** @param side who may intercept */
    StackInterception(int planet, Side side) {
        this.planet = planet;
        this.side = side;
    }

    /** Whether a side has free units there, of whatever kind, so that it is asked (P-R42). */
    static boolean isAsked(Position s, int planet, Side side) {
        return s.forces().units(Place.orbit(planet), side) > 0;
    }

    @Override
    public void advance(Resolution r) {
        if (choosing) {
            UnitSet units = r.unitsHanded();
            if (r.listening()) {
                r.tell(new Dispatch.Intercepted(planet, side, units, "20.4"));
            }
            r.finish(INTERCEPTED);
        } else if (!isAsked(r.state(), planet, side)) {
            r.finish();
        } else {
            ask(r);
        }
    }

    /** Case 20.44: a Suicide Squad alone intercepts nobody, and nobody sees that it is one. */
    private void ask(Resolution r) {
        UnitSet here = r.state().forces().in(Place.orbit(planet), side);
        r.ask(Matter.INTERCEPT, side, planet);
        if (here.count(UnitType::carries) > 0) {
            r.or(Kind.INTERCEPT);
        }
        r.or(Kind.DECLINE).evenIfForced();
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.DECLINE) {
            r.finish();
            return;
        }
        choosing = true;
        r.call(Embarking.interceptors(side, planet));
    }

    public int planet() {
        return planet;
    }

    @Override
    protected void digest(Digest d) {
        d.add(planet).add(side.ordinal()).add(choosing ? 1 : 0);
    }
}
