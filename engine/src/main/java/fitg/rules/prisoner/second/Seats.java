package fitg.rules.prisoner.second;

import fitg.content.PieceSet;
import fitg.rules.spaceship.Ships;
import fitg.state.Position;
import fitg.state.theatre.Company;
import fitg.state.theatre.Theatre;

/** S-R42: pilot, characters, escorts, companions and prisoners take seats in a character spaceship. */
public final class Seats {

    private Seats() {}

    /** The seats a character takes: himself, his companion, his escorts, and the prisoners he guards. */
    public static int of(Position s, int character) {
        Company company = Theatre.company(s);
        return Ships.seats(s, character) + PieceSet.size(company.escorts(PieceSet.only(character)));
    }

    /** The seats all of them take. */
    public static int of(Position s, long characters) {
        int seats = 0;
        for (long rest = characters; rest != 0; rest = PieceSet.rest(rest)) {
            seats += of(s, PieceSet.lowest(rest));
        }
        return seats;
    }

    /** The seats nobody aboard takes. */
    public static int free(Position s, int ship) {
        return Ships.seats(ship) - of(s, Theatre.company(s).aboardSpaceship(ship));
    }
}
