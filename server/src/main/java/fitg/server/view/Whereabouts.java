package fitg.server.view;

import fitg.content.Place;
import fitg.play.PlayerView;

/**
 * Where a piece is, as documents tell it: an environ by its number, an orbit box or a drift area by its key. A stack on its way is
 * told where it is at this moment.
 */
final class Whereabouts {

    private Whereabouts() {}

    /** Where it stands, or is passing. */
    static int now(PlayerView view, int place) {
        return place == Place.UNDER_WAY ? view.moving() : place;
    }

    static String word(PlayerView view, int at) {
        int place = now(view, at);
        if (place < 0 || Place.isEnviron(place)) {
            return place < 0 ? "space" : "environ";
        }
        return switch (Place.zone(place)) {
            case ORBIT, INTERCEPTION -> "orbit";
            case DRIFT, FAR_DRIFT -> "drift";
            default -> "space";
        };
    }

    /** Null anywhere else. */
    static Integer environ(PlayerView view, int at) {
        int place = now(view, at);
        return Place.isEnviron(place) ? Printed.environ(place) : null;
    }

    /** The key of an orbit box, its Interception Stack, a drift area or a star beyond the map; null anywhere else. */
    static String beyond(PlayerView view, int at) {
        int place = now(view, at);
        return place < 0 || Place.isEnviron(place) ? null : Place.key(place);
    }
}
