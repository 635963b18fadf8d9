package fitg.rules.movement.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Action.Kind;
import fitg.procedure.Resolution;
import fitg.rules.force.second.SovereignFlight;
import fitg.rules.force.second.Sovereigns;
import fitg.state.Position;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/** {@link SovereignFlight}: the shuttles of segment A.1 take a sovereign up to the starships over his planet or down again, once in a segment. */
final class SovereignShuttles {

    private SovereignShuttles() {}

    static void offer(Resolution r, Side side) {
        if (!SovereignFlight.isPossible(r)) {
            return;
        }
        Position s = r.state();
        for (long rest = Sovereigns.spacefaring(s, side); rest != 0; rest = PieceSet.rest(rest)) {
            if (canTake(s, PieceSet.lowest(rest), side)) {
                r.or(Kind.SOVEREIGN, PieceSet.lowest(rest));
            }
        }
    }

    private static boolean canTake(Position s, int sovereign, Side side) {
        int planet = Place.planet(Sovereigns.environOf(sovereign));
        return !PieceSet.has(Theatre.company(s).deeds().boarded(), Sovereigns.fighter(sovereign))
                && Theatre.counters(s).starships(Place.orbit(planet), side) > 0
                && Shuttles.reachSurface(s, planet, side);
    }

    static void take(Resolution r, int sovereign) {
        TheatreState.company(r.state()).deeds().board(Sovereigns.fighter(sovereign));
        if (Sovereigns.isAloft(r.state(), sovereign)) {
            SovereignFlight.comeDown(r, sovereign);
        } else {
            SovereignFlight.goUp(r, sovereign);
        }
        r.settle();
    }
}
