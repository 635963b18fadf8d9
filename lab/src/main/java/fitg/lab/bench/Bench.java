package fitg.lab.bench;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs all benchmarks, each in JVMs of its own, and gives the figures of every fork. */
public final class Bench {

    /** The collector is that of simulations: whatever changes a position is cheaper with it than with the usual one. */
    private static final String[] JVM = {
        "-Xms256m", "-Xmx256m", "-XX:+UseParallelGC", "--sun-misc-unsafe-memory-access=allow"
    };

    private Bench() {}

    public static List<Measure> run(int forks) {
        try {
            Collection<RunResult> results = new Runner(new OptionsBuilder()
                            .include("fitg\\.lab\\.bench\\..*Benchmark\\..*")
                            .forks(forks)
                            .jvmArgs(JVM)
                            .verbosity(VerboseMode.SILENT)
                            .shouldFailOnError(true)
                            .build())
                    .run();
            List<Measure> measures = new ArrayList<>();
            results.forEach(result -> measures.addAll(measuresOf(result)));
            return measures;
        } catch (RunnerException failure) {
            throw new IllegalStateException(failure);
        }
    }

    private static List<Measure> measuresOf(RunResult result) {
        String name = result.getParams().getBenchmark();
        String method = name.substring(name.lastIndexOf('.') + 1);
        return switch (method) {
            case "game" -> play(result, result.getParams().getParam("scenario"));
            case "search" -> search(result);
            case "widerGameCopy" -> List.of(time(result, result.getParams().getParam("scenario") + " game copy()"));
            case "widerGameCopyInto" ->
                List.of(time(result, result.getParams().getParam("scenario") + " game copyInto()"));
            case "loop" -> List.of(time(result, "calibration loop"));
            case "gameCopy" -> List.of(time(result, "game copy()"));
            case "gameCopyInto" -> List.of(time(result, "game copyInto()"));
            case "stateCopy" -> List.of(time(result, "state copy()"));
            default -> List.of(time(result, "state copyInto()"));
        };
    }

    private static Measure time(RunResult result, String name) {
        return each(result, name, "ns", fork -> fork.getPrimaryResult().getScore());
    }

    private static List<Measure> play(RunResult result, String scenario) {
        return List.of(
                each(result, scenario + " decisions", "1/s", fork -> count(fork, "decisions")),
                each(
                        result,
                        scenario + " decisions, CPU time",
                        "1/s",
                        fork -> count(fork, "decisions") / count(fork, "cpuNanos") * 1e9),
                each(result, scenario + " forced steps", "1/s", fork -> count(fork, "forced")),
                each(
                        result,
                        scenario + " actions per decision",
                        "",
                        fork -> count(fork, "options") / count(fork, "decisions")),
                each(
                        result,
                        scenario + " games",
                        "1/s",
                        fork -> fork.getPrimaryResult().getScore()));
    }

    private static List<Measure> search(RunResult result) {
        return List.of(
                each(result, "search playouts", "1/s", fork -> count(fork, "playouts")),
                each(result, "search nodes", "1/s", fork -> count(fork, "nodes")));
    }

    private static double count(BenchmarkResult fork, String counter) {
        return fork.getSecondaryResults().get(counter).getScore();
    }

    private static Measure each(RunResult result, String name, String unit, ToDoubleFunction<BenchmarkResult> figure) {
        double[] forks =
                result.getBenchmarkResults().stream().mapToDouble(figure).toArray();
        return new Measure(name, unit, forks);
    }
}
