package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Edition;
import fitg.content.GameLevel;
import fitg.content.Loyalty;
import fitg.content.Planet;
import fitg.content.ScenarioSheet;
import fitg.content.Side;
import fitg.content.StarSystem;
import fitg.play.Scenarios;
import fitg.play.words.ScoreSheet;
import fitg.procedure.Action.Piece;
import fitg.procedure.HouseRule;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import fitg.rules.scenario.second.Briefed;
import fitg.server.shape.Called;
import fitg.server.shape.Is;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says("A scenario as it is offered.")
public record ScenarioDocument(
        String id,
        String title,

        @Says("The edition it is played by.") @Is(Edition.class)
        String edition,

        @Says("Which of the games of the box it belongs to.") @Is(GameLevel.class)
        String level,

        @Says("What it is about; one sentence.") String summary,
        String description,
        @Says("How each side wins.") String goals,

        @Says("How long a game takes two people who know the rules.")
        int minutes,

        @Says("Absent until it was measured.") @Maybe BalanceDocument balance,

        @Says("The first of its star systems.") PieceDocument system,
        @Says("All of them.") List<PieceDocument> systems,

        @Says("Whether the planets begin as in the Armageddon scenario.")
        boolean armageddon,

        int lastTurn,
        @Says("What they are called: `game-turns`.") String turns,
        int pointsToWin,

        @Says("With how many Rebel points they win, and when, in words.")
        String enough,

        List<StartDocument> planets,
        ForcesDocument rebel,
        ForcesDocument imperial,

        @Says("House rules that can be agreed on.") List<OptionDocument> options) {

    @Says("How a planet begins.")
    @Called("ScenarioPlanet")
    public record StartDocument(
            int id,
            String name,
            @Is(Loyalty.class) String loyalty,
            boolean rebelControlled,
            @Least(0) int pdbLevel,
            List<Integer> environs) {}

    @Says("How many of so many games between equal Captains the Rebels won, in percent.")
    public record BalanceDocument(int rebelPercent, int games) {}

    @Says("What a side begins with.")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record ForcesDocument(
            List<PieceDocument> characters,
            List<UnitsDocument> units,
            List<PieceDocument> ships,

            @Says("Military counters, in scenarios of the second edition.") @Maybe
            List<CountersDocument> counters) {}

    @Says("So many military counters of one type.")
    @Called("Counters")
    public record CountersDocument(
            @Says("The name of the type in the catalogue.") String type,
            @Least(1) int count) {}

    /**
     * A house rule that can be agreed on; its id is the component of {@link OptionsDocument}.
     */
    @Says("A house rule that can be agreed on.")
    @Called("HouseRule")
    public record OptionDocument(
            String id,
            String title,
            String description,

            @Says("Whether it is on unless one says otherwise.")
            boolean standard) {
        private static OptionDocument of(HouseRule rule) {
            return new OptionDocument(rule.id(), rule.title(), rule.description(), rule.isAgreedOn(Options.standard()));
        }
    }

    private static final List<ScenarioDocument> ALL =
            Scenarios.all().stream().map(ScenarioDocument::of).toList();

    public static List<ScenarioDocument> all() {
        return ALL;
    }

    public static ScenarioDocument of(Scenario scenario) {
        List<Planet> planets = Arrays.stream(scenario.planets())
                .mapToObj(Printed.CATALOGUE::planet)
                .toList();
        StarSystem system = Printed.CATALOGUE.system(planets.getFirst().systemId());
        ScenarioSheet sheet = scenario.sheet();
        return new ScenarioDocument(
                scenario.id(),
                scenario.title(),
                sheet.edition().year(),
                sheet.level().id(),
                sheet.texts().summary(),
                sheet.texts().description(),
                sheet.texts().goals(),
                sheet.minutes(),
                sheet.balance()
                        .map(known -> new BalanceDocument(known.rebelPercent(), known.games()))
                        .orElse(null),
                system(system),
                planets.stream()
                        .map(Planet::systemId)
                        .distinct()
                        .map(id -> system(Printed.CATALOGUE.system(id)))
                        .toList(),
                scenario.armageddon(),
                scenario.lastTurn(),
                scenario.ruleset().turnsAreCalled(),
                scenario.pointsToWin(),
                ScoreSheet.enough(scenario),
                planets.stream().map(planet -> start(scenario, planet)).toList(),
                forces(scenario, Side.REBEL),
                forces(scenario, Side.IMPERIAL),
                scenario.ruleset().houseRules().stream().map(OptionDocument::of).toList());
    }

    private static PieceDocument system(StarSystem system) {
        return new PieceDocument(PieceDocument.SYSTEM, system.id(), system.name());
    }

    private static StartDocument start(Scenario scenario, Planet planet) {
        return new StartDocument(
                planet.id(),
                planet.name(),
                Printed.word(scenario.armageddon() ? planet.armageddonLoyalty() : planet.startLoyalty()),
                scenario.armageddon() && planet.armageddonRebelControlled(),
                scenario.pdbLevel(planet),
                planet.environs().stream().map(Printed::environ).toList());
    }

    private static ForcesDocument forces(Scenario scenario, Side side) {
        return new ForcesDocument(
                Printed.each(scenario.cast(side), character -> PieceDocument.of(Piece.CHARACTER, character)),
                UnitsDocument.of(scenario.units(side)),
                scenario.ships(side).stream()
                        .map(ship -> PieceDocument.of(Piece.SHIP, ship))
                        .toList(),
                counters(scenario, side));
    }

    /** Null where there are none at all. */
    private static List<CountersDocument> counters(Scenario scenario, Side side) {
        Briefed briefed = scenario.further(Briefed.class);
        if (briefed == null) {
            return null;
        }
        Map<String, Integer> counts = new LinkedHashMap<>();
        briefed.briefing().placements().stream()
                .flatMap(placement -> placement.counters().stream())
                .filter(type -> type.side() == side)
                .forEach(type -> counts.merge(type.name(), 1, Integer::sum));
        return counts.entrySet().stream()
                .map(each -> new CountersDocument(each.getKey(), each.getValue()))
                .toList();
    }
}
