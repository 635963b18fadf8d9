package fitg.server.view;

import fitg.content.Place;

/** Where a piece is, as documents tell it: an environ by its number, an orbit box or a drift area by its key. */
final class Whereabouts {

    private Whereabouts() {}

    static String word(int place) {
        if (place < 0 || Place.isEnviron(place)) {
            return place < 0 ? "space" : "environ";
        }
        return Place.isOrbit(place) ? "orbit" : "drift";
    }

    /** Null anywhere else. */
    static Integer environ(int place) {
        return Place.isEnviron(place) ? Printed.environ(place) : null;
    }

    /** The key of an orbit box or a drift area; null anywhere else. */
    static String beyond(int place) {
        return place < 0 || Place.isEnviron(place) ? null : Place.key(place);
    }
}
