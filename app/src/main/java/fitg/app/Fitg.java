package fitg.app;

import fitg.app.admin.AdminCommand;
import fitg.app.admin.BackupCommand;
import fitg.app.admin.RestoreCommand;
import fitg.app.advisories.AdvisoriesCommand;
import fitg.app.cases.CaseCommand;
import fitg.app.cases.PositionCommand;
import fitg.app.lab.BalanceCommand;
import fitg.app.lab.BenchCommand;
import fitg.app.lab.EffortCommand;
import fitg.app.lab.ExercisesCommand;
import fitg.app.lab.LearnCommand;
import fitg.app.lab.SimulateCommand;
import fitg.app.lab.TournamentCommand;
import fitg.app.rules.ContentCommand;
import fitg.app.rules.RulesCommand;
import fitg.app.saves.ReplayCommand;
import fitg.app.saves.VerifyCommand;
import fitg.app.serve.ApiCommand;
import fitg.app.serve.ServeCommand;
import fitg.app.terminal.TerminalCommand;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The {@code fitg} command. A further command is one class and one entry in the list below. */
@Command(
        name = "fitg",
        description = "Freedom in the Galaxy, the board game of 1979 and its second edition of 2002, on a computer.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND")
public final class Fitg implements Runnable {

    private static final List<Class<?>> COMMANDS = List.of(
            ServeCommand.class,
            AdminCommand.class,
            BackupCommand.class,
            RestoreCommand.class,
            TerminalCommand.class,
            SimulateCommand.class,
            TournamentCommand.class,
            BalanceCommand.class,
            EffortCommand.class,
            ExercisesCommand.class,
            LearnCommand.class,
            ReplayCommand.class,
            VerifyCommand.class,
            CaseCommand.class,
            PositionCommand.class,
            BenchCommand.class,
            RulesCommand.class,
            ContentCommand.class,
            ApiCommand.class,
            AdvisoriesCommand.class);

    @Spec
    private CommandSpec spec;

    public static void main(String[] args) {
        System.exit(Failures.ofContent(() -> commandLine(commandsFor(args)).execute(args)));
    }

    public static CommandLine commandLine() {
        return commandLine(COMMANDS);
    }

    /** Runs a command line with its output going to the given writers; for tests. */
    public static int run(PrintWriter out, PrintWriter err, String... args) {
        return commandLine(commandsFor(args)).setOut(out).setErr(err).execute(args);
    }

    private static CommandLine commandLine(List<Class<?>> commands) {
        CommandLine fitg = new CommandLine(new Fitg());
        commands.forEach(fitg::addSubcommand);
        return fitg.setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(Failures::badUsage)
                .setExecutionExceptionHandler(Failures::failed);
    }

    /** The command that is named, alone, since to read the options of all of them is a third of a server's start; else all. */
    private static List<Class<?>> commandsFor(String... args) {
        return COMMANDS.stream()
                .filter(each -> args.length > 0
                        && each.getAnnotation(Command.class).name().equals(args[0]))
                .findFirst()
                .<List<Class<?>>>map(List::of)
                .orElse(COMMANDS);
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Which command?");
    }
}
