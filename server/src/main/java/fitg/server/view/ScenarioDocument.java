package fitg.server.view;

import fitg.content.Planet;
import fitg.content.Side;
import fitg.content.StarSystem;
import fitg.play.Scenarios;
import fitg.procedure.Action.Piece;
import fitg.procedure.Scenario;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** A scenario as it is offered to those who want to begin a game. */
public record ScenarioDocument(
        String id,
        String title,
        String description,
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

    /** What a side begins with. */
    public record ForcesDocument(
            List<PieceDocument> characters, List<UnitsDocument> units, List<PieceDocument> ships) {}

    /** A house rule that can be agreed on; its id is the component of {@link OptionsDocument}. */
    public record OptionDocument(String id, String title, String description, boolean standard) {}

    private static final Map<String, String> DESCRIPTIONS = Map.of(
            Scenarios.FLIGHT_TO_EGRIX.id(),
            "Three fugitives in one ship come down on a star system that sleeps under the Empire. In six game-turns they"
                    + " must turn its loyalty and raise it in rebellion, before the garrison hunts them down; every"
                    + " rebellion brings the Empire fresh troops.",
            Scenarios.VARU_POWDERKEG.id(),
            "Cercis has thrown the Empire out and wants its neighbours to follow. In seven game-turns four rebels with a"
                    + " handful of units must win a second planet, while Redjac and the Imperial Line try to take the"
                    + " first one back.");

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
        return new ScenarioDocument(
                scenario.id(),
                scenario.title(),
                DESCRIPTIONS.getOrDefault(scenario.id(), scenario.title()),
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
