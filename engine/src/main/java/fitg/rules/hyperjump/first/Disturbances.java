package fitg.rules.hyperjump.first;

import fitg.content.Place;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.hyperjump.Distances;
import fitg.state.Position;

/** What a galactic event adds to jumps: events 105 and 116. */
final class Disturbances {

    private Disturbances() {}

    /** How far it is from a place to a planet now. */
    static int distance(Position s, int from, int planet) {
        int star = Place.starOf(planet);
        return Distances.of(from, star) + Circumstances.now(s).furtherJump(Place.star(from), star);
    }

    /** How much worse military units navigate, also those that have declared a rating. */
    static int worseNavigation(Position s) {
        return Circumstances.now(s).worseNavigation();
    }
}
