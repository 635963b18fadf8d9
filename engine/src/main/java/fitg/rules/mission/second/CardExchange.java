package fitg.rules.mission.second;

import fitg.content.Card;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Stacks;
import fitg.rules.possession.Possessions;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;

/**
 * S-D51: at the start of his Mission Phase the Rebel player gives possessions to others of the holder's stack or ship, each once
 * (K-R37). The Empire sees that something changes hands, not what. Hands down who was handed something.
 */
final class CardExchange extends Procedure {

    private long passed;
    private int card = Holder.NOBODY;

    @Override
    public void advance(Resolution r) {
        Position s = r.state();
        if (card != Holder.NOBODY) {
            r.ask(Query.EXCHANGE_CARD_TO, Side.REBEL, card).orEach(Kind.CHARACTER, takers(s, card));
            return;
        }
        long open = PieceSet.NONE;
        for (int each = Card.SHIPS; each < Card.COUNT; each++) {
            boolean may = !PieceSet.has(passed, each) && takers(s, each) != 0;
            open |= may ? PieceSet.only(each) : PieceSet.NONE;
        }
        if (open == 0) {
            r.finish(receivers(s));
            return;
        }
        r.ask(Query.EXCHANGE_CARD, Side.REBEL).orEach(Kind.USE, open).or(Kind.END);
    }

    private long receivers(Position s) {
        long found = PieceSet.NONE;
        for (long rest = passed; rest != 0; rest = PieceSet.rest(rest)) {
            found |= PieceSet.only(s.gear().owner(PieceSet.lowest(rest)));
        }
        return found;
    }

    private static long takers(Position s, int card) {
        int owner = s.gear().owner(card);
        if (owner < 0 || !s.people().isFree(owner)) {
            return PieceSet.NONE;
        }
        long takers = PieceSet.NONE;
        for (long rest = Stacks.around(s, owner) & ~PieceSet.only(owner); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            takers |= Possessions.mayHold(s, each, card) ? PieceSet.only(each) : PieceSet.NONE;
        }
        return takers;
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case END -> r.finish(receivers(r.state()));
            case USE -> card = action.argument();
            default -> pass(r, action.argument());
        }
    }

    private void pass(Resolution r, int taker) {
        GameState s = r.state();
        int from = s.gear().owner(card);
        passed |= PieceSet.only(card);
        s.gear().setOwner(card, taker);
        if (r.listening()) {
            r.tell(new Event.PossessionPassed(card, s.gear().isRevealed(card), from, taker, "S-D51"));
        }
        card = Holder.NOBODY;
    }

    @Override
    protected void digest(Digest d) {
        d.add(passed).add(card);
    }
}
