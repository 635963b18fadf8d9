package fitg.app.lab;

import fitg.app.Choices;
import fitg.app.ExitCode;
import fitg.app.Progress;
import fitg.content.Side;
import fitg.lab.Simulation;
import fitg.lab.Table;
import fitg.lab.TurnStatistics;
import fitg.players.Players;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lets computer players play many games and counts how they end. */
@Command(
        name = "simulate",
        description = "Lets the computer play many games and counts how they end.",
        mixinStandardHelpOptions = true)
public final class SimulateCommand implements Callable<Integer> {

    @Option(
            names = "--scenario",
            defaultValue = "flight-to-egrix",
            description = "flight-to-egrix (default) or varu-powderkeg.")
    private String scenario;

    @Option(names = "--games", defaultValue = "1000", description = "How many games; 1000 unless given.")
    private int games;

    @Option(names = "--seed", defaultValue = "1", description = "The same seed gives the same games; 1 unless given.")
    private long seed;

    @Option(
            names = "--rebel",
            defaultValue = Players.RANDOM,
            description = "random (default), recruit, captain or marshal.")
    private String rebel;

    @Option(
            names = "--imperial",
            defaultValue = Players.RANDOM,
            description = "random (default), recruit, captain or marshal.")
    private String imperial;

    @Option(names = "--threads", defaultValue = "1", description = "Games played at once; changes no result.")
    private int threads;

    @Option(names = "--turns", description = "Also say how the games go turn by turn, and how missions end.")
    private boolean turns;

    @Option(names = "--csv", paramLabel = "FILE", description = "Write what --turns says to a CSV file.")
    private Path csv;

    @Option(
            names = "--explain",
            description = "Count nothing; tell one game decision by decision, with the reasons and the alternatives.")
    private boolean explain;

    @Option(names = "--json", description = "Print one JSON object instead of a table.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Map<Side, String> seats = Map.of(
                Side.REBEL, Choices.computerPlayer(rebel),
                Side.IMPERIAL, Choices.computerPlayer(imperial));
        if (explain) {
            ExplainedGame.checkAlone(spec.commandLine().getParseResult());
            new ExplainedGame(Choices.scenario(scenario), seats, seed)
                    .tell(spec.commandLine().getOut());
            return ExitCode.DONE;
        }
        Simulation simulation = new Simulation(
                new Table(Choices.scenario(scenario), seats),
                Choices.atLeastOne("games", games),
                seed,
                Choices.atLeastOne("threads", threads));
        boolean watched = turns || csv != null;
        TurnStatistics statistics = simulation.statistics();
        Simulation.Result result;
        try (Progress progress = Progress.games(games)) {
            result = watched ? simulation.watch(progress::step, statistics) : simulation.run(progress::step);
        }
        if (csv != null) {
            Files.writeString(csv, statistics.csv());
        }
        SimulationReport report =
                new SimulationReport(simulation, seats, result, turns ? Optional.of(statistics) : Optional.empty());
        spec.commandLine().getOut().println(json ? report.json() : report.text());
        return ExitCode.DONE;
    }
}
