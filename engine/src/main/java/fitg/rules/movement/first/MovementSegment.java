package fitg.rules.movement.first;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.rules.flight.first.EntryFromSpace;
import fitg.rules.flight.first.Flight;
import fitg.rules.flight.first.Walk;
import fitg.rules.spaceship.Ships;
import fitg.rules.stacking.first.Organisation;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.Flag;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;

/** Case 9.0: the phasing player moves what he likes, one stack at a time, until he says that he is done. */
public final class MovementSegment extends MovingPieces {

    private boolean begun;
    private boolean done;

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
        return Control.of(s, planet) == side || side == Side.REBEL && Control.isRisenWithoutTroops(s, planet);
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
            case HAND_OVER -> handOver(r, argument);
            case PDB_UP -> {
                s.turn().set(Flag.PDB_RAISED, true);
                Control.setPdb(r, argument, s.planets().pdbLevel(argument), true, "16.16");
                r.settle();
            }
            case USE -> useScrambler(r, argument);
            default -> throw new IllegalArgumentException(action.key());
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(begun ? 1 : 0).add(done ? 1 : 0);
        super.digest(d);
    }
}
