package fitg.players.second;

import fitg.rules.control.Control;
import fitg.state.Holder;

/** How much a side wants its troops, its starships and its people in a place, from 0 to about 100. */
interface Needs {

    /** Ground units in an environ. */
    double troops(int environ);

    /** Starships over a planet. */
    double fleet(int planet);

    /** Characters in a place. */
    double people(long party, int place);

    /** Whether troops that stand here are not needed here. */
    default boolean areIdle(int environ) {
        return troops(environ) == 0;
    }

    /** How much a convoy with troops is wanted on a planet, more than where its troops are needed that much. */
    default double landing(int planet, Convoy convoy, double here) {
        int goal = neediest(planet, Holder.NOBODY);
        return goal == Holder.NOBODY ? 0 : troops(goal) - here;
    }

    /** Whether the last unit that holds a planet stands here. */
    default boolean isLast(int environ) {
        return false;
    }

    /** Whether people who stay in a place have something to do there. */
    default boolean isWorkFor(int place) {
        return false;
    }

    /** The environ of a planet that needs troops most, or NOBODY if none does. */
    default int neediest(int planet, int but) {
        int best = Holder.NOBODY;
        double most = 0;
        for (int environ : Control.environsOf(planet)) {
            double need = environ == but ? 0 : troops(environ);
            if (need > most) {
                most = need;
                best = environ;
            }
        }
        return best;
    }
}
