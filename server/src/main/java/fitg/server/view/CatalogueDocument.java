package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Catalogue;
import fitg.content.Edition;
import fitg.content.EnvironType;
import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Rating;
import fitg.content.UnitType;
import fitg.play.Scenarios;
import fitg.play.words.Names;
import fitg.procedure.Ruleset;
import fitg.rules.force.first.Mix;
import fitg.server.shape.Called;
import fitg.server.shape.Is;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import fitg.state.Segment;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

@Says("Everything printed that a client needs to draw a board and to explain a piece. The same for every game.")
public record CatalogueDocument(
        @Says("The editions, in the order they are offered.")
        List<EditionFacts> editions,

        @Says("The provinces, with their capital planets.") List<PrintedMap.ProvinceFacts> provinces,

        @Says("Where a star stands is given in percent of the width and height of the map.")
        List<PrintedMap.SystemFacts> systems,

        @Says("The routes between star systems, with the navigation stars printed on them.")
        List<PrintedMap.RouteFacts> routes,

        @Says("The planets.") List<PrintedMap.PlanetFacts> planets,

        @Says("The environs; `starred` when the resource rating is printed with a star.")
        List<PrintedMap.EnvironFacts> environs,

        @Says("The races.") List<PrintedInhabitants.RaceFacts> races,
        @Says("The creatures.") List<PrintedInhabitants.CreatureFacts> creatures,
        @Says("The Irate Locals Chart.") List<PrintedMap.LocalsFacts> irateLocals,
        @Says("The sovereigns.") List<PrintedInhabitants.SovereignFacts> sovereigns,

        @Says("The characters; `bonusDraws` by mission letter.")
        List<PrintedCards.CharacterFacts> characters,

        @Says("The possessions; `breaksFrom` is the lowest die that breaks the card when it is used.")
        List<PrintedCards.PossessionFacts> possessions,

        @Says("The spaceships.") List<PrintedCards.ShipFacts> ships,

        @Says("The military units; `hidden` when only the owner can tell the kind from another.")
        List<UnitFacts> units,

        @Says("The missions; `playable` in the games of this server.")
        List<PrintedMissions.MissionFacts> missions,

        @Says("The events of the action cards.") List<PrintedMissions.EventFacts> actionEvents,
        @Says("The action cards with their sections.") List<PrintedMissions.ActionCardFacts> actionCards,

        @Says("The printed tables, to be shown and not to be reckoned with.")
        List<TableDocument> tables,

        @Says("The words of the documents with the names to show for them.")
        WordsDocument words,

        @Says("What the second edition prints besides.") PrintedSecond.SecondFacts second) {

    @Says("An edition of the game, of which there are scenarios.")
    @Called("EditionFacts")
    public record EditionFacts(
            @Is(Edition.class) String id,
            String name,
            @Says("What sets it apart.") String differs) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("A type of military unit as it is printed.")
    public record UnitFacts(
            String kind,
            String name,
            String side,
            @Maybe String environType,
            @Says("In environs.") int strength,
            @Says("Off the ground.") int spaceStrength,
            @Says("In Force Points.") int cost,
            boolean mobile,

            @Says("When only the owner can tell it from another.")
            boolean hidden) {}

    @Says("The words of the documents with the names to show for them.")
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
                editionsOnOffer(),
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
                unitsOnOffer(),
                PrintedMissions.missions(catalogue),
                PrintedMissions.events(catalogue),
                PrintedMissions.actionCards(catalogue),
                PrintedTables.of(catalogue),
                standardWords(),
                PrintedSecond.of(catalogue));
    }

    /** Of all games on offer. */
    private static List<UnitFacts> unitsOnOffer() {
        return Scenarios.rulesets().stream()
                .flatMap(rules -> Arrays.stream(rules.units().all()))
                .distinct()
                .map(CatalogueDocument::unit)
                .toList();
    }

    private static List<EditionFacts> editionsOnOffer() {
        return Scenarios.rulesets().stream()
                .map(Ruleset::edition)
                .distinct()
                .map(edition ->
                        new EditionFacts(edition.year(), edition.title() + ", " + edition.year(), edition.differs()))
                .toList();
    }

    private static UnitFacts unit(UnitType kind) {
        return new UnitFacts(
                Printed.unit(kind),
                Names.unit(kind),
                Printed.side(kind.side()),
                kind.environType().map(Printed::word).orElse(null),
                kind.strength(),
                kind.spaceStrength(),
                Mix.cost(kind),
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
