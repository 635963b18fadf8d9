package fitg.rules.movement;

import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.rules.possession.Card;
import fitg.rules.possession.Possessions;
import fitg.rules.spaceship.Ships;
import fitg.rules.stacking.HandOver;
import fitg.rules.stacking.Organisation;
import fitg.rules.stacking.Settlement;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.Flag;
import fitg.state.GameState;

/** Case 9.0: the phasing player moves what he likes, one stack at a time, until he says that he is done. */
public final class MovementSegment extends Procedure {

    private static final long[] NO_HOLDERS = new long[GameState.CHARACTERS];

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
            s.set(Flag.PDB_RAISED, false);
            if (EntryFromSpace.isDue(s, s.phasing())) {
                r.call(new EntryFromSpace(s.phasing()));
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
        Side side = s.phasing();
        r.ask(Question.MOVE, side);
        offerUnits(r, side);
        int walkers = s.free() & Cast.of(side) & ~s.moved() & ~s.disabled() & ~boundByPrisoner(s);
        for (int rest = walkers; rest != 0; rest &= rest - 1) {
            int each = Integer.numberOfTrailingZeros(rest);
            int ship = Ships.flownBy(s, each);
            if (ship != GameState.NOBODY
                    && r.rules().scenario().environs().length > 1
                    && Ships.seats(s, each) <= Resolution.PRINTED.ship(ship).passengers()) {
                r.or(Kind.FLY, ship);
            }
            if (Control.environsOf(Control.planetOf(s.at(each))).length > 1) {
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
    private static int boundByPrisoner(GameState s) {
        int bound = 0;
        for (int rest = s.prisoners() & s.moved(); rest != 0; rest &= rest - 1) {
            int holder = s.holder(Integer.numberOfTrailingZeros(rest));
            bound |= holder >= 0 ? 1 << holder : 0;
        }
        return bound;
    }

    /** Case 12.81: a prisoner may be handed over at any time in this segment. */
    private void offerHandOvers(Resolution r, Side side) {
        GameState s = r.state();
        for (int rest = s.prisoners() & Cast.of(side.opponent()); rest != 0; rest &= rest - 1) {
            int prisoner = Integer.numberOfTrailingZeros(rest);
            if (HandOver.isPossible(s, prisoner, formerHolders[prisoner])) {
                r.or(Kind.HAND_OVER, prisoner);
            }
        }
    }

    /** Case 16.16: one Down PDB goes Up, the Rebel player's in odd turns, the Imperial player's in even ones. */
    private static void offerPdbs(Resolution r, Side side) {
        GameState s = r.state();
        boolean myTurn = s.turn() % 2 == (side == Side.REBEL ? 1 : 0);
        boolean spent = s.is(Flag.PDB_RAISED) || side == Side.IMPERIAL && s.is(Flag.LINE_TAKEN);
        if (!myTurn || spent) {
            return;
        }
        for (int planet : r.rules().scenario().planets()) {
            if (!s.pdbUp(planet) && mayRaise(s, planet, side)) {
                r.or(Kind.PDB_UP, planet);
            }
        }
    }

    /** Case 15.52: in a rebellion without Imperial units the Rebel player may do it without control. */
    private static boolean mayRaise(GameState s, int planet, Side side) {
        return Control.of(s, planet) == side
                || side == Side.REBEL
                        && s.planetState(planet) == PlanetState.REBELLION
                        && !Control.hasUnits(s, planet, Side.IMPERIAL);
    }

    /** Card 45: puts an Up enemy PDB on its owner's planet Down. */
    private static void offerScrambler(Resolution r, Side side) {
        if (side != Side.REBEL) {
            return;
        }
        GameState s = r.state();
        int underPdb = 0;
        for (int rest = s.free() & Cast.REBELS; rest != 0; rest &= rest - 1) {
            int each = Integer.numberOfTrailingZeros(rest);
            if (Control.hasUsablePdb(s, Control.planetOf(s.at(each)), Side.IMPERIAL)) {
                underPdb |= 1 << each;
            }
        }
        int owner = s.owner(Card.SCRAMBLER);
        if (owner >= 0 && (underPdb & 1 << owner) != 0) {
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
                r.call(new Organisation(s.phasing()));
            }
            case MOVE_UNITS -> r.call(new MilitaryMove(s.phasing(), argument));
            case FLY -> r.call(new Flight(argument));
            case WALK -> r.call(new Walk(argument));
            case HAND_OVER -> {
                r.call(new HandOver(argument, formerHolders[argument]));
                formerHolders = formerHolders.clone();
                formerHolders[argument] |= HandOver.holderOf(s, argument);
            }
            case PDB_UP -> {
                s.set(Flag.PDB_RAISED, true);
                Control.setPdb(r, argument, s.pdbLevel(argument), true, "16.16");
                r.call(new Settlement());
            }
            case USE -> {
                int planet = Control.planetOf(s.at(s.owner(argument)));
                Possessions.show(r, argument);
                Control.putPdbDown(r, planet, "14.4");
                Possessions.rollForBreakage(r, argument);
                r.call(new Settlement());
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

    /** Sum of what could still move, used by the rules on destinations. */
    static boolean anyUnmoved(GameState s, int environ, Side side, boolean mobileOnly) {
        if (s.units(environ, side) == 0) {
            return false;
        }
        for (int kind = UnitKind.first(side); kind <= UnitKind.last(side); kind++) {
            UnitKind each = UnitKind.at(kind);
            if (s.unmoved(environ, each) > 0 && (each.mobile() || !mobileOnly)) {
                return true;
            }
        }
        return false;
    }
}
