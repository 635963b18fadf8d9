package fitg.rules.movement.first;

import fitg.content.Card;
import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.rules.flight.first.EntryFromSpace;
import fitg.rules.flight.first.Flight;
import fitg.rules.flight.first.Walk;
import fitg.rules.possession.Possessions;
import fitg.rules.spaceship.Ships;
import fitg.rules.stacking.first.HandOver;
import fitg.rules.stacking.first.Organisation;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.Flag;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;

/** Case 9.0: the phasing player moves what he likes, one stack at a time, until he says that he is done. */
public final class MovementSegment extends Procedure {

    private static final long[] NO_HOLDERS = new long[Cast.COUNT];

    private boolean begun;
    private boolean done;
    /** RUL-101: for each prisoner the holders he has left; replaced, never changed, so that a clone is a copy. */
    private long[] formerHolders = NO_HOLDERS;

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        if (!begun) {
            begun = true;
            s.clearMoved();
            s.turn().set(Flag.PDB_RAISED, false);
            if (EntryFromSpace.isDue(s, s.turn().phasing())) {
                r.call(new EntryFromSpace(s.turn().phasing()));
                return;
            }
        }
        if (done) {
            r.finish();
            return;
        }
        offerMoves(r);
    }

    private void offerMoves(Resolution r) {
        GameState s = r.state();
        Side side = s.turn().phasing();
        r.ask(Ask.MOVE, side);
        offerUnits(r, side);
        long walkers = s.people().free()
                & Cast.of(side)
                & ~s.people().moved()
                & ~s.people().disabled()
                & ~boundByPrisoner(s);
        for (long rest = walkers; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int ship = Ships.flownBy(s, each);
            if (ship != Holder.NOBODY
                    && r.rules().scenario().environs().length > 1
                    && Ships.seats(s, each) <= Resolution.PRINTED.ship(ship).passengers()) {
                r.or(Kind.FLY, ship);
            }
            if (Control.environsOf(Control.planetOf(s.people().at(each))).length > 1) {
                r.or(Kind.WALK, each);
            }
        }
        offerHandOvers(r, side);
        offerPdbs(r, side);
        offerScrambler(r, side);
        r.or(Kind.END);
    }

    private static void offerUnits(Resolution r, Side side) {
        for (int environ : r.rules().scenario().environs()) {
            if (MilitaryMove.hasDestination(r, environ, side)) {
                r.or(Kind.MOVE_UNITS, environ);
            }
        }
    }

    /** RUL-59: a guard whose prisoner has moved already stays with him. */
    private static long boundByPrisoner(Position s) {
        long bound = 0;
        for (long rest = s.people().prisoners() & s.people().moved(); rest != 0; rest = PieceSet.rest(rest)) {
            int holder = s.people().holder(PieceSet.lowest(rest));
            bound |= holder >= 0 ? PieceSet.only(holder) : 0;
        }
        return bound;
    }

    /** Case 12.81: a prisoner may be handed over at any time in this segment. */
    private void offerHandOvers(Resolution r, Side side) {
        GameState s = r.state();
        for (long rest = s.people().prisoners() & Cast.of(side.opponent()); rest != 0; rest = PieceSet.rest(rest)) {
            int prisoner = PieceSet.lowest(rest);
            if (HandOver.isPossible(s, prisoner, formerHolders[prisoner])) {
                r.or(Kind.HAND_OVER, prisoner);
            }
        }
    }

    /** Case 16.16: one Down PDB goes Up, the Rebel player's in odd turns, the Imperial player's in even ones. */
    private static void offerPdbs(Resolution r, Side side) {
        GameState s = r.state();
        boolean myTurn = s.turn().number() % 2 == (side == Side.REBEL ? 1 : 0);
        boolean spent = s.turn().is(Flag.PDB_RAISED)
                || side == Side.IMPERIAL && s.turn().is(Flag.LINE_TAKEN);
        if (!myTurn || spent) {
            return;
        }
        for (long rest = s.planets().pdbsDown(); rest != 0; rest = PieceSet.rest(rest)) {
            int planet = PieceSet.lowest(rest);
            if (mayRaise(s, planet, side)) {
                r.or(Kind.PDB_UP, planet);
            }
        }
    }

    /** Case 15.52: in a rebellion without Imperial units the Rebel player may do it without control. */
    private static boolean mayRaise(Position s, int planet, Side side) {
        return Control.of(s, planet) == side
                || side == Side.REBEL
                        && s.planets().state(planet) == PlanetState.REBELLION
                        && !Control.hasUnits(s, planet, Side.IMPERIAL);
    }

    /** Card 45: puts an Up enemy PDB on its owner's planet Down. */
    private static void offerScrambler(Resolution r, Side side) {
        GameState s = r.state();
        if (side != Side.REBEL || s.gear().owned() == PieceSet.NONE) {
            return;
        }
        long underPdb = 0;
        for (long rest = s.people().free() & Cast.REBELS; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            if (Control.hasUsablePdb(s, Control.planetOf(s.people().at(each)), Side.IMPERIAL)) {
                underPdb |= PieceSet.only(each);
            }
        }
        int owner = s.gear().owner(Card.SCRAMBLER);
        if (owner >= 0 && PieceSet.has(underPdb, owner)) {
            r.or(Kind.USE, Card.SCRAMBLER);
        }
        if (Possessions.anyFaceDown(s, underPdb)) {
            r.evenIfForced();
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        GameState s = r.state();
        int argument = action.argument();
        switch (action.kind()) {
            case END -> {
                done = true;
                r.call(new Organisation(s.turn().phasing()));
            }
            case MOVE_UNITS -> r.call(new MilitaryMove(s.turn().phasing(), argument));
            case FLY -> r.call(new Flight(argument));
            case WALK -> r.call(new Walk(argument));
            case HAND_OVER -> {
                r.call(new HandOver(argument, formerHolders[argument]));
                formerHolders = formerHolders.clone();
                formerHolders[argument] |= HandOver.holderOf(s, argument);
            }
            case PDB_UP -> {
                s.turn().set(Flag.PDB_RAISED, true);
                Control.setPdb(r, argument, s.planets().pdbLevel(argument), true, "16.16");
                r.settle();
            }
            case USE -> {
                int planet = Control.planetOf(s.people().at(s.gear().owner(argument)));
                Possessions.show(r, argument);
                Control.putPdbDown(r, planet, "14.4");
                Possessions.rollForBreakage(r, argument);
                r.settle();
            }
            default -> throw new IllegalArgumentException(action.key());
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(begun ? 1 : 0).add(done ? 1 : 0);
        for (long former : formerHolders) {
            d.add(former);
        }
    }
}
