package fitg.rules.combat.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.procedure.Resolution;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.force.second.Fighters;
import fitg.rules.secret.Unveiling;
import fitg.state.Holder;
import fitg.state.Position;

/** Planet secret Living Planet: in all combat in its environs the planet itself helps the rebels; that shows at once (4.3). */
@Completion("C-OTHER-1")
final class LivingGround {

    private static final int DICE = 2;

    private LivingGround() {}

    /** The first fight on the planet tells its secret. */
    static boolean shows(Resolution r, int place) {
        return Place.isEnviron(place)
                && Circumstances.on(r.state(), Place.planet(place)).isAlive()
                && Unveiling.byUse(r, Place.planet(place));
    }

    private static boolean is(Position s, int place) {
        return Place.isEnviron(place)
                && Circumstances.shown(s, Place.planet(place)).isAlive();
    }

    /** More dice for the rebels' units. */
    static int dice(Position s, int environ) {
        return is(s, environ) ? DICE : 0;
    }

    /** More dice for the best of these Rebels; the first of equals. */
    static int dice(Position s, int place, int fighter, long rebels) {
        return is(s, place) && fighter == best(s, rebels) ? DICE : 0;
    }

    private static int best(Position s, long rebels) {
        int best = Holder.NOBODY;
        for (long rest = rebels; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            best = best == Holder.NOBODY || Fighters.attack(s, each) > Fighters.attack(s, best) ? each : best;
        }
        return best;
    }

    /** What is added to the die of a side that breaks off. */
    static int breakOff(Position s, int place, Side side) {
        if (!is(s, place)) {
            return 0;
        }
        return side == Side.REBEL ? -DICE : DICE;
    }
}
