package fitg.galaxy.taxation;

import fitg.content.PieceSet;
import fitg.content.Provinces;
import fitg.content.Side;
import fitg.galaxy.scenario.Terms;
import fitg.procedure.Powers;
import fitg.procedure.Resolution;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.realm.Secret;

/** What the Empire must hold to tax and to spend, and what its secrets bring in (33.1, 33.3). */
public final class Crown {

    private static final int GEMS = 5;
    private static final int INDUSTRY = 3;
    private static final int SLAVES = 5;

    private Crown() {}

    public static boolean holds(Resolution r, int planet) {
        boolean inPlay = r.state().area().hasPlanet(planet);
        return inPlay && Powers.of(r).controller(r.state(), planet) == Side.IMPERIAL;
    }

    /** 33.12 and 33.35: one of the seats must be his, or nothing is taxed and nothing spent. */
    public static boolean hasSeat(Resolution r) {
        long seats = Terms.of(r.rules().scenario()).seats();
        for (long rest = seats; rest != 0; rest = PieceSet.rest(rest)) {
            if (holds(r, PieceSet.lowest(rest))) {
                return true;
            }
        }
        return seats == PieceSet.NONE;
    }

    /** 33.34: whether the capital of a planet's province is his. */
    public static boolean holdsCapitalOf(Resolution r, int planet) {
        int capital = Provinces.capital(Provinces.of(planet));
        return !r.state().area().hasPlanet(capital) || holds(r, capital);
    }

    /** 33.14: what gems, industry and slaves bring while he controls their planets, known or not. */
    public static int secretIncome(Resolution r) {
        return income(r, Secret.GEM_WORLD, GEMS)
                + income(r, Secret.INDUSTRIAL_WORLD, INDUSTRY)
                + income(r, Secret.SLAVE_WORLD, SLAVES);
    }

    private static int income(Resolution r, Secret secret, int points) {
        Position s = r.state();
        int planet = Realm.of(s).secrets().planetOf(secret);
        return planet != Realm.NONE && Realm.of(s).has(secret, planet) && holds(r, planet) ? points : 0;
    }
}
