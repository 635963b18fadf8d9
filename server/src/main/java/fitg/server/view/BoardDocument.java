package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Place;
import fitg.play.PlayerView;
import fitg.state.Cast;
import fitg.state.Flag;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The table as one viewer sees it, all of it, so that a client can draw any position without having seen the ones
 * before.
 *
 * @param lineTaken whether the Empire took a Line in this turn; told to the Imperial player only
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record BoardDocument(
        String viewer,
        String scenario,
        String title,
        OptionsDocument options,
        int turn,
        int lastTurn,
        String phasing,
        LabelDocument segment,
        String waitingFor,
        int points,
        int pointsToWin,
        List<PointsDocument> breakdown,
        List<PlanetDocument> planets,
        List<EnvironDocument> environs,
        List<CharacterDocument> characters,
        List<ShipDocument> ships,
        MissionsDocument missions,
        int owedLines,
        boolean pdbRaised,
        Boolean lineTaken,
        boolean zopMet,
        BreakOffDocument breakOff) {

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
                view.breakOff().map(BreakOffDocument::of).orElse(null));
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
        return IntStream.range(0, Cast.COUNT)
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
