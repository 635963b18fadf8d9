package fitg.rules.movement.first;

import fitg.content.Card;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.rules.possession.Possessions;
import fitg.rules.stacking.first.HandOver;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Position;

/** Cases 12.81 and 14.9: what the phasing player may do besides in every segment in which he moves. */
abstract class MovingPieces extends Procedure {

    private static final long[] NO_HOLDERS = new long[Cast.COUNT];

    /** RUL-101: for each prisoner the holders he has left; replaced, never changed, so that a clone is a copy. */
    private long[] formerHolders = NO_HOLDERS;

    /** RUL-59: a guard whose prisoner has moved already stays with him. */
    static long boundByPrisoner(Position s) {
        long bound = 0;
        for (long rest = s.people().prisoners() & s.people().moved(); rest != 0; rest = PieceSet.rest(rest)) {
            int holder = s.people().holder(PieceSet.lowest(rest));
            bound |= holder >= 0 ? PieceSet.only(holder) : 0;
        }
        return bound;
    }

    /** Case 12.81: a prisoner may be handed over at any time in this segment. */
    final void offerHandOvers(Resolution r, Side side) {
        GameState s = r.state();
        for (long rest = s.people().prisoners() & Cast.of(side.opponent()); rest != 0; rest = PieceSet.rest(rest)) {
            int prisoner = PieceSet.lowest(rest);
            if (HandOver.isPossible(s, prisoner, formerHolders[prisoner])) {
                r.or(Kind.HAND_OVER, prisoner);
            }
        }
    }

    /** Card 45: puts an Up enemy PDB on its owner's planet Down. */
    static void offerScrambler(Resolution r, Side side) {
        GameState s = r.state();
        if (side != Side.REBEL || s.gear().owned() == PieceSet.NONE) {
            return;
        }
        long underPdb = 0;
        for (long rest = s.people().free() & Cast.REBELS; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int at = s.people().at(each);
            if (Place.isEnviron(at) && Control.hasUsablePdb(s, Control.planetOf(at), Side.IMPERIAL)) {
                underPdb |= PieceSet.only(each);
            }
        }
        int owner = s.gear().owner(Card.SCRAMBLER);
        if (owner >= 0 && PieceSet.has(underPdb, owner) && !s.gear().isBroken(Card.SCRAMBLER)) {
            r.or(Kind.USE, Card.SCRAMBLER);
        }
        if (Possessions.anyFaceDown(s, underPdb)) {
            r.evenIfForced();
        }
    }

    final void handOver(Resolution r, int prisoner) {
        r.call(new HandOver(prisoner, formerHolders[prisoner]));
        formerHolders = formerHolders.clone();
        formerHolders[prisoner] |= HandOver.holderOf(r.state(), prisoner);
    }

    static void useScrambler(Resolution r, int card) {
        GameState s = r.state();
        int planet = Control.planetOf(s.people().at(s.gear().owner(card)));
        Possessions.show(r, card);
        Control.putPdbDown(r, planet, "14.4");
        Possessions.rollForBreakage(r, card);
        r.settle();
    }

    @Override
    protected void digest(Digest d) {
        for (long former : formerHolders) {
            d.add(former);
        }
    }
}
