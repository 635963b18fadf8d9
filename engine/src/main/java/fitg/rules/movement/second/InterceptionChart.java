package fitg.rules.movement.second;

import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.rules.force.second.Formation;
import fitg.state.Position;

/** C-FLEET-2: what a d10 must not exceed for starships to intercept. */
@Completion("C-FLEET-2")
public final class InterceptionChart {

    /** By the number of dispersed ships, beginning with none; the last one stands for more. */
    private static final int[] BY_DISPERSED_SHIPS = {1, 1, 3, 5, 7, 9};

    private InterceptionChart() {}

    /** S-R16 and S-R40: dispersed ships of attack factor 1 or more count; without any the number is that of one ship. */
    public static int number(Position s, int orbit, Side interceptor) {
        int dispersed = Formation.fightingDispersed(s, orbit, interceptor);
        return BY_DISPERSED_SHIPS[Math.min(dispersed, BY_DISPERSED_SHIPS.length - 1)];
    }
}
