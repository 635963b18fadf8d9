package fitg.rules.search.first;

import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Mark;
import fitg.state.Position;

/** Case 11.1: the non-phasing player may search once in every environ where detected characters hide among his men. */
public final class SearchPhase extends Procedure {

    private boolean begun;
    private boolean done;

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        if (!begun) {
            begun = true;
            s.places().clearAll(Mark.DONE);
        }
        if (done) {
            r.finish();
            return;
        }
        r.ask(Ask.NEXT_SEARCH, s.turn().phasing().opponent());
        for (int environ : r.rules().scenario().environs()) {
            if (!s.places().has(Mark.DONE, environ) && mayBeSearched(s, environ)) {
                r.or(Kind.SEARCH, environ);
            }
        }
        r.or(Kind.END);
    }

    /** Cases 11.1 and 11.11: characters with military units are never searched for. */
    private static boolean mayBeSearched(Position s, int environ) {
        Side hunted = s.turn().phasing();
        long hiders = Characters.inCharacterStack(s, environ, hunted);
        return (hiders & s.people().detectedFlags()) != 0 && Search.hasSearchers(s, environ, hunted.opponent());
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.END) {
            done = true;
            return;
        }
        r.state().places().put(Mark.DONE, action.argument());
        r.call(Search.inEnviron(r.state(), action.argument()));
    }

    @Override
    protected void digest(Digest d) {
        d.add(begun ? 1 : 0).add(done ? 1 : 0);
    }
}
