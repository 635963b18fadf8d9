package fitg.rules.movement.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.rules.force.second.Formation;
import fitg.state.Position;

/** C-FLEET-2: what a d10 must not exceed for starships to intercept. */
@Completion("C-FLEET-2")
public final class InterceptionChart {

    private InterceptionChart() {}

    /** S-R16 and S-R40: dispersed ships of attack factor 1 or more count; without any the number is that of one ship. */
    public static int number(Position s, int orbit, Side interceptor) {
        return PRINTED.variant2002().interception(Formation.fightingDispersed(s, orbit, interceptor));
    }
}
