package fitg.rules.hyperjump;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Place;
import fitg.content.SpaceRoute;
import fitg.content.StarSystem;
import java.util.Arrays;
import java.util.List;

/** Cases 21.1, E3.2.b: how far it is from star to star, counted in navigation stars along the shortest route (S-R21). */
public final class Distances {

    private static final int FAR = 1000;

    /** E3.2.f.3: what a ship in Drift 2 has to jump further, and to its own star. */
    private static final int OUT_OF_FAR_DRIFT = 2;

    private static final int[][] SHORTEST = shortest();

    private Distances() {}

    /** Between two stars by their place in the catalogue. */
    public static int between(int fromStar, int toStar) {
        return SHORTEST[fromStar][toStar];
    }

    /** From a place to a star: Drift 2 adds two and is two away from its own star, Drift 1 is in its system. */
    public static int of(int fromPlace, int toStar) {
        int distance = between(Place.star(fromPlace), toStar);
        return Place.zone(fromPlace) == Place.Zone.FAR_DRIFT ? distance + OUT_OF_FAR_DRIFT : distance;
    }

    /** Whether a ship there must jump to reach a planet (E3.2.a.1). */
    public static boolean needsJump(int fromPlace, int planet) {
        return Place.zone(fromPlace) == Place.Zone.FAR_DRIFT || Place.star(fromPlace) != Place.starOf(planet);
    }

    private static int[][] shortest() {
        List<StarSystem> systems = PRINTED.systems();
        int[][] distance = new int[systems.size()][systems.size()];
        for (int star = 0; star < distance.length; star++) {
            Arrays.fill(distance[star], FAR);
            distance[star][star] = 0;
        }
        for (SpaceRoute route : PRINTED.spaceRoutes()) {
            int a = indexOf(systems, route.systemA());
            int b = indexOf(systems, route.systemB());
            distance[a][b] = Math.min(distance[a][b], route.length());
            distance[b][a] = distance[a][b];
        }
        for (int over = 0; over < distance.length; over++) {
            for (int[] from : distance) {
                for (int to = 0; to < distance.length; to++) {
                    from[to] = Math.min(from[to], from[over] + distance[over][to]);
                }
            }
        }
        return distance;
    }

    private static int indexOf(List<StarSystem> systems, int id) {
        for (int star = 0; star < systems.size(); star++) {
            if (systems.get(star).id() == id) {
                return star;
            }
        }
        throw new IllegalArgumentException("no star has the number " + id);
    }
}
