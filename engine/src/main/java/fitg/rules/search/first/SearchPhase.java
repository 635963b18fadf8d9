package fitg.rules.search.first;

import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.sequence.EachEnvironOnce;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Mark;
import fitg.state.Position;
import fitg.state.realm.Realm;

/** Case 11.1: the non-phasing player may search once in every environ where detected characters hide among his men. */
public final class SearchPhase extends EachEnvironOnce {

    public SearchPhase() {
        super(Ask.NEXT_SEARCH);
    }

    @Override
    protected void offer(Resolution r) {
        GameState s = r.state();
        for (int environ : r.rules().scenario().environs()) {
            if (!s.places().has(Mark.DONE, environ) && mayBeSearched(s, environ)) {
                r.or(Kind.SEARCH, environ);
            }
        }
    }

    /** Cases 11.1 and 11.11: characters with military units are never searched for. */
    private static boolean mayBeSearched(Position s, int environ) {
        Side hunted = s.turn().phasing();
        long hiders = Characters.inCharacterStack(s, environ, hunted);
        return (hiders & s.people().detectedFlags()) != 0
                && !Realm.of(s).isDestroyed(Place.planet(environ))
                && Search.hasSearchers(s, environ, hunted.opponent());
    }

    @Override
    protected Procedure act(Resolution r, int environ) {
        return Search.inEnviron(r.state(), environ);
    }

    @Override
    protected void digest(Digest d) {
        super.digest(d);
        d.add(0);
    }
}
