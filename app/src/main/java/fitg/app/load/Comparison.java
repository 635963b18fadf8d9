package fitg.app.load;

import fitg.app.BadInput;
import fitg.app.load.Latencies.Summary;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Another checkout of this program and this one, measured in turn. */
final class Comparison {

    private final List<LoadReport> theirs = new ArrayList<>();
    private final List<LoadReport> ours = new ArrayList<>();

    void theirs(LoadReport report) {
        theirs.add(report);
    }

    void ours(LoadReport report) {
        ours.add(report);
    }

    boolean holds() {
        return Stream.concat(theirs.stream(), ours.stream()).allMatch(LoadReport::holds);
    }

    /** The program of a checkout that ./fitg has built, with what it depends on. */
    static String classPathOf(Path checkout) throws IOException {
        Path built = checkout.resolve("app").resolve("target");
        if (!Files.isDirectory(built.resolve("lib"))) {
            throw new BadInput("There is no built program in " + checkout + "; start its ./fitg --version once.");
        }
        try (Stream<Path> own = Files.list(built);
                Stream<Path> others = Files.list(built.resolve("lib"))) {
            return Stream.concat(own, others)
                    .map(Path::toString)
                    .filter(name -> name.endsWith(".jar") && !name.endsWith("-tests.jar"))
                    .collect(Collectors.joining(System.getProperty("path.separator")));
        }
    }

    void print(PrintWriter out) {
        out.printf("%-34s %12s %12s %8s%n", "median of " + ours.size() + " rounds each", "the other", "ours", "ratio");
        line(out, "actions per s", report -> action(report).perSecond());
        line(out, "action, median ms", report -> action(report).median());
        line(out, "action, 95 % ms", report -> action(report).p95());
        line(out, "action, 99 % ms", report -> action(report).p99());
        line(out, "push, 99 % ms", report -> report.push().p99());
        line(out, "ms of the processor per action", report -> report.expense().processor());
        line(out, "KB of heap per game", report -> report.expense().heap());
        out.println(holds() ? "Everything acknowledged is in the journals, once." : "Something did not hold.");
        Stream.concat(theirs.stream(), ours.stream())
                .filter(report -> !report.holds())
                .forEach(report -> out.println(report.errors() + " " + report.journal().findings()));
    }

    private static Summary action(LoadReport report) {
        return report.requests().get("action");
    }

    private void line(PrintWriter out, String what, ToDoubleFunction<LoadReport> figure) {
        double before = median(theirs, figure);
        double now = median(ours, figure);
        out.printf("%-34s %,12.2f %,12.2f %8.2f%n", what, before, now, before == 0 ? 0 : now / before);
    }

    private static double median(List<LoadReport> reports, ToDoubleFunction<LoadReport> figure) {
        double[] sorted = reports.stream().mapToDouble(figure).sorted().toArray();
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
