package fitg.rules.circumstance;

import fitg.content.EventCard;

/** 116: starships navigate worse by one without their technicians. */
final class TechniciansStrike implements EventInForce {

    private static final int WORSE =
            -EventCard.printed(EventCard.TECHNICIANS_STRIKE).figure("navigation");

    @Override
    public int worseNavigation() {
        return WORSE;
    }
}
