package fitg.rules.combat.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.EnvironType;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.rules.force.second.Fighters;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;

/** C-ENV-2: the extra dice of a side in an environ, above or below zero. */
@Completion("C-ENV-2")
public final class Ground {

    private Ground() {}

    /** @param leader who leads them, or NOBODY */
    public static int extraDice(Position s, int environ, Side side, int leader) {
        int dice = leader == Holder.NOBODY ? 0 : Fighters.leadership(s, leader);
        EnvironType type = PRINTED.environ(environ).type();
        if (side == Side.REBEL) {
            return dice + (isAtHome(s, environ, type) ? 1 : 0) + LivingGround.dice(s, environ);
        }
        boolean lost = type.isSpecial() && leader == Holder.NOBODY && !hasElites(s, environ);
        return dice - (lost ? 1 : 0);
    }

    private static boolean isAtHome(Position s, int environ, EnvironType type) {
        Counters counters = Theatre.counters(s);
        for (int each = counters.firstIn(environ); each >= 0; each = counters.nextIn(each)) {
            if (counters.isGroundUnit(each, environ, Side.REBEL)
                    && counters.type(each).isAtHomeIn(type)) {
                return true;
            }
        }
        return false;
    }

    /** Guards or marines. */
    public static boolean hasElites(Position s, int environ) {
        Counters counters = Theatre.counters(s);
        for (int each = counters.firstIn(environ); each >= 0; each = counters.nextIn(each)) {
            if (counters.isGroundUnit(each, environ, Side.IMPERIAL)
                    && counters.type(each).elite()) {
                return true;
            }
        }
        return false;
    }
}
