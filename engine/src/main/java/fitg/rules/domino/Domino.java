package fitg.rules.domino;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Loyalty;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Planet;
import fitg.content.Provinces;
import fitg.content.Race;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Chapters;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings;
import fitg.rules.loyalty.Cause;
import fitg.rules.loyalty.Loyalties;
import fitg.rules.loyalty.LoyaltyShift;
import fitg.state.Digest;
import fitg.state.Position;
import fitg.state.realm.Realm;

/**
 * 2-province, 10: what happens on one planet moves others: its star system, and those of its people. The side it favours
 * picks target by target and may leave any of them alone.
 */
public final class Domino extends Procedure {

    /** Case 23.1: a mission moved the marker two spaces or more. */
    public static final int MISSION = 1;

    /** Case 23.2: a rebellion was started or stopped. */
    public static final int REBELLION = 2;

    /** Case 23.3: a planet came under Rebel control. */
    public static final int CONTROL = 3;

    /** What makes a shift of loyalty news, if the marker really moved so far (case 23.1). */
    private static final int NEWS = 2;

    private static final int NO_LIMIT = 64;

    private enum Part {
        SYSTEM,
        PEOPLE_IN_PROVINCE,
        PEOPLE_ELSEWHERE
    }

    private enum Step {
        RACE,
        TARGET,
        SHIFTED,
        RISINGS
    }

    private final int kind;
    private final int planet;
    private final Side favour;
    private Step step = Step.RACE;
    private boolean begun;
    private long racesDone;
    private int race = Realm.NONE;
    private Part part = Part.SYSTEM;
    private int picked;
    private long done;
    private int target;
    private long rising;

    private Domino(int kind, int planet, Side favour) {
        this.kind = kind;
        this.planet = planet;
        this.favour = favour;
    }

    /** Case 23.1: loyalty has moved so many spaces. */
    public static void afterShift(Resolution r, int planet, Side favour, int spaces) {
        if (spaces >= NEWS) {
            spark(r, MISSION, planet, favour);
        }
    }

    /** Case 23.2: a planet has risen. */
    public static void afterRising(Resolution r, int planet) {
        spark(r, REBELLION, planet, Side.REBEL);
    }

    /** Cases 23.2 and 23.3: a rebellion was stopped, or a planet came under Rebel control. */
    public static void afterChange(Resolution r, int planet) {
        switch (r.state().planets().state(planet)) {
            case REBELLION_STOPPED -> spark(r, REBELLION, planet, Side.IMPERIAL);
            case REBEL_CONTROL -> spark(r, CONTROL, planet, Side.REBEL);
            case IMPERIAL_CONTROL, REBELLION -> {}
        }
    }

    /** Starts the effect, if anybody hears of it. */
    public static void spark(Resolution r, int kind, int planet, Side favour) {
        if (!Chapters.of(r).isHeardOf(r, planet)) {
            return;
        }
        if (r.listening()) {
            r.tell(new Tidings.DominoBegan(planet, kind, favour, Chapters.of(r).caseOfDomino(kind)));
        }
        r.call(new Domino(kind, planet, favour));
    }

    /** Whom a planet moves without limit when it comes under Rebel control: its star system, and its people if it is their home. */
    public static long reach(int planet) {
        Domino domino = new Domino(CONTROL, planet, Side.REBEL);
        domino.begin(Realm.NONE);
        long reach = domino.inPart();
        for (long rest = starFaring(planet); rest != 0; rest = PieceSet.rest(rest)) {
            domino.begin(PieceSet.lowest(rest));
            for (Part each : Part.values()) {
                domino.part = each;
                reach |= domino.quota() == NO_LIMIT ? domino.inPart() : PieceSet.NONE;
            }
        }
        return reach;
    }

    private long inPart() {
        long found = PieceSet.NONE;
        for (Planet other : PRINTED.planets()) {
            boolean there = other.index() != planet && isInPart(other.index());
            found |= there ? PieceSet.only(other.index()) : PieceSet.NONE;
        }
        return found;
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case RACE -> nextRace(r);
            case TARGET -> askTarget(r);
            case SHIFTED -> {
                step = Step.TARGET;
                rising |= r.result() == Loyalties.RISES ? PieceSet.only(target) : 0;
            }
            case RISINGS -> nextRising(r);
        }
    }

    // ---- the races of the sparking planet, one after the other

    /** With two star-faring races the whole effect runs once for each, in the order of who it favours (P-R23). */
    private void nextRace(Resolution r) {
        long all = starFaring(planet);
        long left = all & ~racesDone;
        if (left == 0 && begun) {
            step = Step.RISINGS;
            return;
        }
        if (PieceSet.size(left) > 1) {
            r.ask(Affair.DOMINO_RACE, favour, planet).orEach(Kind.COUNT, left);
            return;
        }
        begin(left == 0 ? Realm.NONE : PieceSet.lowest(left));
    }

    private void begin(int chosen) {
        race = chosen;
        begun = true;
        racesDone |= chosen == Realm.NONE ? PieceSet.NONE : PieceSet.only(chosen);
        part = Part.SYSTEM;
        picked = 0;
        step = Step.TARGET;
    }

    /** The star-faring races of a planet as a set, by their place in the catalogue. */
    static long starFaring(int planet) {
        long found = PieceSet.NONE;
        for (int each = 0; each < PRINTED.races().size(); each++) {
            Race race = PRINTED.races().get(each);
            found |= race.starFaring() && Loyalties.hasRace(planet, race.name()) ? PieceSet.only(each) : 0;
        }
        return found;
    }

    // ---- targets

    private void askTarget(Resolution r) {
        long targets = picked < quota() ? targets(r.state()) : PieceSet.NONE;
        if (targets == 0) {
            nextPart();
            return;
        }
        r.ask(Affair.DOMINO, favour, planet).orEach(Kind.PLANET, targets).or(Kind.END);
    }

    private void nextPart() {
        picked = 0;
        if (part == Part.PEOPLE_ELSEWHERE || race == Realm.NONE) {
            step = Step.RACE;
        } else {
            part = Part.values()[part.ordinal() + 1];
        }
    }

    /**
     * The table of 10.2 with the galactic additions. A colony counts its people in the province and elsewhere together, so
     * its picks are all made in the second part.
     */
    private int quota() {
        boolean home = isHome();
        return switch (part) {
            case SYSTEM -> kind == MISSION ? 1 : NO_LIMIT;
            case PEOPLE_IN_PROVINCE -> home ? NO_LIMIT : kind == MISSION ? 1 : 2;
            case PEOPLE_ELSEWHERE -> !home ? 0 : kind == CONTROL ? NO_LIMIT : kind;
        };
    }

    private boolean isHome() {
        return PRINTED.planet(planet)
                .homeOfRace()
                .map(name -> name.equals(PRINTED.races().get(race).name()))
                .orElse(false);
    }

    private long targets(Position s) {
        long found = PieceSet.NONE;
        for (int each : s.area().planets()) {
            boolean open = each != planet && !PieceSet.has(done, each) && isInPart(each) && isMovable(s, each);
            found |= open ? PieceSet.only(each) : PieceSet.NONE;
        }
        return found;
    }

    private boolean isInPart(int other) {
        if (isSeat(other) && !isSeat(planet)) {
            return false;
        }
        if (part == Part.SYSTEM) {
            return Place.starOf(other) == Place.starOf(planet);
        }
        boolean people = Loyalties.hasRace(other, PRINTED.races().get(race).name());
        boolean theirHome = PRINTED.planet(other)
                .homeOfRace()
                .map(name -> name.equals(PRINTED.races().get(race).name()))
                .orElse(false);
        boolean near = Provinces.of(other) == Provinces.of(planet);
        return people && !theirHome && (!isHome() || near == (part == Part.PEOPLE_IN_PROVINCE));
    }

    /** Capitals and the Throne Planet are moved only by one another (cases 23.44, 23.45). */
    private static boolean isSeat(int planet) {
        return PRINTED.planet(planet).kind() != Planet.Kind.ORDINARY;
    }

    /** Where the marker of a target must lie (case 23.4). */
    private boolean isMovable(Position s, int other) {
        if (!Loyalties.canMove(s, other, favour, cause())) {
            return false;
        }
        Loyalty now = s.planets().loyalty(other);
        return switch (now) {
            case PATRIOTIC -> false;
            case LOYAL, NEUTRAL -> true;
            case DISSENT -> favour == Side.REBEL || kind != MISSION;
            case UNREST -> favour == Side.REBEL && kind == CONTROL;
        };
    }

    private Cause cause() {
        return kind == CONTROL ? Cause.DOMINO_OF_CONTROL : Cause.DOMINO;
    }

    // ---- the risings, after all shifts (case 23.47)

    private void nextRising(Resolution r) {
        Position s = r.state();
        long ready = PieceSet.NONE;
        for (long rest = rising; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            boolean still = Loyalties.mayRise(s, each) && s.planets().loyalty(each) == Loyalty.UNREST;
            ready |= still ? PieceSet.only(each) : PieceSet.NONE;
        }
        rising = ready;
        if (ready == 0) {
            r.finish();
            return;
        }
        r.ask(Affair.NEXT_RISING, Side.REBEL, planet).orEach(Kind.PLANET, ready);
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (step) {
            case RACE -> begin(action.argument());
            case RISINGS -> {
                rising &= ~PieceSet.only(action.argument());
                r.call(Chapters.of(r).rebellion(action.argument(), Place.OUT_OF_GAME));
            }
            default -> {
                if (action.kind() == Kind.END) {
                    nextPart();
                } else {
                    pick(r, action.argument());
                }
            }
        }
    }

    private void pick(Resolution r, int other) {
        picked++;
        done |= PieceSet.only(other);
        target = other;
        step = Step.SHIFTED;
        r.call(LoyaltyShift.waiting(other, favour, cause()));
    }

    @Override
    protected void digest(Digest d) {
        d.add(kind)
                .add(planet)
                .add(favour.ordinal())
                .add(step.ordinal())
                .add(begun ? 1 : 0)
                .add(racesDone)
                .add(race);
        d.add(part.ordinal()).add(picked).add(done).add(target).add(rising);
    }
}
