package fitg.rules.circumstance;

import fitg.content.Catalogue;
import fitg.content.EventCard;
import fitg.content.PieceSet;

/** 120: Kayns quarrel with each other and listen to nobody; Kogus and Barca lead nothing and go on no missions. */
final class KaynQuarrels implements EventInForce {

    private static final long PLANETS = EventCard.planets(EventCard.KAYN_QUARRELS);
    private static final long KAYNS = kayns();

    @Override
    public boolean freezesLoyalty(int planet) {
        return PieceSet.has(PLANETS, planet);
    }

    @Override
    public long unfit() {
        return KAYNS;
    }

    private static long kayns() {
        long found = PieceSet.NONE;
        for (String number :
                EventCard.printed(EventCard.KAYN_QUARRELS).word("characters").split(",")) {
            found |= PieceSet.only(Catalogue.standard()
                    .characterNumbered(Integer.parseInt(number))
                    .index());
        }
        return found;
    }
}
