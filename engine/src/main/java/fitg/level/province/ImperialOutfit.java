package fitg.level.province;

import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.edition.first.Matter;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;

/** Case 28.11: what the Empire has before the first turn, on its planets and above them; all is spent that can be (P-R36). */
final class ImperialOutfit extends Purchasing {

    ImperialOutfit(int funds) {
        super(Side.IMPERIAL, funds);
    }

    @Override
    protected boolean isOpen(Resolution r, UnitType type, int place) {
        boolean kind = Place.isEnviron(place) || Place.isOrbit(place) && type.mobile();
        return kind && Control.of(r.state(), Place.planet(place)) == Side.IMPERIAL;
    }

    @Override
    protected boolean improvesPdbs() {
        return false;
    }

    @Override
    protected boolean mayStop(Resolution r) {
        return false;
    }

    @Override
    protected Question what() {
        return Matter.SET_UP_PURCHASE;
    }

    @Override
    protected Question where() {
        return Matter.SET_UP_PLACE;
    }
}
