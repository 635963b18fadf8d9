package fitg.rules.sequence.first;

import fitg.content.Side;
import fitg.procedure.Resolution;
import fitg.rules.healing.Healing;
import fitg.rules.spaceship.ReplacementShips;

/** How a player-turn ends: who rested heals, and the Empire replaces ships. */
public final class TurnEnd {

    private TurnEnd() {}

    /** What Cervac Mk V did ends with the last phase. */
    public static void open(Resolution r, Side side) {
        r.state().people().clearDisabled();
    }

    public static void carryOut(Resolution r, Side side) {
        Healing.rest(r, side);
        if (side == Side.IMPERIAL) {
            r.call(new ReplacementShips());
        }
    }
}
