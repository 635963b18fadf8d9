package fitg.server.view;

import fitg.content.Planet;
import fitg.content.ScenarioSheet;
import fitg.content.Side;
import fitg.content.StarSystem;
import fitg.play.Scenarios;
import fitg.procedure.Action.Piece;
import fitg.procedure.Scenario;
import java.util.Arrays;
import java.util.List;

/** A scenario as it is offered to those who want to begin a game. */
public record ScenarioDocument(
        String id,
        String title,
        String edition,
        String level,
        String summary,
        String description,
        String goals,
        int minutes,
        BalanceDocument balance,
        PieceDocument system,
        boolean armageddon,
        int lastTurn,
        int pointsToWin,
        List<StartDocument> planets,
        ForcesDocument rebel,
        ForcesDocument imperial,
        List<OptionDocument> options) {

    /** How a planet begins. */
    public record StartDocument(
            int id, String name, String loyalty, boolean rebelControlled, int pdbLevel, List<Integer> environs) {}

    /** How many of so many games between equal Captains the Rebels won, in percent. */
    public record BalanceDocument(int rebelPercent, int games) {}

    /** What a side begins with. */
    public record ForcesDocument(
            List<PieceDocument> characters, List<UnitsDocument> units, List<PieceDocument> ships) {}

    /** A house rule that can be agreed on; its id is the component of {@link OptionsDocument}. */
    public record OptionDocument(String id, String title, String description, boolean standard) {}

    private static final List<OptionDocument> OPTIONS = List.of(new OptionDocument(
            "worstDetection",
            "Watchful PDBs",
            "Every detection roll counts as the worst one for the ship, so that flying past a PDB is a risk without"
                    + " luck.",
            false));

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
                new BalanceDocument(sheet.balance().rebelPercent(), sheet.balance().games()),
                new PieceDocument("system", system.id(), system.name()),
                scenario.armageddon(),
                scenario.lastTurn(),
                scenario.pointsToWin(),
                planets.stream().map(planet -> start(scenario, planet)).toList(),
                forces(scenario, Side.REBEL),
                forces(scenario, Side.IMPERIAL),
                OPTIONS);
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
                        .toList());
    }
}
