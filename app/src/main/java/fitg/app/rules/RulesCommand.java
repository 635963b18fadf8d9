package fitg.app.rules;

import fitg.app.ExitCode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Which rule has which tests. The launcher runs the tests before a check if they are out of date. */
@Command(
        name = "rules",
        description = "Lists the rules of the game and the tests that cover them.",
        mixinStandardHelpOptions = true)
public final class RulesCommand implements Callable<Integer> {

    @Option(
            names = "--check",
            description = "Test if needed; list what is missing (of 2002 everything), exit with 1 if anything is.")
    private boolean check;

    @Option(
            names = "--edition",
            paramLabel = "YEAR",
            defaultValue = "1979",
            description = "1979 (default) or 2002, whose rules are one list for all its levels.")
    private String edition;

    @Option(
            names = "--level",
            paramLabel = "LEVEL",
            defaultValue = "star-system",
            description = "star-system (default), province or galactic.")
    private String level;

    @Option(names = "--rulings", description = "Show the rulings instead, or check them too.")
    private boolean rulings;

    @Option(
            names = "--last-run",
            description = "With --check: do not test, go by what the last test run left, whole or partial.")
    private boolean lastRun;

    @Option(names = "--ratchet", description = "Only check that no rule covered before has lost its tests.")
    private boolean ratchet;

    @Option(names = "--update", description = "Rewrite the list of covered rules, docs/covered-rules.txt.")
    private boolean update;

    @Option(names = "--project", hidden = true, description = "The project's directory.")
    private Path project = Path.of(System.getProperty("fitg.home", "."));

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        RuleList list = RuleList.of(edition, level, project);
        Ratchet before = Ratchet.read(project);
        RuleReport report = new RuleReport(
                list,
                RuleList.everything(project),
                Coverage.ofProject(project),
                lastRun ? before.among(list.rules()) : before);
        if (update) {
            return update(report);
        }
        if (ratchet) {
            return print(report.lost()) ? ExitCode.CHECK_FAILED : ExitCode.DONE;
        }
        warnOfUnknown(report);
        return check ? check(report) : list(report);
    }

    private int list(RuleReport report) {
        if (rulings) {
            print(report.listing(report.list().rulings()));
            print(List.of(report.rulingsSummary()));
        } else {
            print(report.listing(report.list().rules()));
            completions(report);
            print(List.of(report.summary()));
        }
        return ExitCode.DONE;
    }

    /** Where we completed the rules, that belongs to every list of them. */
    private void completions(RuleReport report) {
        if (!report.list().completions().isEmpty()) {
            print(report.listing(report.list().completions()));
            print(List.of(report.completionsSummary()));
        }
    }

    private int check(RuleReport report) {
        if (report.list().completions().isEmpty()) {
            print(report.missing(report.list().rules()));
        } else {
            print(report.listing(report.list().rules()));
            completions(report);
            print(report.failures(report.list().rules()));
        }
        if (rulings) {
            print(report.missing(report.list().rulings()));
            print(List.of(report.rulingsSummary()));
        }
        print(report.lost());
        print(List.of(report.summary()));
        boolean holds = report.complete()
                && (!rulings || report.missing(report.list().rulings()).isEmpty());
        return holds ? ExitCode.DONE : ExitCode.CHECK_FAILED;
    }

    private int update(RuleReport report) throws IOException {
        List<String> covered = report.covered();
        new Ratchet(covered).write(project);
        print(report.lost());
        print(List.of("docs/covered-rules.txt now lists " + covered.size() + " rules and rulings"));
        return ExitCode.DONE;
    }

    private void warnOfUnknown(RuleReport report) {
        PrintWriter err = spec.commandLine().getErr();
        report.unknown().forEach(rule -> err.println("fitg: Tests are tagged with " + rule + ", which is no rule."));
        err.flush();
    }

    private boolean print(List<String> lines) {
        PrintWriter out = spec.commandLine().getOut();
        lines.forEach(out::println);
        out.flush();
        return !lines.isEmpty();
    }
}
