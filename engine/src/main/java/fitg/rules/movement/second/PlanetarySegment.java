package fitg.rules.movement.second;

import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Passage;
import fitg.rules.force.second.Scrambling;
import fitg.rules.movement.second.PlanetaryFlight.Way;
import fitg.state.Digest;
import fitg.state.Position;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;

/** E2.A.4: units move on and over their planets until the phasing player ends it; then he regroups (S-R67, S-R69). */
public final class PlanetarySegment extends Procedure {

    private final Side side;
    private boolean regrouped;

    public PlanetarySegment(Side side) {
        this.side = side;
    }

    @Override
    public void advance(Resolution r) {
        if (regrouped) {
            r.finish();
            return;
        }
        Position s = r.state();
        r.ask(Query.PLANETARY_MOVE, side);
        Counters counters = Theatre.counters(s);
        boolean anyDead = Passage.gone(s) != 0;
        for (int place = counters.firstUnmoved(side); place >= 0; place = counters.nextUnmoved(side, place)) {
            if (anyDead && Passage.isDead(s, place)) {
                continue;
            }
            if (Place.isEnviron(place)) {
                offerOnTheGround(r, s, counters, place);
            } else if (Place.isOrbit(place) && PlanetaryFlight.isPossible(s, place, side, Way.DESCENT)) {
                r.or(Kind.DESCEND, place);
            }
        }
        SecondHandOver.offer(r, side);
        Scrambling.offer(r, side);
        r.or(Kind.END);
    }

    private void offerOnTheGround(Resolution r, Position s, Counters counters, int environ) {
        if (March.isPossible(counters, environ, side)) {
            r.or(Kind.MARCH, environ);
        }
        if (counters.unmovedStarships(environ, side) == 0) {
            return;
        }
        if (PlanetaryFlight.isPossible(s, environ, side, Way.LIFT)) {
            r.or(Kind.LIFT, environ);
        }
        if (PlanetaryFlight.isPossible(s, environ, side, Way.LOW_FLIGHT)) {
            r.or(Kind.LOW_FLIGHT, environ);
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        int from = action.argument();
        switch (action.kind()) {
            case MARCH -> r.call(new March(from, side));
            case LIFT -> r.call(new PlanetaryFlight(from, side, Way.LIFT));
            case DESCEND -> r.call(new PlanetaryFlight(from, side, Way.DESCENT));
            case LOW_FLIGHT -> r.call(new PlanetaryFlight(from, side, Way.LOW_FLIGHT));
            case USE -> Scrambling.use(r);
            case HAND_OVER -> r.call(new SecondHandOver(from));
            default -> {
                regrouped = true;
                r.call(new Regrouping(side));
            }
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal()).add(regrouped ? 1 : 0);
    }
}
