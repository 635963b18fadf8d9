package fitg.galaxy.assignment;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.content.StrategicAssignment;
import fitg.galaxy.scenario.Terms;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.Digest;
import fitg.state.realm.RealmState;
import java.util.List;

/**
 * K-D1 and K-D17: the Imperial player puts Strategic Assignment cards into the order in which they will be turned, one after the
 * other, or shuffles the rest (35.1, 35.4).
 */
public final class AssignmentOrder extends Procedure {

    private static final List<StrategicAssignment> CARDS = PRINTED.campaign().strategicAssignments();

    private final Affair affair;
    private long hand;
    private int wanted;

    private AssignmentOrder(Affair affair, long hand, int wanted) {
        this.affair = affair;
        this.hand = hand;
        this.wanted = wanted;
    }

    /** All cards of the game, before it begins. */
    public static AssignmentOrder ofDeck(Terms terms) {
        return new AssignmentOrder(Affair.ASSIGNMENT_ORDER, terms.assignments(), PieceSet.size(terms.assignments()));
    }

    /** Case 35.4: so many of the others, once the last card has been turned. */
    static AssignmentOrder ofLast(Terms terms, int turned, int turns) {
        long others = terms.assignments() & ~PieceSet.only(turned);
        return new AssignmentOrder(Affair.LAST_ASSIGNMENTS, others, Math.min(turns, PieceSet.size(others)));
    }

    @Override
    public void advance(Resolution r) {
        if (wanted == 0) {
            r.finish();
            return;
        }
        r.ask(affair, Side.IMPERIAL);
        for (long rest = hand; rest != 0; rest = PieceSet.rest(rest)) {
            int card = PieceSet.lowest(rest);
            if (!hasTwinBefore(card)) {
                r.or(Kind.ASSIGNMENT, card);
            }
        }
        r.or(Kind.SHUFFLE);
    }

    /** Two cards that name the same provinces are one answer. */
    private boolean hasTwinBefore(int card) {
        for (long rest = hand & PieceSet.first(card); rest != 0; rest = PieceSet.rest(rest)) {
            StrategicAssignment other = CARDS.get(PieceSet.lowest(rest));
            if (other.provinceA() == CARDS.get(card).provinceA()
                    && other.provinceB() == CARDS.get(card).provinceB()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.ASSIGNMENT) {
            take(r, action.argument());
            return;
        }
        while (wanted > 0) {
            take(r, PieceSet.member(hand, r.pick("Strategic Assignment", PieceSet.size(hand))));
        }
    }

    private void take(Resolution r, int card) {
        hand &= ~PieceSet.only(card);
        wanted--;
        RealmState.of(r.state()).assignments().add(card);
    }

    @Override
    protected void digest(Digest d) {
        d.add(affair.ordinal()).add(hand).add(wanted);
    }
}
