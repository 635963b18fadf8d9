package fitg.rules.circumstance;

import fitg.content.EventCard;
import fitg.content.Side;

/** 107: the people of Lonica listen to no rebel. */
final class LonicaBacklash implements EventInForce {

    private static final int LONICA = EventCard.planet(EventCard.LONICA_BACKLASH);

    @Override
    public boolean listens(int planet, Side side) {
        return side == Side.IMPERIAL || planet != LONICA;
    }
}
