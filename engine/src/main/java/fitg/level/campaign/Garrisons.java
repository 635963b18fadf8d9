package fitg.level.campaign;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.CounterType;
import fitg.content.PlanetState;
import fitg.content.Provinces;
import fitg.content.Side;
import fitg.galaxy.scenario.Terms;
import fitg.galaxy.scenario.Terms.Funds;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.state.Digest;
import fitg.state.Holder;
import fitg.state.Position;

/**
 * S4, K-D3: one ground unit for each Imperial planet, in ascending order. A kind is offered only if a point stays for every planet
 * of the province that is still empty.
 */
final class Garrisons extends Procedure {

    private int next;
    private int type = Holder.NOBODY;

    @Override
    public void advance(Resolution r) {
        Position s = r.state();
        int[] planets = s.area().planets();
        while (next < planets.length && s.planets().state(planets[next]) != PlanetState.IMPERIAL_CONTROL) {
            next++;
        }
        if (next == planets.length) {
            r.finish();
        } else if (type == Holder.NOBODY) {
            askKind(r, planets[next]);
        } else {
            askEnviron(r, planets[next]);
        }
    }

    private void askKind(Resolution r, int planet) {
        Position s = r.state();
        Funds funds = funds(r, planet);
        int most = Purse.left(s, funds) - stillEmpty(s, planet);
        r.ask(Affair.GARRISON, Side.IMPERIAL, planet);
        for (CounterType each : PRINTED.counterTypes()) {
            if (each.isGround() && Purse.affords(s, funds, each, most)) {
                r.or(Kind.BUY, each.index());
            }
        }
    }

    private static Funds funds(Resolution r, int planet) {
        return Terms.of(r.rules().scenario()).funds().stream()
                .filter(each -> each.province() == Provinces.of(planet))
                .findFirst()
                .orElseThrow();
    }

    /** Planets of the same province that come later; each needs a conscript. */
    private int stillEmpty(Position s, int planet) {
        int[] planets = s.area().planets();
        int count = 0;
        for (int later = next + 1; later < planets.length; later++) {
            boolean same = Provinces.of(planets[later]) == Provinces.of(planet);
            count += same && s.planets().state(planets[later]) == PlanetState.IMPERIAL_CONTROL ? 1 : 0;
        }
        return count;
    }

    private void askEnviron(Resolution r, int planet) {
        r.ask(Affair.WHERE, Side.IMPERIAL, type);
        for (int environ : Control.environsOf(planet)) {
            r.or(Kind.PLACE, environ);
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.BUY) {
            type = action.argument();
            return;
        }
        Screen.place(r, CounterType.at(type), action.argument());
        type = Holder.NOBODY;
        next++;
    }

    @Override
    protected void digest(Digest d) {
        d.add(next).add(type);
    }
}
