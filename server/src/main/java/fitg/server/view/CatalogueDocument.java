package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Catalogue;
import fitg.content.EnvironType;
import fitg.content.GameLevel;
import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Rating;
import fitg.content.UnitRoster;
import fitg.content.UnitType;
import fitg.play.Names;
import fitg.state.Segment;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** Everything printed that a client needs to draw a board and to explain a piece: the same for every game. */
public record CatalogueDocument(
        List<PrintedMap.ProvinceFacts> provinces,
        List<PrintedMap.SystemFacts> systems,
        List<PrintedMap.RouteFacts> routes,
        List<PrintedMap.PlanetFacts> planets,
        List<PrintedMap.EnvironFacts> environs,
        List<PrintedInhabitants.RaceFacts> races,
        List<PrintedInhabitants.CreatureFacts> creatures,
        List<PrintedMap.LocalsFacts> irateLocals,
        List<PrintedInhabitants.SovereignFacts> sovereigns,
        List<PrintedCards.CharacterFacts> characters,
        List<PrintedCards.PossessionFacts> possessions,
        List<PrintedCards.ShipFacts> ships,
        List<UnitFacts> units,
        List<PrintedMissions.MissionFacts> missions,
        List<PrintedMissions.EventFacts> actionEvents,
        List<PrintedMissions.ActionCardFacts> actionCards,
        List<TableDocument> tables,
        WordsDocument words) {

    /** A kind of military unit; {@code hidden} when its owner alone can tell it from another. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record UnitFacts(
            String kind, String name, String side, String environType, int strength, boolean mobile, boolean hidden) {}

    /** The words of the documents with the names to show for them. */
    public record WordsDocument(
            List<LabelDocument> segments,
            List<LabelDocument> loyalties,
            List<LabelDocument> planetStates,
            List<LabelDocument> environTypes,
            List<LabelDocument> ratings) {}

    private static final CatalogueDocument STANDARD = of(Catalogue.standard());

    public static CatalogueDocument standard() {
        return STANDARD;
    }

    private static CatalogueDocument of(Catalogue catalogue) {
        return new CatalogueDocument(
                PrintedMap.provinces(catalogue),
                PrintedMap.systems(catalogue),
                PrintedMap.routes(catalogue),
                PrintedMap.planets(catalogue),
                PrintedMap.environs(catalogue),
                PrintedInhabitants.races(catalogue),
                PrintedInhabitants.creatures(catalogue),
                PrintedInhabitants.irateLocals(catalogue),
                PrintedInhabitants.sovereigns(catalogue),
                PrintedCards.characters(catalogue),
                PrintedCards.possessions(catalogue),
                PrintedCards.ships(catalogue),
                each(UnitRoster.of(GameLevel.STAR_SYSTEM).all(), CatalogueDocument::unit),
                PrintedMissions.missions(catalogue),
                PrintedMissions.events(catalogue),
                PrintedMissions.actionCards(catalogue),
                PrintedTables.of(catalogue),
                standardWords());
    }

    private static UnitFacts unit(UnitType kind) {
        return new UnitFacts(
                Printed.unit(kind),
                Names.unit(kind),
                Printed.side(kind.side()),
                kind.environType().map(Printed::word).orElse(null),
                kind.strength(),
                kind.mobile(),
                kind.hidden());
    }

    private static WordsDocument standardWords() {
        return new WordsDocument(
                each(Segment.values(), LabelDocument::of),
                each(Loyalty.values(), LabelDocument::of),
                each(PlanetState.values(), LabelDocument::of),
                each(EnvironType.values(), LabelDocument::of),
                each(Rating.values(), LabelDocument::of));
    }

    private static <T, D> List<D> each(T[] all, Function<T, D> translation) {
        return Arrays.stream(all).map(translation).toList();
    }
}
