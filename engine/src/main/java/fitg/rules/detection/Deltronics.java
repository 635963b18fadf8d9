package fitg.rules.detection;

import static fitg.procedure.Resolution.PRINTED;

import fitg.procedure.Resolution;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.secret.Unveiling;
import fitg.state.Position;

/** Planet secret Imperial Deltronics: parts of its making help Rebel spaceships to slip by. */
public final class Deltronics {

    private static final int COLUMNS_TO_THE_RIGHT = PRINTED.detectionShifts().deltronics();
    private static final int BEST_EVASION = 99;

    private Deltronics() {}

    /** The first Rebel ship that is looked for tells the secret, whether it is helped or not. */
    public static boolean show(Resolution r, int planet) {
        return Circumstances.on(r.state(), planet).showsWhereShipsAreSought() && Unveiling.byUse(r, planet);
    }

    /** The column that is read at a planet, besides all other shifts. */
    public static int column(Position s, int ship, int planet, int column) {
        boolean helped = Circumstances.shown(s, planet).coversShip(ship);
        int last = PRINTED.detection().columnOf(BEST_EVASION);
        return helped ? Math.min(last, column + COLUMNS_TO_THE_RIGHT) : column;
    }
}
