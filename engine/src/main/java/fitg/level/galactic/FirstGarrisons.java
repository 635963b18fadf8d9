package fitg.level.galactic;

import fitg.content.Place;
import fitg.content.Provinces;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.edition.first.Matter;
import fitg.galaxy.scenario.Terms;
import fitg.galaxy.scenario.Terms.Funds;
import fitg.level.province.Orders;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.combat.first.Units;
import fitg.rules.control.Control;
import fitg.rules.force.first.Mix;
import fitg.state.Digest;
import fitg.state.Position;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Case 38.25: at least one military unit for every planet, planet by planet, before anything else is bought. Only what leaves every
 * planet still without one its cheapest counter, from the funds of its province, is offered (15, step 6). All is seen when all stand.
 */
final class FirstGarrisons extends Procedure {

    private static final int NOTHING = -1;

    private int next;
    private int type = NOTHING;
    private Orders orders = Orders.NONE;

    @Override
    public void advance(Resolution r) {
        int[] planets = r.state().area().planets();
        if (next == planets.length) {
            place(r);
        } else if (type == NOTHING) {
            askType(r, planets[next]);
        } else {
            askPlace(r, planets[next]);
        }
    }

    private void askType(Resolution r, int planet) {
        r.ask(Matter.GARRISON, Side.IMPERIAL, planet);
        for (UnitType each : r.state().forces().roster().of(Side.IMPERIAL)) {
            boolean lawful = !each.isSquad() && !each.isBoundToSpace() && !each.elite();
            if (lawful && leavesEnough(r, planet, each)) {
                r.or(Kind.UNIT, each.index());
            }
        }
    }

    /** Whether the counters and funds are enough for all planets that come later, if this type is taken now. */
    private boolean leavesEnough(Resolution r, int planet, UnitType taken) {
        Position s = r.state();
        List<UnitType> cheapest = cheapest(s);
        int[] left = cheapest.stream()
                .mapToInt(each -> Mix.left(s, each) - orders.all().count(each) - (each == taken ? 1 : 0))
                .toArray();
        if (left[cheapest.indexOf(taken)] < 0) {
            return false;
        }
        int empty = 0;
        int reach = 0;
        int price = Mix.cost(cheapest.getFirst());
        int step = Mix.cost(cheapest.get(1)) - price;
        for (Funds each : Terms.of(r.rules().scenario()).funds()) {
            int open = stillEmpty(s, each.province());
            int rest = each.points() - spent(each.province());
            rest -= each.province() == Provinces.of(planet) ? Mix.cost(taken) : 0;
            if (rest < open * price) {
                return false;
            }
            empty += open;
            reach += Math.min(open, (rest - open * price) / step);
        }
        int more = Math.max(0, empty - left[0]);
        return more <= reach && more <= left[1];
    }

    /** Those without which no planet is garrisoned: by their price, and none of the elites. */
    private static List<UnitType> cheapest(Position s) {
        return Arrays.stream(s.forces().roster().of(Side.IMPERIAL))
                .filter(each -> !each.isSquad() && !each.isBoundToSpace() && !each.elite())
                .sorted(Comparator.comparingInt(Mix::cost))
                .toList();
    }

    private int stillEmpty(Position s, int province) {
        int[] planets = s.area().planets();
        int count = 0;
        for (int later = next + 1; later < planets.length; later++) {
            count += Provinces.of(planets[later]) == province ? 1 : 0;
        }
        return count;
    }

    private int spent(int province) {
        int spent = 0;
        for (int place : orders.places()) {
            UnitSet here = orders.at(place);
            for (int index = 0; index < here.types(); index++) {
                boolean there = Provinces.of(Place.planet(place)) == province;
                spent += there ? here.count(UnitType.at(index)) * Mix.cost(UnitType.at(index)) : 0;
            }
        }
        return spent;
    }

    /** G-R34: in an environ, or above the planet if it can be there. */
    private void askPlace(Resolution r, int planet) {
        r.ask(Matter.GARRISON_PLACE, Side.IMPERIAL, type);
        for (int environ : Control.environsOf(planet)) {
            r.or(Kind.PLACE, environ);
        }
        if (UnitType.at(type).mobile()) {
            r.or(Kind.PLACE, Place.orbit(planet));
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.UNIT) {
            type = action.argument();
            return;
        }
        orders = orders.plus(action.argument(), UnitType.at(type));
        type = NOTHING;
        next++;
    }

    private void place(Resolution r) {
        for (int place : orders.places()) {
            UnitSet here = orders.at(place);
            for (int index = 0; index < here.types(); index++) {
                Units.place(r, Side.IMPERIAL, place, UnitType.at(index), here.count(UnitType.at(index)), "38.25");
            }
        }
        r.shown();
        r.finish();
    }

    @Override
    protected void digest(Digest d) {
        d.add(next).add(type);
        orders.digest(d);
    }
}
