package fitg.app.cases;

import fitg.app.ExitCode;
import fitg.play.cases.Case;
import fitg.play.cases.CaseRun;
import fitg.play.cases.Difference;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays cases that are written as text. */
@Command(
        name = "case",
        description = "Plays cases written as text and says what differs; exits with 1 if anything does.",
        mixinStandardHelpOptions = true)
public final class CaseCommand implements Callable<Integer> {

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "Files with cases; docs/cases.md says how they read.")
    private List<Path> files;

    @Option(names = "--quiet", description = "Tell only of cases that do not hold.")
    private boolean quiet;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        int all = 0;
        int failed = 0;
        for (Path file : files) {
            for (Case each : CaseFiles.read(file)) {
                all++;
                failed += tell(out, file, each) ? 0 : 1;
            }
        }
        out.println(all == 1 ? "1 case, " + (failed == 0 ? "which holds." : "which does not hold.") : sum(all, failed));
        out.flush();
        return failed == 0 ? ExitCode.DONE : ExitCode.CHECK_FAILED;
    }

    private boolean tell(PrintWriter out, Path file, Case each) {
        List<Difference> differences = CaseRun.of(each);
        if (!differences.isEmpty() || !quiet) {
            out.println((differences.isEmpty() ? "holds    " : "DIFFERS  ") + each.name());
        }
        differences.forEach(difference ->
                out.println("         " + file + ", line " + difference.line() + ": " + difference.sentence()));
        return differences.isEmpty();
    }

    private static String sum(int all, int failed) {
        return all + " cases, " + (failed == 0 ? "all of which hold." : failed + " of which do not hold.");
    }
}
