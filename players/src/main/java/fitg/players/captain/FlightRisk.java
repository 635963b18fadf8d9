package fitg.players.captain;

import fitg.content.DetectionTable;
import fitg.content.DetectionTable.Result;
import fitg.content.Rating;
import fitg.content.Spaceship;
import fitg.state.Cast;

/**
 * Case 9.3: what the detection tests of a flight lead to.
 *
 * @param detected the chance to arrive detected
 * @param shipLost the chance that the ship is lost on arrival
 * @param destroyed the chance that everybody aboard is
 */
record FlightRisk(double detected, double shipLost, double destroyed) {

    static final int FROM_SPACE = -1;

    private static final FlightRisk UNTESTED = new FlightRisk(0, 0, 0);

    static FlightRisk of(Situation on, int ship, int pilot, int from, int to, boolean detectedNow) {
        int origin = from == FROM_SPACE ? FROM_SPACE : on.planetOf(from);
        int target = on.planetOf(to);
        FlightRisk leaving = origin == FROM_SPACE ? UNTESTED : test(on, ship, pilot, origin, detectedNow ? 1 : 0);
        if (origin == target) {
            return leaving;
        }
        double seen = origin == FROM_SPACE ? 0 : leaving.detected;
        FlightRisk arriving = test(on, ship, pilot, target, seen);
        double lost = 1 - (1 - leaving.shipLost) * (1 - arriving.shipLost);
        double gone = leaving.destroyed
                + (1 - leaving.destroyed) * (arriving.destroyed + leaving.shipLost * arriving.shipLost);
        return new FlightRisk(arriving.detected, lost, gone);
    }

    /** @param seen the chance that they are detected before the test */
    private static FlightRisk test(Situation on, int ship, int pilot, int planet, double seen) {
        boolean tested = on.controls(on.enemy(), planet) && on.view().planets().pdbUp(planet);
        if (!tested) {
            return UNTESTED;
        }
        FlightRisk hidden = roll(on, ship, pilot, planet, false);
        FlightRisk known = roll(on, ship, pilot, planet, true);
        return new FlightRisk(
                mix(hidden.detected, known.detected, seen),
                mix(hidden.shipLost, known.shipLost, seen),
                mix(hidden.destroyed, known.destroyed, seen));
    }

    private static double mix(double hidden, double known, double seen) {
        return hidden * (1 - seen) + known * seen;
    }

    private static FlightRisk roll(Situation on, int ship, int pilot, int planet, boolean known) {
        DetectionTable table = Situation.PRINTED.detection();
        int level = on.view().planets().pdbLevel(planet);
        int column = Math.max(0, table.columnOf(evasion(ship, pilot)) - (level == 2 ? 2 : 0) - (known ? 1 : 0));
        double detected = 0;
        double lost = 0;
        double gone = 0;
        for (int die = 1; die <= 6; die++) {
            Result result = table.result(column, on.view().options().worstDetection() ? 6 : die);
            detected += result == Result.UNDETECTED ? 0 : 1 / 6.0;
            lost += result == Result.DAMAGED && level > 0 ? 1 / 6.0 : 0;
            gone += result == Result.ELIMINATED && level > 0 ? 1 / 6.0 : 0;
        }
        return new FlightRisk(detected, lost, gone);
    }

    /** Case 14.52: neither counts for more than one above the other; the S-XIII is spared that. */
    private static int evasion(int ship, int pilot) {
        Spaceship printed = Situation.PRINTED.ship(ship);
        int navigation = Cast.printed(pilot, Rating.NAVIGATION);
        int maneuver = printed.maneuver();
        int cap = Math.min(navigation, maneuver) + 1;
        return Math.min(navigation, cap) + (printed.keepsFullManeuver() ? maneuver : Math.min(maneuver, cap));
    }
}
