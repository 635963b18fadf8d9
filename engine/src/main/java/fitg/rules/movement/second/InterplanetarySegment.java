package fitg.rules.movement.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Dazed;
import fitg.rules.force.second.Scrambling;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.Position;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;

/** E2.A.1: the phasing player moves starships between planets, transfers characters and hands over prisoners, until he ends it. */
public final class InterplanetarySegment extends Procedure {

    private final Side side;

    public InterplanetarySegment(Side side) {
        this.side = side;
    }

    @Override
    public void advance(Resolution r) {
        Position s = r.state();
        r.ask(Query.INTERPLANETARY, side);
        boolean adrift = false;
        Counters counters = Theatre.counters(s);
        for (int place = counters.firstFleet(side); place >= 0; place = counters.nextFleet(side, place)) {
            if (StarshipMove.isPossible(s, place, side)) {
                r.or(Kind.MOVE_SHIPS, place);
                adrift |= Place.isDrift(place);
            }
        }
        // Shuttles belong to starships.
        boolean shuttles = counters.firstFleet(side) >= 0;
        long passengers = shuttles ? s.people().free() & Cast.of(side) & ~Dazed.of(r) : PieceSet.NONE;
        for (long rest = passengers; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            if (Shuttles.canTake(s, each, false)) {
                r.or(Kind.TRANSFER, each);
            }
        }
        if (shuttles) {
            SovereignShuttles.offer(r, side);
        }
        SecondHandOver.offer(r, side);
        Scrambling.offer(r, side);
        // S-R22: whoever can leave a drift area must.
        if (!adrift) {
            r.or(Kind.END);
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case MOVE_SHIPS -> r.call(new StarshipMove(action.argument(), side));
            case TRANSFER -> r.call(new Transfer(action.argument(), false));
            case SOVEREIGN -> SovereignShuttles.take(r, action.argument());
            case USE -> Scrambling.use(r);
            case HAND_OVER -> r.call(new SecondHandOver(action.argument()));
            default -> r.finish();
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal());
    }
}
