package fitg.rules.flight.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.state.GameState;
import fitg.state.theatre.CompanyState;
import fitg.state.theatre.TheatreState;

/** S-R13: where a spaceship of characters is, and with it everybody aboard. */
final class Moorings {

    private Moorings() {}

    /** In space they stay aboard; in an environ they get out, apart from the units, and the pilot guards the prisoners. */
    static void put(GameState s, int ship, int place) {
        CompanyState company = TheatreState.company(s);
        boolean lands = Place.isEnviron(place);
        for (long rest = company.aboardSpaceship(ship); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            s.people().setAt(each, place);
            if (lands) {
                company.leaveShip(each);
            }
            if (lands && s.people().isPrisoner(each)) {
                s.people().imprison(each, s.gear().shipHolder(ship));
            }
        }
        s.gear().setShipAt(ship, place);
    }
}
