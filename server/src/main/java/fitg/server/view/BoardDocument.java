package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Place;
import fitg.content.Side;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.play.words.ScoreSheet;
import fitg.server.shape.Is;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import fitg.state.Flag;
import fitg.state.Segment;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says("The whole table as one viewer sees it, so that any position can be drawn without the ones before.")
public record BoardDocument(
        @Is(Viewer.class) String viewer,
        String scenario,
        String title,
        OptionsDocument options,
        @Least(1) int turn,
        int lastTurn,
        @Is(Side.class) String phasing,
        @Is(Segment.class) LabelDocument segment,

        @Says("Absent when the game is over.") @Maybe @Is(Side.class)
        String waitingFor,

        @Says("Rebel victory points now.") int points,
        int pointsToWin,

        @Says("How many points win, and when: \"12 after the last turn\".")
        String enough,

        @Says("Where the points come from.") List<PointsDocument> breakdown,
        List<PlanetDocument> planets,
        List<EnvironDocument> environs,
        List<CharacterDocument> characters,
        List<ShipDocument> ships,
        MissionsDocument missions,

        @Says("Lines the Empire has yet to receive.") @Least(0)
        int owedLines,

        boolean pdbRaised,

        @Says("Whether the Empire took a Line in this turn; told to the Imperial player only.") @Maybe
        Boolean lineTaken,

        boolean zopMet,

        @Says("While break-off is asked: the column, and the highest die with which each part gets away.") @Maybe
        BreakOffDocument breakOff,

        @Says("What else is on the table in games of the second edition.") @Maybe
        TheatreDocument theatre,

        @Says("What else is on the table in the wider games of 1979.") @Maybe
        ProvinceDocument province,

        @Says("What else is on the table in galaxy-wide games.") @Maybe
        RealmDocument realm) {

    public static BoardDocument of(PlayerView view) {
        return new BoardDocument(
                Printed.word(view.viewer()),
                view.scenario().id(),
                view.scenario().title(),
                OptionsDocument.of(view.options()),
                view.turn().number(),
                view.scenario().lastTurn(),
                Printed.side(view.turn().phasing()),
                LabelDocument.of(view.turn().segment()),
                view.waitingFor().map(Printed::side).orElse(null),
                view.points(),
                view.scenario().pointsToWin(),
                ScoreSheet.enough(view.scenario()),
                PointsDocument.all(view),
                planets(view),
                environs(view),
                characters(view),
                ships(view),
                MissionsDocument.of(view),
                view.turn().owedUnits(),
                view.turn().is(Flag.PDB_RAISED),
                view.knowsMobileUnits() ? view.turn().is(Flag.LINE_TAKEN) : null,
                view.turn().is(Flag.ZOP_MET),
                view.breakOff().map(BreakOffDocument::of).orElse(null),
                TheatreDocument.of(view),
                ProvinceDocument.of(view),
                RealmDocument.of(view));
    }

    private static List<PlanetDocument> planets(PlayerView view) {
        return Arrays.stream(view.scenario().planets())
                .mapToObj(planet -> PlanetDocument.of(view, planet))
                .toList();
    }

    private static List<EnvironDocument> environs(PlayerView view) {
        return Arrays.stream(view.scenario().environs())
                .mapToObj(environ -> EnvironDocument.of(view, environ))
                .toList();
    }

    private static List<CharacterDocument> characters(PlayerView view) {
        return IntStream.range(0, view.people().count())
                .filter(character -> view.people().at(character) != Place.POOL)
                .mapToObj(character -> CharacterDocument.of(view, character))
                .toList();
    }

    private static List<ShipDocument> ships(PlayerView view) {
        return Printed.CATALOGUE.ships().stream()
                .filter(ship -> view.gear().shipAt(ship.index()) != Place.POOL)
                .map(ship -> ShipDocument.of(view, ship))
                .toList();
    }
}
