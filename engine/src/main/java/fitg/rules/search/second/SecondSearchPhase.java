package fitg.rules.search.second;

import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.force.second.Passage;
import fitg.rules.force.second.Stacks;
import fitg.rules.sequence.EachEnvironOnce;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.Mark;
import fitg.state.NumberSet;
import fitg.state.Position;

/** E2.B.1: the non-phasing player searches where he likes, each environ once. */
public final class SecondSearchPhase extends EachEnvironOnce {

    public SecondSearchPhase() {
        super(Query.SEARCH);
    }

    @Override
    protected void offer(Resolution r) {
        GameState s = r.state();
        Side searcher = s.turn().phasing().opponent();
        NumberSet places = Characters.placesOf(
                s, s.people().free() & Cast.of(searcher.opponent()) & s.people().detectedFlags());
        for (int environ = places.next(0, Place.COUNT);
                Place.isEnviron(environ);
                environ = places.next(environ + 1, Place.COUNT)) {
            if (mayBeSearched(s, environ, searcher) && !s.places().has(Mark.DONE, environ)) {
                r.or(Kind.SEARCH, environ);
            }
        }
    }

    /** Somebody detected hides there, and somebody is there to search. */
    public static boolean mayBeSearched(Position s, int environ, Side searcher) {
        long hiders = Stacks.hiders(s, environ, searcher.opponent());
        return (hiders & s.people().detectedFlags()) != 0
                && SecondSearch.hasSearchers(s, environ, searcher)
                && !Passage.isDead(s, environ);
    }

    @Override
    protected Procedure act(Resolution r, int environ) {
        return SecondSearch.inEnviron(r.state(), environ);
    }
}
