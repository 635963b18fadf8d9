package fitg.rules.flight.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.edition.second.Completion;
import fitg.rules.spaceship.Ships;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.realm.Secret;

/** Planet secret Imperial Deltronics: parts of its making help Rebel spaceships to slip by, but not the S-XIII (G-R10). */
@Completion("C-OTHER-1")
public final class Deltronics {

    private static final int COLUMNS_TO_THE_RIGHT = PRINTED.detectionShifts().deltronics();
    private static final int BEST_EVASION = 99;

    private Deltronics() {}

    /** The column that is read at a planet, besides all other shifts. */
    public static int column(Position s, int ship, int planet, int column) {
        Realm realm = Realm.of(s);
        boolean helped = realm.secret(planet) == Secret.IMPERIAL_DELTRONICS.ordinal()
                && realm.isRevealed(planet)
                && Ships.side(ship) == Side.REBEL
                && ship != Spaceship.S_XIII;
        int last = PRINTED.detection().columnOf(BEST_EVASION);
        return helped ? Math.min(last, column + COLUMNS_TO_THE_RIGHT) : column;
    }
}
