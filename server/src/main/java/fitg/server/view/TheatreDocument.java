package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.play.PlayerView;
import fitg.server.shape.Called;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import java.util.List;
import java.util.stream.IntStream;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says(
        "What else is on the table in games of the second edition: places in space, military counters one by one, escorts, and the"
                + " combat under way.")
@Called("Theatre")
public record TheatreDocument(
        @Says("Numbers of the star systems in play.") List<Integer> systems,
        @Says("Orbit boxes and drift areas.") List<Heavens.SpaceDocument> places,

        @Says("How far the star systems in play are apart, each pair once.")
        List<Heavens.DistanceDocument> distances,

        @Says("Those that are lost are left out.") List<CounterDocument> counters,
        List<EscortDocument> escorts,
        @Says("Absent while nobody fights.") @Maybe BattleDocument battle) {

    /** Null for games without one. */
    static TheatreDocument of(PlayerView view) {
        return view.further(Theatre.class) == null ? null : ofTheatre(view);
    }

    private static TheatreDocument ofTheatre(PlayerView view) {
        Counters counters = Theatre.counters(view);
        return new TheatreDocument(
                Heavens.systems(view),
                Heavens.places(view),
                Heavens.distances(view),
                IntStream.range(0, counters.count())
                        .filter(each -> counters.place(each) >= 0)
                        .mapToObj(each -> CounterDocument.of(view, each))
                        .toList(),
                EscortDocument.all(view),
                view.battle().map(battle -> BattleDocument.of(view, battle)).orElse(null));
    }
}
