package fitg.rules.possession;

import fitg.content.PieceSet;
import fitg.rules.character.Characters;
import fitg.rules.control.Control;
import fitg.state.Cast;
import fitg.state.Position;

/** Card 49, Cervac Mk V: whom it can reach. */
public final class Cervac {

    private Cervac() {}

    /** The free Rebel characters on a planet with a detected free Imperial character; anybody can see who they are. */
    public static long nearDetectedImperials(Position s) {
        long found = 0;
        for (long rest = s.people().free() & Cast.REBELS; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            found |= victims(s, each) != 0 ? PieceSet.only(each) : 0;
        }
        return found;
    }

    public static boolean isNearDetectedImperials(Position s, int rebel) {
        return victims(s, rebel) != 0;
    }

    /** Detected free Imperial characters on the planet of a Rebel. */
    static long victims(Position s, int owner) {
        long found = 0;
        long detected = Characters.detected(s) & Cast.IMPERIALS & ~s.people().disabled();
        if (detected != 0 && Control.planetOf(s.people().at(owner)) >= 0) {
            for (int environ : Control.environsOf(Control.planetOf(s.people().at(owner)))) {
                found |= s.people().present(environ, detected);
            }
        }
        return found;
    }
}
