package fitg.rules.reaction.first;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.control.Control;
import fitg.rules.detection.Detection;
import fitg.rules.flight.first.Flight;
import fitg.rules.flight.first.Voyage;
import fitg.rules.flight.first.Walk;
import fitg.rules.force.first.Fleets;
import fitg.rules.movement.first.Embarking;
import fitg.rules.movement.first.MilitaryMove;
import fitg.rules.spaceship.Ships;
import fitg.rules.stacking.first.Organisation;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;

/** Cases 9.6 to 9.62: one unit, one unit with its leader, or one character comes from another environ of the planet. */
final class ReactionMove extends Procedure {

    private enum Step {
        ORIGIN,
        PIECE,
        LEADER,
        WAY,
        MOVING,
        STACK,
        /** Of wider games: what a unit from orbit carries comes along. */
        LOAD
    }

    private static final int NO_LOAD = -1;

    private final Side side;
    private final int to;
    private int from;
    private Step step = Step.ORIGIN;
    private int kind;
    private int character = Holder.NOBODY;
    private boolean asked;
    /** The type of the load by its index, or nothing. */
    private int load = NO_LOAD;

    ReactionMove(Side side, int to) {
        this.side = side;
        this.to = to;
    }

    static boolean isPossible(Position s, int to, Side side) {
        for (int environ : Control.environsOf(Control.planetOf(to))) {
            if (environ != to && hasPiece(s, environ, to, side)) {
                return true;
            }
        }
        return canComeDown(s, to, side);
    }

    // ---- from orbit, in wider games (case 20.8)

    private static boolean canComeDown(Position s, int to, Side side) {
        int orbit = Place.orbit(Place.planet(to));
        return s.area().placeSlot(orbit) >= 0 && (mayLand(s, orbit, to, side) || pilots(s, orbit, side) != 0);
    }

    /** P-R17: with its load there must be room for a unit, and nobody may be left behind with nothing to be aboard of. */
    private static boolean mayLand(Position s, int orbit, int to, Side side) {
        UnitSet all = s.forces().in(orbit, side);
        long behind = floating(s, orbit, side);
        boolean comesAlong = PieceSet.size(behind) == 1 && leaders(s, orbit, side) == behind;
        return s.forces().anyMobileUnmoved(orbit, side)
                && (behind == PieceSet.NONE || comesAlong)
                && (Embarking.mostCarriers(all, MilitaryMove.room(s, to, side)) > 0 || hasSquad(s, orbit, side));
    }

    /** Who would be left with nothing to be aboard of if one unit came down from orbit. */
    private static long floating(Position s, int orbit, Side side) {
        UnitSet all = s.forces().in(orbit, side);
        boolean last = all.size() - Fleets.loads(all) == 1 && Fleets.ships(s, orbit, side) == PieceSet.NONE;
        return last ? Characters.free(s, orbit, side) : PieceSet.NONE;
    }

    private static long leaders(Position s, int from, Side side) {
        return Characters.leaders(s, walkers(s, from, side) & s.people().military());
    }

    private static boolean hasSquad(Position s, int place, Side side) {
        return s.forces().squads(place, side) > 0
                && s.forces().unmoved(place, s.forces().roster().squad()) > 0;
    }

    private static long pilots(Position s, int orbit, Side side) {
        long found = 0;
        for (long rest = walkers(s, orbit, side); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            found |= Voyage.mayFly(s, each, Ships.flownBy(s, each)) ? PieceSet.only(each) : 0;
        }
        return found;
    }

    private void offerFromOrbit(Resolution r) {
        Position s = r.state();
        if (mayLand(s, from, to, side)) {
            boolean fits = Embarking.mostCarriers(s.forces().in(from, side), MilitaryMove.room(s, to, side)) > 0;
            for (UnitType type : s.forces().roster().of(side)) {
                boolean able = type.isSquad() || fits && type.mobile();
                if (able && s.forces().unmoved(from, type) > 0) {
                    r.or(Kind.UNIT, type.index());
                }
            }
        }
        r.orEach(Kind.CHARACTER, pilots(s, from, side));
    }

    /** Its load comes along, if it carries one; where others could carry it, its owner says so. */
    private void askLoad(Resolution r) {
        GameState s = r.state();
        UnitSet staying = s.forces().in(from, side).minus(UnitType.at(kind), 1);
        int loads = Fleets.loads(staying);
        boolean must = loads > Fleets.carriers(staying);
        boolean room = MilitaryMove.room(s, to, side) > 1;
        r.ask(Matter.REACTION_LOAD, side, from);
        if (!must) {
            r.or(Kind.NONE);
        }
        for (UnitType type : s.forces().roster().of(side)) {
            if (!type.mobile()
                    && staying.count(type) > 0
                    && room
                    && UnitType.at(kind).carries()) {
                r.or(Kind.UNIT, type.index());
            }
        }
    }

    private static boolean hasPiece(Position s, int from, int to, Side side) {
        return walkers(s, from, side) != 0 || MilitaryMove.room(s, to, side) > 0 && hasUnit(s, from, side);
    }

    private static boolean hasUnit(Position s, int from, Side side) {
        return s.forces().anyUnmoved(from, side);
    }

    private static long walkers(Position s, int from, Side side) {
        return Characters.free(s, from, side)
                & ~s.people().moved()
                & ~s.people().disabled()
                & ~Cast.SOVEREIGNS;
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case ORIGIN -> askOrigin(r);
            case PIECE -> askPiece(r);
            case LEADER -> askLeader(r);
            case WAY -> askWay(r);
            case MOVING -> step = Step.STACK;
            case STACK -> askStack(r);
            case LOAD -> askLoad(r);
        }
    }

    private void askOrigin(Resolution r) {
        r.ask(Ask.REACTION_ORIGIN, side, to);
        for (int environ : Control.environsOf(Control.planetOf(to))) {
            if (environ != to && hasPiece(r.state(), environ, to, side)) {
                r.or(Kind.ENVIRON, environ);
            }
        }
        if (canComeDown(r.state(), to, side)) {
            r.or(Kind.FROM, Place.orbit(Place.planet(to)));
        }
    }

    private void askPiece(Resolution r) {
        GameState s = r.state();
        r.ask(Ask.REACTION_PIECE, side, from);
        if (Place.isOrbit(from)) {
            offerFromOrbit(r);
            return;
        }
        if (MilitaryMove.room(s, to, side) > 0) {
            for (UnitType type : s.forces().roster().of(side)) {
                if (s.forces().unmoved(from, type) > 0) {
                    r.or(Kind.UNIT, type.index());
                }
            }
        }
        r.orEach(Kind.CHARACTER, walkers(s, from, side));
    }

    /** The leader must already be in the military stack of the unit. */
    private void askLeader(Resolution r) {
        GameState s = r.state();
        r.ask(Ask.REACTION_LEADER, side, from);
        if (!Place.isOrbit(from) || floating(s, from, side) == PieceSet.NONE) {
            r.or(Kind.NONE);
        }
        r.orEach(Kind.CHARACTER, leaders(s, from, side));
    }

    private void askWay(Resolution r) {
        r.ask(Ask.REACTION_WAY, side, character).or(Kind.ON_FOOT);
        int ship = Ships.flownBy(r.state(), character);
        if (ship != Holder.NOBODY
                && Ships.seats(r.state(), character)
                        <= Resolution.PRINTED.ship(ship).passengers()) {
            r.or(Kind.BY_SHIP);
        }
    }

    /** Case 9.62: who arrives may join either stack there. */
    private void askStack(Resolution r) {
        GameState s = r.state();
        boolean arrived = PieceSet.has(s.people().free(), character);
        if (asked || !arrived || s.forces().units(to, side) == 0) {
            r.finish();
            r.settle();
            return;
        }
        asked = true;
        r.ask(Ask.REACTION_STACK, side, character).or(Kind.CHARACTER_STACK).or(Kind.MILITARY_STACK);
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (step) {
            case ORIGIN -> {
                from = action.argument();
                step = Step.PIECE;
            }
            case PIECE -> {
                if (action.kind() == Kind.UNIT) {
                    kind = action.argument();
                    step = Place.isOrbit(from) ? Step.LOAD : Step.LEADER;
                } else {
                    character = action.argument();
                    step = Step.WAY;
                    comeDown(r);
                }
            }
            case LOAD -> {
                load = action.kind() == Kind.NONE ? NO_LOAD : action.argument();
                step = Step.LEADER;
            }
            case LEADER -> {
                character = action.kind() == Kind.NONE ? Holder.NOBODY : action.argument();
                moveUnit(r);
            }
            case WAY -> {
                step = Step.MOVING;
                if (action.kind() == Kind.BY_SHIP) {
                    fly(r, Ships.flownBy(r.state(), character));
                } else {
                    Walk.go(r, character, to, true);
                    r.settle();
                }
            }
            case STACK -> {
                if (action.kind() == Kind.MILITARY_STACK) {
                    Organisation.change(r, character, true);
                }
            }
            case MOVING -> throw new IllegalStateException();
        }
    }

    /** In wider games the flight is one of theirs, with passengers (case 14.56). */
    private void fly(Resolution r, int ship) {
        boolean wider = r.state().area().placeSlot(Place.orbit(Place.planet(to))) >= 0;
        r.call(wider ? Voyage.reaction(r.state(), ship, to) : Flight.reaction(r.state(), ship, to));
    }

    /** From orbit nobody walks. */
    private void comeDown(Resolution r) {
        if (Place.isOrbit(from)) {
            step = Step.MOVING;
            fly(r, Ships.flownBy(r.state(), character));
        }
    }

    /** The last unit to leave takes the prisoners held there along; the PDB does not fire. */
    private void moveUnit(Resolution r) {
        GameState s = r.state();
        UnitType unit = UnitType.at(kind);
        long party = 0;
        long leader = 0;
        if (character != Holder.NOBODY) {
            leader = PieceSet.only(character);
            party = leader | Characters.guardedBy(s, character);
        }
        if (s.forces().units(from, side) == 1) {
            party |= Characters.heldByUnits(s, from, side);
        }
        s.forces().remove(from, unit, 1);
        s.forces().addMoved(to, unit, 1);
        UnitSet moved = UnitSet.of(unit, 1);
        if (load != NO_LOAD) {
            s.forces().remove(from, UnitType.at(load), 1);
            s.forces().addMoved(to, UnitType.at(load), 1);
            moved = moved.plus(UnitType.at(load), 1);
        }
        for (long rest = party; rest != 0; rest = PieceSet.rest(rest)) {
            s.people().setAt(PieceSet.lowest(rest), to);
        }
        s.people().markMoved(party);
        if (r.listening()) {
            r.tell(new Event.UnitsMoved(side, from, to, moved, leader, true, "9.6"));
        }
        if (leader != 0) {
            Detection.detect(r, leader, "9.34");
        }
        r.finish();
        r.settle();
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal())
                .add(to)
                .add(from)
                .add(step.ordinal())
                .add(kind)
                .add(character)
                .add(asked ? 1 : 0);
        if (load != NO_LOAD) {
            d.add(load);
        }
    }
}
