package fitg.rules.force.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.UnitType;
import fitg.state.Position;
import fitg.state.province.Supply;

/** Cases 19.0 and 19.7: what a unit costs, and how many counters of it are left (P-R49). */
public final class Mix {

    private static final int[] COSTS = PRINTED.unitTypes().stream()
            .mapToInt(type -> PRINTED.forcePointCost(type.costItem()))
            .toArray();

    private Mix() {}

    public static int cost(UnitType type) {
        return COSTS[type.index()];
    }

    /** Counters that are neither on the map nor waiting for room. */
    public static int left(Position s, UnitType type) {
        int used = 0;
        for (int place : s.area().places()) {
            used += s.forces().units(place, type);
        }
        Supply supply = Supply.of(s);
        if (supply.anyWaiting()) {
            for (int environ : s.area().environs()) {
                used += supply.waiting(environ, type);
            }
        }
        return type.counterMix() - used;
    }
}
