package fitg.rules.reaction.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.rules.sequence.EachEnvironOnce;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Mark;
import fitg.state.Position;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;

/** E2.A.5: the non-phasing player moves one piece to each environ that gives him cause, each environ once (S-R9). */
public final class SecondReactionSegment extends EachEnvironOnce {

    public SecondReactionSegment() {
        super(Query.REACTION);
    }

    @Override
    protected void offer(Resolution r) {
        GameState s = r.state();
        Side side = s.turn().phasing().opponent();
        for (long rest = visited(s); rest != 0; rest = PieceSet.rest(rest)) {
            for (int environ : Control.environsOf(PieceSet.lowest(rest))) {
                if (Reactors.isTrigger(s, environ)
                        && !s.places().has(Mark.DONE, environ)
                        && Reactors.canReact(s, environ, side)) {
                    r.or(Kind.REACT, environ);
                }
            }
        }
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
    protected Procedure act(Resolution r, int environ) {
        return new SecondReactionMove(r.state().turn().phasing().opponent(), environ);
    }

    @Override
    protected String tag() {
        return "ReactionSegment";
    }

    @Override
    protected void digest(Digest d) {
        super.digest(d);
        d.add(0);
    }
}
