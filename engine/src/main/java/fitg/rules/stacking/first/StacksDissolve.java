package fitg.rules.stacking.first;

import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.force.first.Fleets;
import fitg.rules.force.first.Transit;
import fitg.state.GameState;

/** A7, case 20.9: Interception Stacks dissolve, and each side has one stack in every orbit box. */
public final class StacksDissolve {

    private StacksDissolve() {}

    public static void carryOut(Resolution r) {
        GameState s = r.state();
        for (int planet : s.area().planets()) {
            for (Side side : Side.values()) {
                int orbit = Place.orbit(planet);
                Transit.everything(s, side, Place.interception(planet), orbit);
                if (Fleets.anybody(s, orbit, side)) {
                    s.people().joinMilitary(Characters.free(s, orbit, side));
                }
            }
        }
        r.settle();
    }
}
