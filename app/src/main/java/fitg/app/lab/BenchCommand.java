package fitg.app.lab;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import fitg.app.ExitCode;
import fitg.app.load.ServerBenchCommand;
import fitg.lab.bench.Bench;
import fitg.lab.bench.Footprint;
import fitg.lab.bench.Measure;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** How fast the engine and its search are on this machine. */
@Command(
        name = "bench",
        description = "Measures how fast the engine is: random play, copies, search, memory. Takes about ten minutes.",
        footerHeading =
                "%nWithout a command the engine is measured; 'fitg bench server' measures the server, 'fitg bench players' how"
                        + " long computer players take to answer.%n",
        subcommands = {ServerBenchCommand.class, PlayersBenchCommand.class},
        mixinStandardHelpOptions = true)
public final class BenchCommand implements Callable<Integer> {

    private static final int FORKS = 5;

    @Option(names = "--quick", description = "One fork of each benchmark instead of five.")
    private boolean quick;

    @Option(names = "--json", description = "Print one JSON object instead of a table.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws JsonProcessingException {
        int forks = quick ? 1 : FORKS;
        if (!json) {
            spec.commandLine().getErr().println("fitg: measuring, " + (quick ? "two minutes ..." : "ten minutes ..."));
            spec.commandLine().getErr().flush();
        }
        List<Measure> measures = Bench.run(forks);
        List<Footprint> footprints = Footprint.measure();
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(new ObjectMapper()
                    .enable(SerializationFeature.INDENT_OUTPUT)
                    .writeValueAsString(fields(forks, measures, footprints)));
        } else {
            print(out, forks, measures, footprints);
        }
        out.flush();
        return ExitCode.DONE;
    }

    private static Map<String, Object> fields(int forks, List<Measure> measures, List<Footprint> footprints) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("forks", forks);
        for (Measure measure : measures) {
            Map<String, Object> entry = new LinkedHashMap<>();
            entry.put("unit", measure.unit());
            entry.put("median", measure.median());
            entry.put("forks", measure.forks());
            fields.put(measure.name(), entry);
        }
        for (Footprint footprint : footprints) {
            fields.put(named(footprint, "state bytes"), footprint.state());
            fields.put(named(footprint, "game bytes"), footprint.game());
        }
        return fields;
    }

    private static void print(PrintWriter out, int forks, List<Measure> measures, List<Footprint> footprints) {
        out.println("Random play and a Marshal's search, events off, one thread; medians of " + forks
                + (forks == 1 ? " fork" : " forks"));
        out.println();
        out.printf("%-40s %14s %14s %14s%n", "", "median", "least", "most");
        for (Measure measure : measures) {
            String format = measure.median() < 100 ? "%,14.2f" : "%,14.0f";
            out.printf(
                    "%-40s " + format + " " + format + " " + format + " %s%n",
                    measure.name(),
                    measure.median(),
                    measure.least(),
                    measure.most(),
                    measure.unit());
        }
        for (Footprint footprint : footprints) {
            out.printf("%-40s %,14d %s%n", named(footprint, "state"), footprint.state(), "bytes");
            out.printf("%-40s %,14d %s%n", named(footprint, "game in mid-play"), footprint.game(), "bytes");
        }
    }

    private static String named(Footprint footprint, String figure) {
        return footprint.name().isEmpty() ? figure : footprint.name() + " " + figure;
    }
}
