package fitg.rules.detection.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.DetectionShifts;
import fitg.content.DetectionTable.Result;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.edition.first.Dispatch;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Event;
import fitg.procedure.Options;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.rules.detection.Deltronics;
import fitg.rules.detection.Detection;
import fitg.rules.force.first.Fleets;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.rules.spaceship.Ships;
import fitg.state.Digest;
import fitg.state.Position;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Cases 9.3 and 20.7: a PDB, units in orbit, or both look for a spaceship, and what they see the units may attack. Hands down what
 * {@link DetectionRoutine} does.
 */
public final class FleetWatch extends Procedure {

    private static final DetectionShifts SHIFTS = PRINTED.detectionShifts();

    private enum Step {
        POSSESSIONS,
        WATCH,
        UNITS,
        ROLL,
        EVADE,
        RESULT
    }

    private final int ship;
    private final int planet;
    private final long aboard;
    private final boolean alreadyDetected;
    private final boolean leaving;
    private boolean damaged;
    private boolean destroyed;
    private Step step = Step.POSSESSIONS;
    private UnitSet watching = UnitSet.EMPTY;
    private int types;
    private Result result = Result.UNDETECTED;
    private boolean hitNow;
    private int column;

    public FleetWatch(
            int ship, int planet, long aboard, boolean alreadyDetected, boolean alreadyDamaged, boolean leaving) {
        this.ship = ship;
        this.planet = planet;
        this.aboard = aboard;
        this.alreadyDetected = alreadyDetected;
        this.damaged = alreadyDamaged;
        this.leaving = leaving;
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case POSSESSIONS -> offerPossessions(r);
            case WATCH -> askWatch(r);
            case UNITS -> askUnits(r);
            case ROLL -> look(r);
            case EVADE ->
                r.ask(Matter.EVADE, Ships.side(ship), ship).or(Kind.STAND).or(Kind.BREAK_OFF_ALL);
            case RESULT -> apply(r);
        }
    }

    private Side watcher() {
        return Ships.side(ship).opponent();
    }

    private void offerPossessions(Resolution r) {
        step = Step.WATCH;
        if (Control.hasUsablePdb(r.state(), planet, watcher())) {
            PossessionUse.offered(r, Moment.DETECTION, aboard);
        }
    }

    // ---- who looks (P-R13)

    private UnitSet ready(Position s) {
        return Fleets.striking(s.forces().in(Place.orbit(planet), watcher()), true);
    }

    private int level(Position s) {
        return DetectionRoutine.level(s, ship, planet, aboard);
    }

    /** Case 20.76: without a PDB so much strength is needed at least. */
    private int least(Position s) {
        return level(s) == DetectionRoutine.NOBODY_LOOKS ? SHIFTS.leastAlone() : 1;
    }

    /** Face-down counters are asked about whatever they are (P-R42). */
    private void askWatch(Resolution r) {
        Position s = r.state();
        boolean able = ready(s).strength(true) >= least(s);
        boolean alike = s.forces().faceDown(Place.orbit(planet)) > 0 && watcher() == Side.IMPERIAL;
        if (!able && !alike) {
            step = Step.ROLL;
            return;
        }
        r.ask(Matter.WATCH, watcher(), planet);
        if (able) {
            r.or(Kind.TRACK);
            if (ready(s).size() > 1) {
                r.or(Kind.UNITS);
            }
        }
        r.or(Kind.DECLINE).evenIfForced();
    }

    private void askUnits(Resolution r) {
        UnitSet ready = ready(r.state());
        while (types < ready.types() && ready.count(UnitType.at(types)) == 0) {
            types++;
        }
        if (types == ready.types()) {
            step = Step.ROLL;
            show(r);
            return;
        }
        int here = ready.count(UnitType.at(types));
        int missing = least(r.state()) - watching.strength(true);
        r.ask(Matter.WATCHING_UNITS, watcher(), types);
        for (int count = here; count >= 0; count--) {
            if (count * UnitType.at(types).spaceStrength() + later(ready) >= missing) {
                r.or(Kind.COUNT, count);
            }
        }
    }

    private int later(UnitSet ready) {
        int type = types;
        return ready.only(each -> each.index() > type).strength(true);
    }

    /** Case 19.15: the committed units are seen. */
    private void show(Resolution r) {
        if (watcher() == Side.IMPERIAL && !watching.isEmpty()) {
            r.shown();
            if (r.listening()) {
                r.tell(new Event.UnitsShown(Place.orbit(planet), watching, "20.7"));
            }
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case TRACK -> {
                watching = ready(r.state());
                step = Step.ROLL;
                show(r);
            }
            case UNITS -> step = Step.UNITS;
            case COUNT -> {
                watching = watching.plus(UnitType.at(types), action.argument());
                types++;
            }
            case DECLINE -> step = Step.ROLL;
            case STAND -> strike(r, 0);
            case BREAK_OFF_ALL -> evade(r);
            default -> throw new IllegalArgumentException(action.key());
        }
    }

    // ---- the look

    /**
     * The shift to the left (2-province, 6).
     *
     * @param level of a PDB that looks, or NOBODY_LOOKS
     */
    public static int shift(int level, int strength, boolean detected) {
        boolean pdb = level != DetectionRoutine.NOBODY_LOOKS;
        return SHIFTS.of(level, detected) + (pdb ? SHIFTS.besidePdb(strength) : SHIFTS.alone(strength));
    }

    /** What a die brings: units alone, and a PDB of level 0, only see (case 20.74); a second hit destroys (case 9.36). */
    public static Result result(int column, int die, int level, boolean damaged) {
        Result seen = DetectionRoutine.softened(PRINTED.detection().result(column, die), Math.max(0, level));
        return seen == Result.DAMAGED && damaged ? Result.ELIMINATED : seen;
    }

    /** What each die would bring, fleet detachments left aside. */
    public static List<Result> byDie(Options options, int column, int level, boolean damaged) {
        return IntStream.rangeClosed(1, DetectionRoutine.FACES)
                .mapToObj(die -> result(column, options.detectionDie(() -> die), level, damaged))
                .toList();
    }

    private void look(Resolution r) {
        Position s = r.state();
        int level = level(s);
        int strength = watching.strength(true);
        if (level == DetectionRoutine.NOBODY_LOOKS && strength < SHIFTS.leastAlone()) {
            DetectionRoutine.passUntested(r, aboard, leaving);
            return;
        }
        if (Ships.side(ship) == Side.REBEL && Deltronics.show(r, planet)) {
            return;
        }
        int evasion = DetectionRoutine.evasion(s, ship, aboard);
        int base = PRINTED.detection().columnOf(evasion);
        int shift = shift(level, strength, alreadyDetected);
        column = Deltronics.column(s, ship, planet, Math.max(0, base - shift));
        int die = r.rules().options().detectionDie(() -> r.die("detection"));
        result = result(column, die, level, damaged);
        boolean asterisk = PRINTED.detection().asterisk(column, die);
        if (r.listening()) {
            r.tell(new Dispatch.Watched(
                    ship,
                    planet,
                    level,
                    strength,
                    evasion,
                    base,
                    -shift,
                    column,
                    die,
                    result,
                    asterisk,
                    byDie(r.rules().options(), column, level, damaged),
                    "20.7"));
        }
        boolean attacked = asterisk && !watching.isEmpty() && result != Result.ELIMINATED;
        step = attacked ? Step.EVADE : Step.RESULT;
        column = attacked ? strikeColumn(watching, ship) : column;
    }

    // ---- the fleet detachment (cases 20.71 to 20.73, P-R14)

    /** The column of the character combat table for the strongest of them against the shields of the ship. */
    public static int strikeColumn(UnitSet watching, int ship) {
        int best = 0;
        for (int index = 0; index < watching.types(); index++) {
            UnitType type = UnitType.at(index);
            best = watching.count(type) > 0 ? Math.max(best, type.spaceStrength()) : best;
        }
        return PRINTED.characterCombat().columnOf(best - PRINTED.ship(ship).shields());
    }

    private void evade(Resolution r) {
        int die = r.die("break-off of " + PRINTED.ship(ship).name());
        if (die <= PRINTED.characterCombat().breakOffActive(column)) {
            tell(r, die, 0, 0);
            step = Step.RESULT;
        } else {
            column = PRINTED.characterCombat().clamp(column + 1);
            strike(r, die);
        }
    }

    private void strike(Resolution r, int breakOffDie) {
        int die = r.die("fleet detachment");
        int hits = PRINTED.characterCombat().defenderWounds(column, die);
        destroyed = hits > 1 || hits == 1 && damaged;
        hitNow = hits == 1;
        damaged |= hitNow;
        tell(r, breakOffDie, die, hits);
        step = Step.RESULT;
    }

    private void tell(Resolution r, int breakOffDie, int die, int hits) {
        if (r.listening()) {
            int shields = PRINTED.ship(ship).shields();
            r.tell(new Dispatch.FleetDetached(
                    ship, watching.strength(true), shields, column, breakOffDie, die, hits, "20.71"));
        }
    }

    // ---- what comes of it

    /** Case 9.31; the printed result counts after the attack too. */
    private void apply(Resolution r) {
        if (destroyed || result == Result.ELIMINATED || result == Result.DAMAGED && hitNow) {
            r.finish(DetectionRoutine.ELIMINATED);
            return;
        }
        if (result == Result.UNDETECTED) {
            Detection.conceal(r, aboard, "9.31");
        } else {
            Detection.detect(r, aboard, "9.31");
        }
        boolean hit = hitNow || result == Result.DAMAGED;
        r.finish(hit ? DetectionRoutine.DAMAGED : DetectionRoutine.PASSED);
    }

    /** What each die would bring, fleet detachments left aside, with units of so much strength; empty where nobody looks then. */
    public List<Result> byDieWith(Position s, Options options, int strength) {
        int level = level(s);
        if (level == DetectionRoutine.NOBODY_LOOKS && strength < SHIFTS.leastAlone()) {
            return List.of();
        }
        int base = PRINTED.detection().columnOf(DetectionRoutine.evasion(s, ship, aboard));
        int shifted = Math.max(0, base - shift(level, strength, alreadyDetected));
        return byDie(options, Deltronics.column(s, ship, planet, shifted), level, damaged);
    }

    /** The highest die with which a ship that is attacked gets away. */
    public int evadesUpTo() {
        return PRINTED.characterCombat().breakOffActive(column);
    }

    /** The chances of no hit, of one and of destruction, whether or not it has tried to get away before. */
    public double[] hitsByChance(boolean tried) {
        int at = tried ? PRINTED.characterCombat().clamp(column + 1) : column;
        double[] chances = new double[3];
        for (int die = 1; die <= DetectionRoutine.FACES; die++) {
            int hits = PRINTED.characterCombat().defenderWounds(at, die);
            boolean gone = hits > 1 || hits == 1 && damaged;
            chances[gone ? 2 : hits] += 1.0 / DetectionRoutine.FACES;
        }
        return chances;
    }

    public int ship() {
        return ship;
    }

    public int planet() {
        return planet;
    }

    @Override
    protected void digest(Digest d) {
        d.add(ship).add(planet).add(aboard).add(alreadyDetected ? 1 : 0).add(leaving ? 1 : 0);
        d.add(damaged ? 1 : 0).add(destroyed ? 1 : 0).add(step.ordinal()).add(watching.digest());
        d.add(types).add(result.ordinal()).add(hitNow ? 1 : 0).add(column);
    }
}
