package fitg.rules.detection.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Card;
import fitg.content.CardFigures;
import fitg.content.DetectionShifts;
import fitg.content.DetectionTable.Result;
import fitg.content.Side;
import fitg.procedure.Event;
import fitg.procedure.Options;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Rules;
import fitg.rules.control.Control;
import fitg.rules.detection.Detection;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.rules.possession.Possessions;
import fitg.rules.spaceship.Ships;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Position;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Case 9.3: the PDB of a planet looks for a spaceship that leaves, arrives or flies about. Hands down {@link #PASSED},
 * {@link #DAMAGED} or {@link #ELIMINATED}.
 */
public final class DetectionRoutine extends Procedure {

    public static final int PASSED = 0;
    public static final int DAMAGED = 1;
    public static final int ELIMINATED = 2;

    /** The level of a planet that does not test. */
    public static final int NOBODY_LOOKS = -1;

    static final int FACES = 6;
    private static final DetectionShifts SHIFTS = PRINTED.detectionShifts();

    private final int ship;
    private final int planet;
    private final long aboard;
    private final boolean alreadyDetected;
    private final boolean alreadyDamaged;
    private final boolean leaving;
    private boolean offered;

    public DetectionRoutine(
            int ship, int planet, long aboard, boolean alreadyDetected, boolean alreadyDamaged, boolean leaving) {
        this.ship = ship;
        this.planet = planet;
        this.aboard = aboard;
        this.alreadyDetected = alreadyDetected;
        this.alreadyDamaged = alreadyDamaged;
        this.leaving = leaving;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        Side enemy = Ships.side(ship).opponent();
        if (!Control.hasUsablePdb(s, planet, enemy)) {
            passUntested(r);
            return;
        }
        if (!offered) {
            offered = true;
            if (PossessionUse.offered(r, Moment.DETECTION, aboard)) {
                return;
            }
        }
        int level = level(s, ship, planet, aboard);
        if (level == NOBODY_LOOKS) {
            passUntested(r);
        } else {
            test(r, level);
        }
    }

    /** Case 8.2, and card 44: the Scanner counts a level off, and below 0 nobody looks. */
    public static int level(Position s, int ship, int planet, long aboard) {
        if (!Control.hasUsablePdb(s, planet, Ships.side(ship).opponent())) {
            return NOBODY_LOOKS;
        }
        boolean scanner = Possessions.countsFor(s, Card.SCANNER, aboard);
        return s.planets().pdbLevel(planet) + (scanner ? CardFigures.SCANNER_PDB_LEVEL : 0);
    }

    /** Case 9.45: who leaves a planet that cannot look for him is no longer detected; an arrival changes nothing. */
    private void passUntested(Resolution r) {
        passUntested(r, aboard, leaving);
    }

    static void passUntested(Resolution r, long aboard, boolean leaving) {
        if (leaving) {
            Detection.conceal(r, aboard, "9.45");
        }
        r.finish(PASSED);
    }

    private void test(Resolution r, int level) {
        int evasion = evasion(r.state(), ship, aboard);
        int column = column(evasion, level, alreadyDetected);
        int die = r.rules().options().detectionDie(() -> r.die("detection"));
        Result result = result(column, die, level, alreadyDamaged);
        if (r.listening()) {
            r.tell(new Event.DetectionRolled(
                    ship,
                    planet,
                    level,
                    evasion,
                    PRINTED.detection().columnOf(evasion),
                    -SHIFTS.of(level, alreadyDetected),
                    -SHIFTS.of(level, false),
                    SHIFTS.of(level, false) - SHIFTS.of(level, alreadyDetected),
                    column,
                    die,
                    byDie(r.rules().options(), column, level, alreadyDamaged),
                    result,
                    "9.3"));
        }
        apply(r, result);
    }

    /** Case 14.52, for whoever holds the ship. */
    public static int evasion(Position s, int ship, long aboard) {
        return Ships.evasion(s, ship, s.gear().shipHolder(ship), aboard);
    }

    public static int column(int evasion, int level, boolean detected) {
        return Math.max(0, PRINTED.detection().columnOf(evasion) - SHIFTS.of(level, detected));
    }

    /** Case 9.31: a ship that is damaged twice is gone. */
    private static Result result(int column, int die, int level, boolean damaged) {
        Result result = softened(PRINTED.detection().result(column, die), level);
        return result == Result.DAMAGED && damaged ? Result.ELIMINATED : result;
    }

    /** What each die would bring, with this option or without it. */
    public static List<Result> byDie(Options options, int column, int level, boolean damaged) {
        return IntStream.rangeClosed(1, FACES)
                .mapToObj(die -> result(column, options.detectionDie(() -> die), level, damaged))
                .toList();
    }

    /** What each die would bring in a state; empty where the PDB cannot look. */
    public List<Result> byDie(Rules rules, Position s) {
        int level = level(s, ship, planet, aboard);
        int column = column(evasion(s, ship, aboard), level, alreadyDetected);
        return level == NOBODY_LOOKS ? List.of() : byDie(rules.options(), column, level, alreadyDamaged);
    }

    /** Case 9.32: a level 0 PDB sees ships but cannot hurt them. */
    static Result softened(Result result, int level) {
        boolean harm = result == Result.DAMAGED || result == Result.ELIMINATED;
        return level == 0 && harm ? Result.DETECTED : result;
    }

    /** Case 9.31. */
    private void apply(Resolution r, Result result) {
        switch (result) {
            case UNDETECTED -> {
                Detection.conceal(r, aboard, "9.31");
                r.finish(PASSED);
            }
            case DETECTED -> {
                Detection.detect(r, aboard, "9.31");
                r.finish(PASSED);
            }
            case DAMAGED -> {
                Detection.detect(r, aboard, "9.31");
                r.finish(DAMAGED);
            }
            case ELIMINATED -> r.finish(ELIMINATED);
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(ship).add(planet).add(aboard).add(alreadyDetected ? 1 : 0).add(alreadyDamaged ? 1 : 0);
        d.add(leaving ? 1 : 0).add(offered ? 1 : 0);
    }
}
