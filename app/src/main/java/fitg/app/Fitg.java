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
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
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
            AdvisoriesCommand.class
        })
public final class Fitg implements Runnable {

    @Spec
    private CommandSpec spec;

    public static void main(String[] args) {
        System.exit(Failures.ofContent(() -> commandLine().execute(args)));
    }

    public static CommandLine commandLine() {
        return new CommandLine(new Fitg())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(Failures::badUsage)
                .setExecutionExceptionHandler(Failures::failed);
    }

    /** Runs a command line with its output going to the given writers; for tests. */
    public static int run(PrintWriter out, PrintWriter err, String... args) {
        return commandLine().setOut(out).setErr(err).execute(args);
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Which command?");
    }
}
