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
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says(
        "What else is on the table in games of the second edition: places in space, military counters one by one, escorts, and the"
                + " combat under way.")
@Called("Theatre")
public record TheatreDocument(
        @Says("Numbers of the star systems in play.") List<Integer> systems,
        @Says("Orbit boxes and drift areas.") List<SpaceDocument> places,

        @Says("How far the star systems in play are apart, each pair once.")
        List<DistanceDocument> distances,

        @Says("Those that are lost are left out.") List<CounterDocument> counters,
        List<EscortDocument> escorts,
        @Says("Absent while nobody fights.") @Maybe BattleDocument battle) {

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

    /** Null for games without one. */
    static TheatreDocument of(PlayerView view) {
        return view.further(Theatre.class) == null ? null : ofTheatre(view);
    }

    private static TheatreDocument ofTheatre(PlayerView view) {
        int[] stars = stars(view);
        Counters counters = Theatre.counters(view);
        return new TheatreDocument(
                Arrays.stream(stars).mapToObj(TheatreDocument::number).toList(),
                Arrays.stream(view.area().places())
                        .filter(place -> !Place.isEnviron(place))
                        .mapToObj(TheatreDocument::space)
                        .toList(),
                distances(stars),
                IntStream.range(0, counters.count())
                        .filter(each -> counters.place(each) >= 0)
                        .mapToObj(each -> CounterDocument.of(view, each))
                        .toList(),
                EscortDocument.all(view),
                view.battle().map(battle -> BattleDocument.of(view, battle)).orElse(null));
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

    private static List<DistanceDocument> distances(int[] stars) {
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
