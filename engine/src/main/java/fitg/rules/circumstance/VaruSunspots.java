package fitg.rules.circumstance;

import fitg.content.Catalogue;
import fitg.content.EventCard;

/** 111: under the sunspots of Varu every creature attacks. */
final class VaruSunspots implements EventInForce {

    private static final int VARU = EventCard.region(EventCard.VARU_SUNSPOTS);

    @Override
    public boolean wakesCreatures(int planet) {
        return Catalogue.standard().planet(planet).systemId() == VARU;
    }
}
