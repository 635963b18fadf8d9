package fitg.rules.possession;

import fitg.content.Card;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.Digest;
import fitg.state.GameState;

/** Case 14.11: a card that was found goes at once to a member of the group that found it. */
public final class FindPossession extends Procedure {

    private final int card;
    private final long finders;

    public FindPossession(int card, long finders) {
        this.card = card;
        this.finders = finders;
    }

    /** When nobody may hold it, it goes back to the deck. */
    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        boolean any = false;
        r.ask(Ask.NEW_POSSESSION, Side.REBEL, card);
        for (long rest = finders; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            if (Possessions.mayHold(s, each, card)) {
                r.or(Kind.CHARACTER, each);
                any = true;
            }
        }
        if (!any) {
            r.or(Kind.NONE);
        }
        if (PieceSet.size(finders) > 1 && card >= Card.SHIPS) {
            // RUL-85: who may hold it depends on what it is.
            r.evenIfForced();
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        r.finish();
        if (action.kind() == Kind.CHARACTER) {
            Possessions.give(r, card, action.argument());
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(card).add(finders);
    }
}
