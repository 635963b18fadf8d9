package fitg.app.lab;

import fitg.app.Choices;
import fitg.app.ExitCode;
import fitg.app.Progress;
import fitg.content.Side;
import fitg.galaxy.scenario.Termed;
import fitg.lab.Simulation;
import fitg.lab.Table;
import fitg.lab.TurnStatistics;
import fitg.players.Players;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Lets computer players play many games and counts how they end. */
@Command(
        name = "simulate",
        description = "Lets the computer play many games and counts how they end.",
        footer = {
            "",
            "--csv and --html also look at every turn, as --turns does. --csv writes the turns to FILE and the missions to a second"
                    + " file beside it: turns.csv and turns-missions.csv."
        },
        mixinStandardHelpOptions = true)
public final class SimulateCommand implements Callable<Integer> {

    private static final int GAMES = 1000;

    @Mixin
    private LabOptions lab;

    @Option(
            names = "--rebel",
            paramLabel = "PLAYER",
            defaultValue = Players.RANDOM,
            description = "random (default), recruit, captain or marshal.")
    private String rebel;

    @Option(
            names = "--imperial",
            paramLabel = "PLAYER",
            defaultValue = Players.RANDOM,
            description = "random (default), recruit, captain or marshal.")
    private String imperial;

    @Option(names = "--turns", description = "Also say how the games go turn by turn, and how missions end.")
    private boolean turns;

    @Option(
            names = "--tally",
            description =
                    "Of a campaign: also say which events, secrets, assignments, dominoes, atrocities, ways to win and"
                            + " questions came up, and how often.")
    private boolean tally;

    @Option(
            names = "--explain",
            description = "Count nothing; tell one game decision by decision, with the reasons and the alternatives.")
    private boolean explain;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Map<Side, String> seats = Map.of(
                Side.REBEL, Choices.computerPlayer(rebel),
                Side.IMPERIAL, Choices.computerPlayer(imperial));
        if (explain) {
            ExplainedGame.checkAlone(spec.commandLine().getParseResult());
            new ExplainedGame(lab.scenario(), seats, lab.seed())
                    .tell(spec.commandLine().getOut());
            return ExitCode.DONE;
        }
        Simulation simulation =
                new Simulation(new Table(lab.scenario(), seats), lab.games(GAMES), lab.seed(), lab.threads());
        if (tally && lab.scenario().further(Termed.class) == null) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--tally counts what only a campaign has; " + lab.scenario().id() + " is none.");
        }
        lab.checkFiles();
        boolean watched = turns || tally || lab.wantsFiles();
        TurnStatistics statistics = simulation.statistics();
        Simulation.Result result;
        try (Progress progress = Progress.games(simulation.games())) {
            result = watched ? simulation.watch(progress::step, statistics) : simulation.run(progress::step);
        }
        SimulationReport report = new SimulationReport(
                simulation,
                seats,
                result,
                turns || lab.wantsFiles() ? Optional.of(statistics) : Optional.empty(),
                tally ? Optional.of(statistics.occurrences()) : Optional.empty());
        lab.deliver(report, spec.commandLine().getOut());
        return ExitCode.DONE;
    }
}
