package fitg.second.hyperjump;

import static fitg.procedure.Resolution.PRINTED;

import fitg.galaxy.state.Realm;
import fitg.second.Completion;
import fitg.state.Position;

/** What galactic events do to hyperspace (105 and 116). Emergency jumps have neither distance nor navigation to change. */
@Completion("C-EVENT-1")
public final class Disturbance {

    private static final int CORE_TURBULENCE = 105;
    private static final int TECHNICIANS_STRIKE = 116;
    private static final int CORE = 1;
    private static final int FURTHER = 2;

    private Disturbance() {}

    /** 105: two more for a jump with exactly one end in the first province. */
    static int further(Position s, int fromStar, int toStar) {
        boolean turbulent = Realm.of(s).isEvent(CORE_TURBULENCE) && isInCore(fromStar) != isInCore(toStar);
        return turbulent ? FURTHER : 0;
    }

    private static boolean isInCore(int star) {
        return PRINTED.systems().get(star).province() == CORE;
    }

    /** E3.2.c.2; 116: one less without the technicians. */
    public static int starshipNavigation(Position s) {
        return Realm.of(s).isEvent(TECHNICIANS_STRIKE) ? Jump.STARSHIP_NAVIGATION - 1 : Jump.STARSHIP_NAVIGATION;
    }
}
