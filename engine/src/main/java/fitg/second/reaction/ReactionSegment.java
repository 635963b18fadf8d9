package fitg.second.reaction;

import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.second.Query;
import fitg.second.state.Counters;
import fitg.second.state.Theatre;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Mark;
import fitg.state.NumberSet;
import fitg.state.Position;

/** E2.A.5: the non-phasing player moves one piece to each environ that gives him cause, each environ once (S-R9). */
public final class ReactionSegment extends Procedure {

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
        Side side = s.turn().phasing().opponent();
        r.ask(Query.REACTION, side);
        NumberSet visited = visited(s, s.turn().phasing());
        for (int environ = visited.next(0, Place.COUNT);
                Place.isEnviron(environ);
                environ = visited.next(environ + 1, Place.COUNT)) {
            if (Reactors.isTrigger(s, environ)
                    && !s.places().has(Mark.DONE, environ)
                    && Reactors.canReact(s, environ, side)) {
                r.or(Kind.REACT, environ);
            }
        }
        r.or(Kind.END);
    }

    /** The places in which the phasing player has anything at all, environs first; nothing else can be a cause. */
    private static NumberSet visited(Position s, Side phasing) {
        NumberSet places = Characters.placesOf(s, s.people().free() & Cast.of(phasing));
        Counters counters = Theatre.counters(s);
        for (int place = counters.firstHeld(phasing); place >= 0; place = counters.nextHeld(phasing, place)) {
            places.add(place);
        }
        return places;
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.END) {
            done = true;
            return;
        }
        GameState s = r.state();
        s.places().put(Mark.DONE, action.argument());
        r.call(new ReactionMove(s.turn().phasing().opponent(), action.argument()));
    }

    @Override
    protected void digest(Digest d) {
        d.add(begun ? 1 : 0).add(done ? 1 : 0);
    }
}
