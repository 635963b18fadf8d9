package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Place;
import fitg.content.StarSystem;
import fitg.play.PlayerView;
import fitg.play.words.Names;
import fitg.rules.hyperjump.Distances;
import fitg.server.shape.Called;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.OneOf;
import fitg.server.shape.Says;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The stars of a game with orbits, the places around them and how far they are apart: the same in either edition. */
public final class Heavens {

    private Heavens() {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("An orbit box or a drift area.")
    @Called("SpacePlace")
    public record SpaceDocument(
            @Says("As in the action keys.") String key,
            String name,
            @OneOf({"orbit", "drift", "far-drift"}) String kind,
            int system,
            @Says("Of an orbit box.") @Maybe Integer planet) {}

    @Says("How far it is from one star to another, in navigation stars along the shortest way.")
    @Called("Distance")
    public record DistanceDocument(
            int from, int to, @Least(1) int distance) {}

    /** Numbers of the star systems in play. */
    static List<Integer> systems(PlayerView view) {
        return Arrays.stream(stars(view)).mapToObj(Heavens::number).toList();
    }

    /** Orbit boxes and drift areas. */
    static List<SpaceDocument> places(PlayerView view) {
        return Arrays.stream(view.area().places())
                .filter(place -> Place.isOrbit(place) || Place.isDrift(place))
                .mapToObj(Heavens::space)
                .toList();
    }

    private static int[] stars(PlayerView view) {
        return Arrays.stream(view.area().planets())
                .map(Place::starOf)
                .distinct()
                .toArray();
    }

    private static int number(int star) {
        return system(star).id();
    }

    private static StarSystem system(int star) {
        return Printed.CATALOGUE.systems().get(star);
    }

    private static SpaceDocument space(int place) {
        return new SpaceDocument(
                Place.key(place),
                Names.place(place),
                Printed.word(Place.zone(place)),
                number(Place.star(place)),
                Place.isOrbit(place) ? Printed.planet(Place.planet(place)) : null);
    }

    static List<DistanceDocument> distances(PlayerView view) {
        int[] stars = stars(view);
        List<DistanceDocument> all = new ArrayList<>();
        for (int from = 0; from < stars.length; from++) {
            for (int to = from + 1; to < stars.length; to++) {
                all.add(new DistanceDocument(
                        number(stars[from]), number(stars[to]), Distances.between(stars[from], stars[to])));
            }
        }
        return List.copyOf(all);
    }
}
