package fitg.level.campaign;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.CounterType;
import fitg.content.Place;
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
import java.util.List;

/** S5, K-D4: province by province the Imperial player buys with what is left of its funds; what he leaves is lost. */
final class ProvinceDeployment extends Procedure {

    private int next;
    private int type = Holder.NOBODY;

    @Override
    public void advance(Resolution r) {
        List<Funds> funds = Terms.of(r.rules().scenario()).funds();
        if (next == funds.size()) {
            r.finish();
        } else if (type == Holder.NOBODY) {
            askWhat(r, funds.get(next));
        } else {
            r.ask(Affair.WHERE, Side.IMPERIAL, type);
            offerPlaces(r, funds.get(next), CounterType.at(type));
        }
    }

    private static void askWhat(Resolution r, Funds funds) {
        Position s = r.state();
        int left = Purse.left(s, funds);
        r.ask(Affair.DEPLOYMENT, Side.IMPERIAL, funds.province());
        for (CounterType each : PRINTED.counterTypes()) {
            if (Purse.affords(s, funds, each, left) && hasPlace(s, funds, each)) {
                r.or(Kind.BUY, each.index());
            }
        }
        int forPdbs = Math.min(left, funds.pdbPoints() - Purse.spentOnPdbs(s, funds));
        for (int planet : s.area().planets()) {
            if (isOpen(s, planet, funds) && !s.planets().pdbUp(planet) && forPdbs >= Purse.UP) {
                r.or(Kind.PDB_UP, planet);
            }
        }
        for (int planet : s.area().planets()) {
            boolean rises = s.planets().pdbUp(planet) && s.planets().pdbLevel(planet) < Purse.HIGHEST_LEVEL;
            if (isOpen(s, planet, funds) && rises && forPdbs >= Purse.LEVEL) {
                r.or(Kind.PDB_LEVEL, planet);
            }
        }
        r.or(Kind.END);
    }

    private static boolean isOpen(Position s, int planet, Funds funds) {
        return Provinces.of(planet) == funds.province() && s.planets().state(planet) == PlanetState.IMPERIAL_CONTROL;
    }

    private static boolean hasPlace(Position s, Funds funds, CounterType type) {
        for (int planet : s.area().planets()) {
            if (!isOpen(s, planet, funds)) {
                continue;
            }
            if (Purse.fits(s, type, Place.orbit(planet))) {
                return true;
            }
            for (int environ : Control.environsOf(planet)) {
                if (Purse.fits(s, type, environ)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static void offerPlaces(Resolution r, Funds funds, CounterType type) {
        Position s = r.state();
        for (int place : s.area().places()) {
            boolean box = Place.isEnviron(place) || Place.isOrbit(place);
            if (box && isOpen(s, Place.planet(place), funds) && Purse.fits(s, type, place)) {
                r.or(Kind.PLACE, place);
            }
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case BUY -> type = action.argument();
            case PLACE -> {
                Screen.place(r, CounterType.at(type), action.argument());
                type = Holder.NOBODY;
            }
            case PDB_UP -> Screen.putUp(r, action.argument());
            case PDB_LEVEL -> Screen.raise(r, action.argument());
            default -> next++;
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(next).add(type);
    }
}
