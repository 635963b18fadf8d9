package fitg.galaxy.event;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.loyalty.Cause;
import fitg.rules.loyalty.Loyalties;
import fitg.rules.loyalty.LoyaltyShift;
import fitg.state.Digest;
import fitg.state.Position;

/** 99 and 104: a player must shift so many planets of some, each by one space; only such as can move, while there are any (G-R12). */
final class ChosenShifts extends Procedure {

    private final int number;
    private final Side chooser;
    private final Side favour;
    private long candidates;
    private int left;

    ChosenShifts(int number, Side chooser, Side favour, long candidates, int count) {
        this.number = number;
        this.chooser = chooser;
        this.favour = favour;
        this.candidates = candidates;
        this.left = count;
    }

    /** Those of a set whose marker a card can move. */
    static long movable(Position s, long planets, Side favour) {
        long found = PieceSet.NONE;
        for (long rest = planets; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            boolean moves = Loyalties.canMove(s, each, favour, Cause.GALACTIC_EVENT);
            found |= moves ? PieceSet.only(each) : PieceSet.NONE;
        }
        return found;
    }

    @Override
    public void advance(Resolution r) {
        long open = left == 0 ? PieceSet.NONE : movable(r.state(), candidates, favour);
        if (open == 0) {
            r.finish();
            return;
        }
        r.ask(Affair.EVENT_CHOICE, chooser, number).orEach(Kind.PLANET, open);
    }

    @Override
    public void answer(Resolution r, Action action) {
        left--;
        candidates &= ~PieceSet.only(action.argument());
        r.call(LoyaltyShift.of(action.argument(), favour, 1, Cause.GALACTIC_EVENT));
    }

    @Override
    protected void digest(Digest d) {
        d.add(number)
                .add(chooser.ordinal())
                .add(favour.ordinal())
                .add(candidates)
                .add(left);
    }
}
