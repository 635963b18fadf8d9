package fitg.players.galaxy;

import fitg.content.CounterType;
import fitg.content.Place;
import fitg.content.Provinces;
import fitg.content.Side;
import fitg.play.Decision;
import fitg.players.mind.Sense;
import fitg.procedure.Action;
import fitg.state.Segment;

/** K-R7: where a unit just bought is put. */
final class PlacementSense implements Sense {

    private final Stance stance;
    private final Side side;
    private final CounterType type;

    PlacementSense(Stance stance, Decision decision) {
        this.stance = stance;
        side = decision.side();
        type = CounterType.at(decision.subject());
    }

    /** At a set-up by the plan; later near the trouble, transports beside the troops they will carry, warships in orbit. */
    @Override
    public double worth(Decision decision, Action action) {
        if (stance.view.turn().segment() == Segment.SET_UP) {
            return Affairs.likeSuggested(decision, action);
        }
        int place = action.argument();
        double worth = NEUTRAL + stance.trouble(Provinces.of(Place.planet(place)));
        if (type.isTransport()) {
            worth += 2 * Math.min(stance.counters.groundUnits(place, side), 3);
        } else if (type.isStarship()) {
            worth += Place.isOrbit(place) ? NEUTRAL : 0;
        } else {
            worth += Math.min(stance.counters.starships(place, side), 2);
            worth += stance.counters.groundUnits(place, side.opponent()) > 0 ? NEUTRAL : 0;
        }
        return worth;
    }
}
