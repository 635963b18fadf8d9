package fitg.rules.possession;

import fitg.rules.character.Characters;
import fitg.rules.control.Control;
import fitg.state.Cast;
import fitg.state.GameState;

/** Card 49, Cervac Mk V: whom it can reach. */
public final class Cervac {

    private Cervac() {}

    /** The free Rebel characters on a planet with a detected free Imperial character; anybody can see who they are. */
    public static int nearDetectedImperials(GameState s) {
        int found = 0;
        for (int rest = s.free() & Cast.REBELS; rest != 0; rest &= rest - 1) {
            int each = Integer.numberOfTrailingZeros(rest);
            found |= victims(s, each) != 0 ? 1 << each : 0;
        }
        return found;
    }

    /** Detected free Imperial characters on the planet of a Rebel. */
    static int victims(GameState s, int owner) {
        int found = 0;
        int detected = Characters.detected(s) & Cast.IMPERIALS & ~s.disabled();
        if (detected != 0) {
            for (int environ : Control.environsOf(Control.planetOf(s.at(owner)))) {
                found |= s.present(environ, detected);
            }
        }
        return found;
    }
}
