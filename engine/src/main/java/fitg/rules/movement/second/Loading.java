package fitg.rules.movement.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.control.Control;
import fitg.rules.force.second.Dazed;
import fitg.rules.force.second.Passage;
import fitg.rules.prisoner.second.Captivity;
import fitg.rules.spaceship.Ships;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/**
 * S-D4 and S-D5: what the starships of the moving stack take along: cargo in transports, then characters, character spaceships
 * and prisoners, one by one. Who is aboard already goes along unasked (S-R28).
 */
final class Loading extends Procedure {

    private enum Step {
        CARGO,
        CHARACTERS,
        SPACESHIPS,
        PRISONERS
    }

    private static final Step[] STEPS = Step.values();

    private final int from;
    private final Side side;
    private final boolean interplanetary;
    private Step step = Step.CARGO;
    /** The next counter, character or ship to ask for. */
    private int cursor;

    /** @param interplanetary in A.1, where shuttles fly and character spaceships can dock */
    Loading(int from, Side side, boolean interplanetary) {
        this.from = from;
        this.side = side;
        this.interplanetary = interplanetary;
    }

    @Override
    public void advance(Resolution r) {
        Position s = r.state();
        while (!asked(r, s)) {
            cursor = 0;
            if (step == Step.PRISONERS) {
                r.finish();
                return;
            }
            step = STEPS[step.ordinal() + 1];
        }
    }

    private boolean asked(Resolution r, Position s) {
        return switch (step) {
            case CARGO -> (Place.isEnviron(from) || isRescue(s)) && askedForCargo(r, s);
            case CHARACTERS -> askedToBoard(r, boarders(s) & ~Dazed.of(r));
            case SPACESHIPS -> interplanetary && askedToDock(r, s);
            case PRISONERS -> Place.isEnviron(from) && askedForPrisoner(r, s);
        };
    }

    // ---- cargo

    private boolean askedForCargo(Resolution r, Position s) {
        Counters counters = Theatre.counters(s);
        int transport = MovingStack.next(s, cursor);
        while (transport < counters.count() && !isEmptyTransport(counters, transport)) {
            transport = MovingStack.next(s, transport + 1);
        }
        if (transport == counters.count()) {
            return false;
        }
        cursor = transport;
        r.ask(Query.CARGO, side, transport);
        boolean rescue = isRescue(s);
        int first = rescue ? 0 : counters.firstIn(from);
        int end = rescue ? counters.count() : Holder.NOBODY;
        for (int each = first; each != end; each = rescue ? each + 1 : counters.nextIn(each)) {
            if (isCargo(s, each) && !hasTwinBefore(s, each)) {
                r.or(Kind.COUNTER, each);
            }
        }
        r.or(Kind.NONE);
        return true;
    }

    private static boolean isEmptyTransport(Counters counters, int ship) {
        return counters.type(ship).isTransport() && counters.cargo(ship) == Holder.NOBODY;
    }

    /** Dead World: those who leave its orbit take along whom and what they can from its environs. */
    private boolean isRescue(Position s) {
        return interplanetary && Place.isOrbit(from) && Passage.isDead(s, from);
    }

    /** Where those who come aboard stand: with the ships, or anywhere on a dead planet below. */
    private boolean isInReach(Position s, int place) {
        return place == from
                || place >= 0 && Place.isEnviron(place) && isRescue(s) && Place.planet(place) == Place.planet(from);
    }

    /** S-R12 and C-UNIT-3: garrisons never leave their planet; every unit moves once in a segment. */
    private boolean isCargo(Position s, int unit) {
        Counters counters = Theatre.counters(s);
        int place = counters.place(unit);
        return isInReach(s, place)
                && counters.isGroundUnit(unit, place, side)
                && !counters.type(unit).garrison()
                && !counters.is(CounterMark.MOVED, unit);
    }

    private boolean hasTwinBefore(Position s, int unit) {
        Counters counters = Theatre.counters(s);
        for (int other = counters.firstIn(counters.place(unit)); other < unit; other = counters.nextIn(other)) {
            if (isCargo(s, other) && counters.alike(other, unit)) {
                return true;
            }
        }
        return false;
    }

    // ---- who comes aboard

    /** In an environ whoever is there; in an orbit box whoever is in a character spaceship, by shuttle (E5.2.a.9). */
    private long boarders(Position s) {
        boolean reach = Place.isEnviron(from) || interplanetary && Place.isOrbit(from);
        long there = reach ? Characters.free(s, from, side) : PieceSet.NONE;
        if (isRescue(s)) {
            for (int environ : Control.environsOf(Place.planet(from))) {
                there |= Characters.free(s, environ, side);
            }
        }
        return eligible(s, there);
    }

    private static long eligible(Position s, long characters) {
        long found = PieceSet.NONE;
        for (long rest = characters; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            boolean outside = Theatre.company(s).starshipOf(each) == Holder.NOBODY;
            found |= outside && Boarding.mayBoard(s, each) ? PieceSet.only(each) : PieceSet.NONE;
        }
        return found;
    }

    private boolean askedToBoard(Resolution r, long characters) {
        long left = characters & ~PieceSet.first(cursor);
        if (left == 0) {
            return false;
        }
        cursor = PieceSet.lowest(left);
        r.ask(Query.BOARD, side, cursor);
        MovingStack.offerBerths(r);
        r.or(Kind.LEAVE);
        return true;
    }

    /** S-R15 and S-R23: a character spaceship of the same place, damaged or not. */
    private boolean askedToDock(Resolution r, Position s) {
        while (cursor < Spaceship.COUNT && !mayDock(s, cursor)) {
            cursor++;
        }
        if (cursor == Spaceship.COUNT) {
            return false;
        }
        r.ask(Query.DOCK, side, cursor);
        MovingStack.offerBerths(r);
        r.or(Kind.LEAVE);
        return true;
    }

    private boolean mayDock(Position s, int ship) {
        return s.gear().shipAt(ship) == from
                && Ships.side(ship) == side
                && !Passage.isRecalled(s, ship)
                && !PieceSet.has(s.gear().movedShips(), ship);
    }

    /** S-R63: when nobody stays who could hold him, he goes along unasked. */
    private boolean askedForPrisoner(Resolution r, Position s) {
        long held = Captivity.heldByUnits(s, from, side);
        if (!Boarding.holdersStay(s, from, side, PieceSet.NONE)) {
            for (long rest = held; rest != 0; rest = PieceSet.rest(rest)) {
                Boarding.prisonerOntoStarship(r, PieceSet.lowest(rest), MovingStack.next(s, 0));
            }
            return false;
        }
        return askedToBoard(r, held & ~s.people().moved());
    }

    @Override
    public void answer(Resolution r, Action action) {
        GameState s = r.state();
        int about = cursor++;
        boolean stays = action.kind() == Kind.LEAVE || action.kind() == Kind.NONE;
        if (stays) {
            return;
        }
        switch (step) {
            case CARGO -> {
                TheatreState.counters(s).setCarrier(action.argument(), about);
                TheatreState.counters(s).setPlace(action.argument(), from);
            }
            case CHARACTERS -> Boarding.ontoStarship(r, about, action.argument());
            case SPACESHIPS -> Boarding.dock(r, about, action.argument());
            case PRISONERS -> Boarding.prisonerOntoStarship(r, about, action.argument());
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(from)
                .add(side.ordinal())
                .add(interplanetary ? 1 : 0)
                .add(step.ordinal())
                .add(cursor);
    }
}
