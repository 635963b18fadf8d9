package fitg.level.province;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Place;
import fitg.content.SpaceRoute;
import fitg.procedure.Scenario;
import java.util.HashSet;
import java.util.Set;

/** Case 28.38: to which stars of a scenario the routes from beyond the map lead. */
final class EntryStars {

    private EntryStars() {}

    static boolean leadToTheSame(Scenario scenario, int onePlace, int otherPlace) {
        Set<Integer> one = touched(scenario, onePlace);
        one.retainAll(touched(scenario, otherPlace));
        return !one.isEmpty();
    }

    private static Set<Integer> touched(Scenario scenario, int place) {
        int star = PRINTED.systems().get(Place.star(place)).id();
        Set<Integer> found = new HashSet<>();
        for (SpaceRoute route : PRINTED.spaceRoutes()) {
            if (route.systemA() == star) {
                found.add(route.systemB());
            } else if (route.systemB() == star) {
                found.add(route.systemA());
            }
        }
        found.retainAll(scenario.sheet().systems());
        return found;
    }
}
