package fitg.rules.hyperjump.second;

import fitg.content.EventCard;
import fitg.content.Provinces;
import fitg.edition.second.Completion;
import fitg.state.Position;
import fitg.state.realm.Realm;

/** What galactic events do to hyperspace (105 and 116). Emergency jumps have neither distance nor navigation to change. */
@Completion("C-EVENT-1")
public final class Disturbance {

    private static final int CORE = EventCard.region(EventCard.CORE_TURBULENCE);
    private static final int FURTHER =
            EventCard.printed(EventCard.CORE_TURBULENCE).figure("hyperjump_distance");
    private static final int ON_STRIKE = Jump.STARSHIP_NAVIGATION
            + EventCard.printed(EventCard.TECHNICIANS_STRIKE).figure("navigation");

    private Disturbance() {}

    /** 105: two more for a jump with exactly one end in the first province. */
    static int further(Position s, int fromStar, int toStar) {
        boolean turbulent = Realm.of(s).isEvent(EventCard.CORE_TURBULENCE) && isInCore(fromStar) != isInCore(toStar);
        return turbulent ? FURTHER : 0;
    }

    private static boolean isInCore(int star) {
        return Provinces.ofStar(star) == CORE;
    }

    /** E3.2.c.2; 116: one less without the technicians. */
    public static int starshipNavigation(Position s) {
        return Realm.of(s).isEvent(EventCard.TECHNICIANS_STRIKE) ? ON_STRIKE : Jump.STARSHIP_NAVIGATION;
    }
}
