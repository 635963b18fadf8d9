package fitg.level.campaign;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.CounterType;
import fitg.content.CounterType.Branch;
import fitg.content.ForcePointCost;
import fitg.content.Place;
import fitg.content.Provinces;
import fitg.content.Side;
import fitg.galaxy.scenario.Terms.Funds;
import fitg.rules.force.second.CounterMix;
import fitg.rules.force.second.Stacks;
import fitg.state.Position;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;

/** What Imperial units and PDBs cost, and what is left of the funds of a province while the Empire deploys (4b, 1). */
final class Purse {

    static final int UP = PRINTED.forcePointCost(ForcePointCost.PDB_UP);
    static final int LEVEL = PRINTED.forcePointCost(ForcePointCost.PDB_LEVEL);
    static final int HIGHEST_LEVEL = 2;
    static final int SQUAD = 10;

    private Purse() {}

    /** K-R4: only the Empire has a limit of elites and pays for their upkeep. */
    static boolean isElite(CounterType type) {
        return type.side() == Side.IMPERIAL && type.elite();
    }

    /** K-R14: half, rounded up. */
    static int repair(CounterType type) {
        return (type.cost() + 1) / 2;
    }

    /** K-R7: whether a type may be put into an environ or orbit box at all. */
    static boolean fits(Position s, CounterType type, int place) {
        if (Place.isEnviron(place)) {
            return type.isGround() ? Stacks.hasRoom(s, place, type.side(), 1) : type.lands();
        }
        return type.isStarship();
    }

    // ---- the funds of a province in the set-up

    /** Everything that stands there was bought with them. */
    static int left(Position s, Funds funds) {
        Counters counters = Theatre.counters(s);
        int spent = spentOnPdbs(s, funds);
        for (int each = 0; each < counters.count(); each++) {
            spent +=
                    isIn(counters, each, funds.province()) ? counters.type(each).cost() : 0;
        }
        return funds.points() - spent;
    }

    /** 38.26: where PDBs are bought all of them were at level 0 and Down. */
    static int spentOnPdbs(Position s, Funds funds) {
        int spent = 0;
        for (int planet : s.area().planets()) {
            boolean bought = funds.pdbPoints() > 0 && Provinces.of(planet) == funds.province();
            if (bought && s.planets().pdbUp(planet)) {
                spent += UP + LEVEL * s.planets().pdbLevel(planet);
            }
        }
        return spent;
    }

    static int elites(Position s, Funds funds) {
        Counters counters = Theatre.counters(s);
        int found = 0;
        for (int each = 0; each < counters.count(); each++) {
            found += isIn(counters, each, funds.province()) && isElite(counters.type(each)) ? 1 : 0;
        }
        return found;
    }

    private static boolean isIn(Counters counters, int counter, int province) {
        int place = counters.place(counter);
        return place >= 0 && counters.side(counter) == Side.IMPERIAL && Provinces.ofStar(Place.star(place)) == province;
    }

    /** Whether the funds, the limit on elites and the counters that are left allow one of this type at this price. */
    static boolean affords(Position s, Funds funds, CounterType type, int points) {
        return type.side() == Side.IMPERIAL
                && type.branch() != Branch.ATROCITY
                && type.cost() <= points
                && (!isElite(type) || elites(s, funds) < funds.elites())
                && CounterMix.isLeft(s, type);
    }
}
