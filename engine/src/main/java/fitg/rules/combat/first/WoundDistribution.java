package fitg.rules.combat.first;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Ratings;
import fitg.rules.combat.Casualties;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Position;

/** Case 12.7: the owner spreads the wounds of a result freely among those who must take them, one after the other. */
public final class WoundDistribution extends Procedure {

    private final Side side;
    private long waiting;
    private int wounds;

    WoundDistribution(Side side, long among, int wounds) {
        this.side = side;
        this.waiting = among;
        this.wounds = wounds;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        if (wounds == 0 || waiting == 0) {
            r.finish();
            return;
        }
        int next = PieceSet.lowest(waiting);
        int others = enduranceLeft(s, PieceSet.rest(waiting));
        int most = Math.min(wounds, Ratings.enduranceLeft(s, next));
        int least = Math.min(most, Math.max(0, wounds - others));
        r.ask(Ask.WOUNDS, side, next);
        for (int count = least; count <= most; count++) {
            r.or(Kind.COUNT, count);
        }
    }

    /** What the next bears of the wounds if each bears them by what he can still take, rounded down. */
    public int fairShare(Position s) {
        int own = Ratings.enduranceLeft(s, PieceSet.lowest(waiting));
        return wounds * own / Math.max(1, enduranceLeft(s, waiting));
    }

    private static int enduranceLeft(Position s, long set) {
        int sum = 0;
        for (long rest = set; rest != 0; rest = PieceSet.rest(rest)) {
            sum += Ratings.enduranceLeft(s, PieceSet.lowest(rest));
        }
        return sum;
    }

    @Override
    public void answer(Resolution r, Action action) {
        int next = PieceSet.lowest(waiting);
        waiting = PieceSet.rest(waiting);
        wounds -= action.argument();
        Casualties.wound(r, next, action.argument());
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal()).add(waiting).add(wounds);
    }
}
