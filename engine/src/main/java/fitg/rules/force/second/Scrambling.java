package fitg.rules.force.second;

import fitg.content.Card;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.procedure.Action.Kind;
import fitg.procedure.Correction;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.rules.possession.Possessions;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.Position;

/**
 * Card 45: at any time in A.1, A.3 and A.4 of the Rebel player-turn the Scrambler puts an Up Imperial PDB Down on the planet its
 * owner stands on (2-province, 11.5). It is one more answer to what the Rebel player is asked there anyway.
 */
@Completion("C-POSS-1")
public final class Scrambling {

    private Scrambling() {}

    /** C-POSS-1: whether cards help whoever moves, as in the Province Game. */
    public static boolean cardsHelp(Resolution r) {
        return r.rules().has(Correction.CARDS_IN_MOVEMENT);
    }

    /** Adds the card to the question at hand, which is asked whenever somebody under a PDB holds a hidden card (RUL-85). */
    public static void offer(Resolution r, Side side) {
        GameState s = r.state();
        if (side == Side.IMPERIAL || s.gear().owned() == PieceSet.NONE || !cardsHelp(r)) {
            return;
        }
        long underPdb = underPdb(s);
        int owner = s.gear().owner(Card.SCRAMBLER);
        if (owner >= 0 && PieceSet.has(underPdb, owner) && !s.gear().isBroken(Card.SCRAMBLER)) {
            r.or(Kind.USE, Card.SCRAMBLER);
        }
        if (Possessions.anyFaceDown(s, underPdb)) {
            r.evenIfForced();
        }
    }

    private static long underPdb(Position s) {
        long found = PieceSet.NONE;
        for (long rest = s.people().free() & Cast.REBELS; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int at = s.people().at(each);
            boolean watched = Place.isEnviron(at) && Defences.isUp(s, Place.planet(at), Side.IMPERIAL);
            found |= watched ? PieceSet.only(each) : PieceSet.NONE;
        }
        return found;
    }

    public static void use(Resolution r) {
        GameState s = r.state();
        int planet = Place.planet(s.people().at(s.gear().owner(Card.SCRAMBLER)));
        Possessions.show(r, Card.SCRAMBLER);
        Control.putPdbDown(r, planet, "C-POSS-1");
        Possessions.rollForBreakage(r, Card.SCRAMBLER);
        r.settle();
    }
}
