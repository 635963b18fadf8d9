package fitg.rules.movement.first;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.detection.Detection;
import fitg.rules.force.first.Fleets;
import fitg.rules.force.first.Transit;
import fitg.rules.sovereign.Sovereignty;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.Forces;
import fitg.state.GameState;
import fitg.state.Position;

/**
 * Cases 20.1, 20.3, 20.42 and 20.5: a stack is put together in one place, unit type by unit type, then what it carries, then who and
 * what goes along; then it stands apart. Hands down its units.
 */
public final class Embarking extends Procedure {

    /** What for. */
    enum Purpose {
        /** Away from the planet: mobile units, and others as loads. */
        FLEET,
        /** To another environ of the planet. */
        SURFACE,
        /** Into an Interception Stack: nobody else joins yet (P-R9). */
        INTERCEPTION
    }

    private enum Step {
        UNITS,
        LOADS,
        CHARACTERS,
        PRISONERS,
        SHIPS,
        OFF
    }

    private static final int NO_LIMIT = 1000;
    private static final int NO_GOAL = -1;

    private final Side side;
    private final int from;
    private final int to;
    /** Where they go on the surface. */
    private final int goal;

    private final Purpose purpose;
    private final int room;
    private Step step = Step.UNITS;
    private int types;
    private UnitSet units = UnitSet.EMPTY;
    private long characters;
    private long prisoners;
    private long ships;
    private long asked;

    private Embarking(Side side, int from, int to, int goal, Purpose purpose, int room) {
        this.side = side;
        this.from = from;
        this.to = to;
        this.goal = goal;
        this.purpose = purpose;
        this.room = room;
    }

    static Embarking fleet(Side side, int from) {
        return new Embarking(side, from, Place.UNDER_WAY, NO_GOAL, Purpose.FLEET, NO_LIMIT);
    }

    /**
     * @param goal the environ they go to
     * @param room how many units it still takes
     */
    static Embarking onSurface(Side side, int from, int goal, int room) {
        return new Embarking(side, from, Place.UNDER_WAY, goal, Purpose.SURFACE, room);
    }

    static Embarking interceptors(Side side, int planet) {
        return new Embarking(
                side, Place.orbit(planet), Place.interception(planet), NO_GOAL, Purpose.INTERCEPTION, NO_LIMIT);
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case UNITS -> askUnits(r);
            case LOADS -> askLoads(r);
            case CHARACTERS -> askCharacter(r);
            case PRISONERS -> askPrisoner(r);
            case SHIPS -> askShip(r);
            case OFF -> setOff(r);
        }
    }

    // ---- units

    /** On the ground of one planet all can go; anywhere else those that cannot leave it are loads (cases 20.3, 20.5). */
    private boolean movesItself(UnitType type) {
        return type.mobile() || purpose == Purpose.SURFACE && Place.isEnviron(from);
    }

    private int available(Forces forces, UnitType type) {
        return movesItself(type) ? forces.unmoved(from, type) : 0;
    }

    /** Case 19.6: a Suicide Squad takes no room; it and atrocity units intercept only with others (case 20.44, G-R56). */
    private int most(Forces forces, UnitType type) {
        boolean helper = type.isSquad() || type.isBoundToSpace();
        boolean barred = type.isBoundToSpace() && purpose == Purpose.SURFACE
                || helper && purpose == Purpose.INTERCEPTION && Fleets.carriers(units) == 0;
        int open = type.isSquad() ? NO_LIMIT : room - counted();
        if (Place.isInSpace(from) && type.carries()) {
            open = Math.min(open, mostCarriers(forces.in(from, side), room) - Fleets.carriers(units));
        }
        return barred ? 0 : Math.clamp(open, 0, available(forces, type));
    }

    /** How many of a stack in space can leave it, so that with what they have to take aboard they find room where they go. */
    public static int mostCarriers(UnitSet all, int room) {
        return Math.min(room, (room - Fleets.loads(all) + Fleets.carriers(all)) / 2);
    }

    private int counted() {
        return units.count(type -> !type.isSquad());
    }

    private void askUnits(Resolution r) {
        Forces forces = r.state().forces();
        UnitType[] all = forces.roster().of(side);
        while (types < all.length && most(forces, all[types]) == 0) {
            types++;
        }
        if (types == all.length) {
            types = 0;
            step = Step.LOADS;
            return;
        }
        boolean mustTake = units.isEmpty() && !laterTypeMoves(forces, all);
        r.ask(Matter.STACK_UNITS, side, all[types].index());
        for (int count = mustTake ? 1 : 0; count <= most(forces, all[types]); count++) {
            r.or(Kind.COUNT, count);
        }
    }

    private boolean laterTypeMoves(Forces forces, UnitType[] all) {
        for (int later = types + 1; later < all.length; later++) {
            if (most(forces, all[later]) > 0) {
                return true;
            }
        }
        return false;
    }

    // ---- loads

    /** Cases 20.51, 20.52: from the environ both start in; what is aboard already stays with whoever carries it. */
    private void askLoads(Resolution r) {
        Forces forces = r.state().forces();
        UnitType[] all = forces.roster().of(side);
        while (types < all.length && mostLoads(forces, all[types]) == 0) {
            types++;
        }
        if (types == all.length) {
            step = purpose == Purpose.INTERCEPTION ? Step.OFF : Step.CHARACTERS;
            return;
        }
        int most = mostLoads(forces, all[types]);
        int least = Math.clamp(leastLoads(forces) - laterLoads(forces, all), 0, most);
        r.ask(Matter.STACK_LOADS, side, all[types].index());
        for (int count = most; count >= least; count--) {
            r.or(Kind.COUNT, count);
        }
    }

    private int mostLoads(Forces forces, UnitType type) {
        if (movesItself(type)) {
            return 0;
        }
        int aboard = Fleets.loads(units);
        int open = Math.min(Fleets.carriers(units) - aboard, room - counted());
        return Math.max(0, Math.min(open, forces.unmoved(from, type)));
    }

    private int laterLoads(Forces forces, UnitType[] all) {
        int later = 0;
        for (int each = types + 1; each < all.length; each++) {
            later += movesItself(all[each]) ? 0 : forces.unmoved(from, all[each]);
        }
        return later;
    }

    /** Off the ground a load cannot stay where nobody carries it. */
    private int leastLoads(Forces forces) {
        if (!Place.isInSpace(from)) {
            return 0;
        }
        UnitSet staying = forces.in(from, side).minus(units);
        return Fleets.loads(staying) - Fleets.carriers(staying);
    }

    // ---- who and what goes along

    private boolean unitsStay(Position s) {
        return s.forces().units(from, side) > units.size();
    }

    /** P-R17: nobody stays behind with nothing to be aboard of. Redjac's ship goes with him (case 14.6). */
    private boolean mayStay(Position s) {
        long gone = PieceSet.has(characters, Cast.REDJAC) ? PieceSet.only(Spaceship.REDJACS) : PieceSet.NONE;
        return !Place.isInSpace(from) || unitsStay(s) || (Fleets.ships(s, from, side) & ~gone) != 0;
    }

    private void askCharacter(Resolution r) {
        GameState s = r.state();
        long here = Characters.free(s, from, side) & ~s.people().moved();
        if (!mayStay(s)) {
            characters = here;
        }
        long waiting = here & ~s.people().disabled() & ~asked & ~characters & ~bound(s, here);
        for (long rest = waiting; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            asked |= PieceSet.only(each);
            if ((Characters.guardedBy(s, each) & s.people().moved()) == 0) {
                r.ask(Matter.STACK_CHARACTER, side, each).or(Kind.TAKE).or(Kind.LEAVE);
                return;
            }
        }
        if (!mayStay(s)) {
            characters = here;
        }
        for (long rest = characters; rest != 0; rest = PieceSet.rest(rest)) {
            prisoners |= Characters.guardedBy(s, PieceSet.lowest(rest));
        }
        step = Step.PRISONERS;
        asked = 0;
    }

    /** Case 25.21: sovereigns who do not go where the stack may go. */
    private long bound(Position s, long here) {
        int planet = Place.planet(from);
        long bound = PieceSet.NONE;
        for (long rest = here & Cast.SOVEREIGNS; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            boolean goes = Place.isEnviron(from)
                    ? purpose == Purpose.FLEET && Sovereignty.mayRise(each)
                    : purpose == Purpose.FLEET || goal == Sovereignty.home(Sovereignty.who(each));
            bound |= goes ? PieceSet.NONE : PieceSet.only(each);
        }
        return bound;
    }

    /** Prisoners the units hold stay or go with any of them; off the ground they do not stay alone. */
    private void askPrisoner(Resolution r) {
        GameState s = r.state();
        long held = Characters.heldByUnits(s, from, side) & ~s.people().moved();
        if (!unitsStay(s) && Place.isInSpace(from)) {
            prisoners |= held;
        }
        long waiting = held & ~asked & ~prisoners;
        if (waiting == 0) {
            step = Step.SHIPS;
            asked = 0;
            return;
        }
        int each = PieceSet.lowest(waiting);
        asked |= PieceSet.only(each);
        boolean last = !unitsStay(s);
        r.ask(Matter.STACK_PRISONER, side, each);
        r.or(last ? Kind.TAKE : Kind.LEAVE).or(last ? Kind.LEAVE : Kind.TAKE);
    }

    /** Case 9.55: ships come along without a pilot; the ship of a mover stays only where somebody stays with it. */
    private void askShip(Resolution r) {
        GameState s = r.state();
        boolean charactersStay = (Characters.free(s, from, side) & ~characters) != 0;
        long here = Fleets.ships(s, from, side);
        for (long rest = here & ~s.gear().movedShips() & ~recalled(s) & ~asked; rest != 0; rest = PieceSet.rest(rest)) {
            int ship = PieceSet.lowest(rest);
            asked |= PieceSet.only(ship);
            int holder = s.gear().shipHolder(ship);
            boolean holderGoes = holder >= 0 && PieceSet.has(characters, holder);
            boolean needed = Place.isInSpace(from)
                    && charactersStay
                    && !unitsStay(s)
                    && (here & ~ships & ~PieceSet.only(ship)) == 0;
            if (ship == Spaceship.REDJACS) {
                ships |= holderGoes ? PieceSet.only(ship) : 0;
            } else if (!unitsStay(s) && !charactersStay) {
                ships |= PieceSet.only(ship);
            } else if (!needed) {
                r.ask(Matter.STACK_SHIP, side, ship);
                r.or(holderGoes ? Kind.TAKE : Kind.LEAVE).or(holderGoes ? Kind.LEAVE : Kind.TAKE);
                return;
            }
        }
        step = Step.OFF;
    }

    /** Event 125: ships that stay where they are, also those units could carry (G-R37). */
    private static long recalled(Position s) {
        long found = PieceSet.NONE;
        for (int ship = Spaceship.REBEL_SHIPS; ship < Spaceship.COUNT; ship++) {
            found |= Circumstances.now(s).recalls(ship) ? PieceSet.only(ship) : PieceSet.NONE;
        }
        return found;
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (step) {
            case UNITS, LOADS -> {
                units = units.plus(r.state().forces().roster().of(side)[types], action.argument());
                types++;
            }
            default -> {
                if (action.kind() == Kind.TAKE) {
                    long last = PieceSet.only(PieceSet.highest(asked));
                    characters |= step == Step.CHARACTERS ? last : 0;
                    prisoners |= step == Step.PRISONERS ? last : 0;
                    ships |= step == Step.SHIPS ? last : 0;
                }
            }
        }
    }

    // ---- off

    private void setOff(Resolution r) {
        GameState s = r.state();
        long party = characters | prisoners;
        Transit.units(s, from, to, units);
        if (purpose == Purpose.INTERCEPTION) {
            Transit.captives(s, from, to, side);
        }
        Transit.people(s, party, to);
        Transit.ships(s, ships, to);
        s.people().markMoved(party);
        s.gear().markShipsMoved(ships);
        s.people().joinMilitary(characters);
        Detection.detect(r, characters, "9.34");
        r.finish(units);
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal())
                .add(from)
                .add(to)
                .add(goal)
                .add(purpose.ordinal())
                .add(room)
                .add(step.ordinal());
        d.add(types)
                .add(units.digest())
                .add(characters)
                .add(prisoners)
                .add(ships)
                .add(asked);
    }
}
