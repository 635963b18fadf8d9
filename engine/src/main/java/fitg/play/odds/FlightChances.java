package fitg.play.odds;

import fitg.content.DetectionTable;
import fitg.content.DetectionTable.Result;
import fitg.content.Place;
import fitg.play.PlayerView;
import fitg.procedure.Options;
import fitg.rules.control.Control;
import fitg.rules.detection.first.DetectionRoutine;
import fitg.state.Position;

/** Case 9.3: how a ship and those aboard may stand after the tests of a flight. */
public final class FlightChances {

    /** How they may stand. */
    private static final int CLEAR = 0;

    private static final int SEEN = 1;
    private static final int CLEAR_DAMAGED = 2;
    private static final int SEEN_DAMAGED = 3;
    private static final int GONE = 4;
    private static final int STANDINGS = 5;

    private static final int LEVELS = 3;

    /** Where a test leads, by option, level, column and how they stood before it. */
    private static final double[][][][] ORDINARY = tests(new Options(false));

    private static final double[][][][] WORST = tests(new Options(true));

    private final Position position;
    private final Options options;
    private final int ship;
    private final long aboard;
    private double[] standing = new double[STANDINGS];

    FlightChances(Position position, Options options, int ship, long aboard, boolean detected) {
        this.position = position;
        this.options = options;
        this.ship = ship;
        this.aboard = aboard;
        standing[detected ? SEEN : CLEAR] = 1;
    }

    /** Case 9.33: one test at departure, one at arrival; a flight within a planet is tested once. */
    public static FlightChances between(
            PlayerView view, int ship, long aboard, boolean detected, int from, int destination) {
        FlightChances chances = new FlightChances(view, view.options(), ship, aboard, detected);
        int origin = Place.planet(from);
        if (origin >= 0) {
            chances.leave(origin);
        }
        if (Place.planet(destination) != origin) {
            chances.reach(Place.planet(destination));
        }
        return chances;
    }

    /** Case 16.12: those who come from space have no departure. */
    public static FlightChances fromSpace(PlayerView view, int ship, long aboard, int destination) {
        FlightChances chances = new FlightChances(view, view.options(), ship, aboard, false);
        chances.reach(Control.planetOf(destination));
        return chances;
    }

    /** Case 9.45: who leaves a planet that does not look is seen no more. */
    void leave(int planet) {
        if (!isTested(planet)) {
            move(SEEN, CLEAR);
        }
        reach(planet);
    }

    void reach(int planet) {
        int level = level(planet);
        if (level == DetectionRoutine.NOBODY_LOOKS) {
            return;
        }
        double[][][] tests = (options.worstDetection() ? WORST : ORDINARY)[level];
        int evasion = DetectionRoutine.evasion(position, ship, aboard);
        double[] after = new double[STANDINGS];
        for (int before = CLEAR; before < STANDINGS; before++) {
            if (standing[before] > 0) {
                double[] next = tests[DetectionRoutine.column(evasion, level, isSeen(before))][before];
                for (int then = CLEAR; then < STANDINGS; then++) {
                    after[then] += standing[before] * next[then];
                }
            }
        }
        standing = after;
    }

    boolean isTested(int planet) {
        return level(planet) != DetectionRoutine.NOBODY_LOOKS;
    }

    int level(int planet) {
        return DetectionRoutine.level(position, ship, planet, aboard);
    }

    /** Case 9.4: nobody stays unseen among friends who are detected. */
    void joinSeenFriends() {
        move(CLEAR, SEEN);
        move(CLEAR_DAMAGED, SEEN_DAMAGED);
    }

    private void move(int from, int to) {
        standing[to] += standing[from];
        standing[from] = 0;
    }

    /** To arrive unseen. */
    public double undetected() {
        return standing[CLEAR] + standing[CLEAR_DAMAGED];
    }

    public double detected() {
        return standing[SEEN] + standing[SEEN_DAMAGED];
    }

    /** To arrive with a ship that is lost then. */
    public double shipLost() {
        return standing[CLEAR_DAMAGED] + standing[SEEN_DAMAGED];
    }

    /** That everybody aboard is lost with the ship. */
    public double destroyed() {
        return standing[GONE];
    }

    // ---- what the rules say of each test, once and for all

    private static double[][][][] tests(Options options) {
        double[][][][] tests = new double[LEVELS][DetectionTable.COLUMNS][STANDINGS][STANDINGS];
        for (int level = 0; level < LEVELS; level++) {
            for (int column = 0; column < DetectionTable.COLUMNS; column++) {
                for (int before = CLEAR; before < GONE; before++) {
                    boolean damaged = before >= CLEAR_DAMAGED;
                    for (Result result : DetectionRoutine.byDie(options, column, level, damaged)) {
                        tests[level][column][before][next(result, damaged)] += 1 / 6.0;
                    }
                }
                tests[level][column][GONE][GONE] = 1;
            }
        }
        return tests;
    }

    private static boolean isSeen(int standing) {
        return standing == SEEN || standing == SEEN_DAMAGED;
    }

    private static int next(Result result, boolean damaged) {
        return switch (result) {
            case UNDETECTED -> damaged ? CLEAR_DAMAGED : CLEAR;
            case DETECTED -> damaged ? SEEN_DAMAGED : SEEN;
            case DAMAGED -> SEEN_DAMAGED;
            case ELIMINATED -> GONE;
        };
    }
}
