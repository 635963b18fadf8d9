package fitg.rules.reaction.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Mark;
import fitg.state.Position;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;

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
        for (long rest = visited(s); rest != 0; rest = PieceSet.rest(rest)) {
            for (int environ : Control.environsOf(PieceSet.lowest(rest))) {
                if (Reactors.isTrigger(s, environ)
                        && !s.places().has(Mark.DONE, environ)
                        && Reactors.canReact(s, environ, side)) {
                    r.or(Kind.REACT, environ);
                }
            }
        }
        r.or(Kind.END);
    }

    /** The planets the rebels have anything on or over: who reacts and what he reacts to are near the same planet, and they are fewer. */
    private static long visited(Position s) {
        long planets = PieceSet.NONE;
        for (long rest = s.people().free() & Cast.REBELS; rest != 0; rest = PieceSet.rest(rest)) {
            planets |= planet(s.people().at(PieceSet.lowest(rest)));
        }
        Counters counters = Theatre.counters(s);
        for (int place = counters.firstHeld(Side.REBEL); place >= 0; place = counters.nextHeld(Side.REBEL, place)) {
            planets |= planet(place);
        }
        return planets;
    }

    private static long planet(int place) {
        int planet = Place.planet(place);
        return planet < 0 ? PieceSet.NONE : PieceSet.only(planet);
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
