package fitg.rules.circumstance;

import fitg.content.EventCard;

/** 110: who watches the moons of Tamset dance does nothing twice. */
final class DancingMoons implements EventInForce {

    private static final int TAMSET = EventCard.planet(EventCard.DANCING_MOONS);

    @Override
    public boolean forbidsBonus(int planet) {
        return planet == TAMSET;
    }
}
