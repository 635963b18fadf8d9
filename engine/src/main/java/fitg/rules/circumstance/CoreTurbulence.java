package fitg.rules.circumstance;

import fitg.content.EventCard;
import fitg.content.Provinces;

/** 105: two more for a jump with exactly one end in the first province. */
final class CoreTurbulence implements EventInForce {

    private static final int CORE = EventCard.region(EventCard.CORE_TURBULENCE);
    private static final int FURTHER =
            EventCard.printed(EventCard.CORE_TURBULENCE).figure("hyperjump_distance");

    @Override
    public int furtherJump(int fromStar, int toStar) {
        return isInCore(fromStar) == isInCore(toStar) ? 0 : FURTHER;
    }

    private static boolean isInCore(int star) {
        return Provinces.ofStar(star) == CORE;
    }
}
