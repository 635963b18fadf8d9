package fitg.galaxy.taxation;

import fitg.content.PieceSet;
import fitg.content.Provinces;
import fitg.content.Side;
import fitg.galaxy.scenario.Terms;
import fitg.procedure.Powers;
import fitg.procedure.Resolution;
import fitg.rules.circumstance.Circumstances;

/** What the Empire must hold to tax and to spend, and what its secrets bring in (33.1, 33.3). */
public final class Crown {

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
        int points = 0;
        for (int planet : r.state().area().planets()) {
            int income = Circumstances.on(r.state(), planet).income();
            points += income > 0 && holds(r, planet) ? income : 0;
        }
        return points;
    }
}
