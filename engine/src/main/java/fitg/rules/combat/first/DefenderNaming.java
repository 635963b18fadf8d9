package fitg.rules.combat.first;

import fitg.content.Card;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.possession.Possessions;
import fitg.state.Digest;
import fitg.state.GameState;

/**
 * Case 12.4: each defender is active or inactive in a round. Somebody able to fight must be active, if anybody is;
 * otherwise somebody must all the same (RUL-22). Hands down the active ones.
 */
public final class DefenderNaming extends Procedure {

    private static final long ADDS_COMBAT = PieceSet.only(Card.RIFLE)
            | PieceSet.only(Card.BLADE)
            | PieceSet.only(Card.HELIAN_DRUG)
            | PieceSet.only(Card.NORROCKS);

    private final Side side;
    private final long defenders;
    private final boolean allActive;
    private final boolean cardsMayCount;
    private final Edge edge;
    private long active;
    private long named;

    /** @param cardsMayCount RUL-80: a possession that adds Combat may make its owner the only active defender */
    DefenderNaming(Side side, long defenders, boolean allActive, boolean cardsMayCount, Edge edge) {
        this.side = side;
        this.defenders = defenders;
        this.allActive = allActive;
        this.cardsMayCount = cardsMayCount;
        this.edge = edge;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        long able = defenders & ~s.people().disabled();
        if (able == 0) {
            r.finish(defenders);
            return;
        }
        if (allActive) {
            r.finish(able);
            return;
        }
        long waiting = able & ~named;
        if (waiting == 0) {
            r.finish(active);
            return;
        }
        int next = PieceSet.lowest(waiting);
        long others = active | PieceSet.rest(waiting);
        boolean mustStand = anyFighter(s, able) ? !anyFighter(s, others) : others == 0;
        r.ask(Ask.ACTIVE, side, next).or(Kind.ACTIVE);
        if (!mustStand) {
            r.or(Kind.INACTIVE);
        } else if (others != 0 && Possessions.anyFaceDown(s, able)) {
            // RUL-85: whether he has a choice may depend on a card the Empire has not seen.
            r.evenIfForced();
        }
    }

    /** Those named active so far, and those still to be named. */
    public long inFront(GameState s) {
        return active | defenders & ~s.people().disabled() & ~named;
    }

    private boolean anyFighter(GameState s, long set) {
        for (long rest = set; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            boolean mayShow = cardsMayCount && !edge.mental() && (s.gear().possessionsOf(each) & ADDS_COMBAT) != 0;
            if (mayShow || edge.rating(s, each) > 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void answer(Resolution r, Action action) {
        int next = PieceSet.lowest(defenders & ~r.state().people().disabled() & ~named);
        named |= PieceSet.only(next);
        active |= action.kind() == Kind.ACTIVE ? PieceSet.only(next) : 0;
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal()).add(defenders).add(allActive ? 1 : 0).add(cardsMayCount ? 1 : 0);
        edge.digest(d);
        d.add(active).add(named);
    }
}
