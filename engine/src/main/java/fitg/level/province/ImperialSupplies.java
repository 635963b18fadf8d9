package fitg.level.province;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Place;
import fitg.content.Planet;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;

/** Cases 19.31 to 19.33: in any environ of the capital or the Throne Planet, or above it, while the Empire controls it. */
final class ImperialSupplies extends Purchasing {

    ImperialSupplies(int funds) {
        super(Side.IMPERIAL, funds);
    }

    @Override
    protected boolean isOpen(Resolution r, UnitType type, int place) {
        boolean kind = Place.isEnviron(place) || Place.isOrbit(place) && type.mobile();
        return kind && isSeat(Place.planet(place)) && Control.of(r.state(), Place.planet(place)) == Side.IMPERIAL;
    }

    private static boolean isSeat(int planet) {
        return PRINTED.planet(planet).kind() != Planet.Kind.ORDINARY;
    }
}
