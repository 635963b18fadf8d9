package fitg.rules.force.second;

import fitg.content.PieceSet;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Company;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/** C-JUMP-2 and S-R15: a starship with everything that shares its fate: cargo, passengers, prisoners, docked spaceships. */
public final class Convoy {

    private Convoy() {}

    /** Everybody in the starship itself and in the spaceships docked to it, prisoners too. */
    public static long aboard(Position s, int starship) {
        Company company = Theatre.company(s);
        long found = company.aboardStarship(starship);
        for (long rest = docked(s, starship); rest != 0; rest = PieceSet.rest(rest)) {
            found |= company.aboardSpaceship(PieceSet.lowest(rest));
        }
        return found;
    }

    /** The character spaceships docked to a starship. */
    public static long docked(Position s, int starship) {
        Company company = Theatre.company(s);
        long found = PieceSet.NONE;
        for (long rest = company.docked(); rest != 0; rest = PieceSet.rest(rest)) {
            int ship = PieceSet.lowest(rest);
            found |= company.dockedTo(ship) == starship ? PieceSet.only(ship) : PieceSet.NONE;
        }
        return found;
    }

    /** All of it is in another place now. Ships that leave a place or come into it are in battle formation (S-R40). */
    public static void move(GameState s, int starship, int place) {
        CountersState counters = TheatreState.counters(s);
        counters.setPlace(starship, place);
        counters.mark(CounterMark.DISPERSED, starship, false);
        int cargo = counters.cargo(starship);
        if (cargo != Holder.NOBODY) {
            counters.setPlace(cargo, place);
        }
        for (long rest = aboard(s, starship); rest != 0; rest = PieceSet.rest(rest)) {
            s.people().setAt(PieceSet.lowest(rest), place);
        }
        for (long rest = docked(s, starship); rest != 0; rest = PieceSet.rest(rest)) {
            s.gear().setShipAt(PieceSet.lowest(rest), place);
        }
    }

    /** Whether two starships are alike in everything, with nothing in either, so that one stands for both. */
    public static boolean alike(Position s, int one, int other) {
        Counters counters = Theatre.counters(s);
        return counters.alike(one, other) && isEmpty(s, one) && isEmpty(s, other);
    }

    private static boolean isEmpty(Position s, int starship) {
        return Theatre.counters(s).cargo(starship) == Holder.NOBODY
                && docked(s, starship) == 0
                && aboard(s, starship) == 0;
    }
}
