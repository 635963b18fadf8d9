package fitg.app.lab;

import fitg.app.BadInput;
import fitg.app.Choices;
import fitg.app.ScenarioNames;
import fitg.lab.report.Csv;
import fitg.play.Scenarios;
import fitg.procedure.Scenario;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** What all commands of the laboratory understand, and how they hand over what they found. */
final class LabOptions {

    private static final String ALL = "all";

    @Option(
            names = "--scenario",
            paramLabel = "NAME",
            completionCandidates = ScenarioNames.class,
            description = "One of ${COMPLETION-CANDIDATES}, the first unless given; 'balance' also takes all.")
    private String scenario = Scenarios.all().getFirst().id();

    @Option(
            names = "--games",
            paramLabel = "N",
            description =
                    "How many games: 1000 for 'simulate', 100 for each pairing of 'tournament', 400 for each line of 'balance' unless given.")
    private Integer games;

    @Option(
            names = "--seed",
            paramLabel = "K",
            defaultValue = "1",
            description = "The same seed gives the same games; 1 unless given.")
    private long seed;

    @Option(
            names = "--threads",
            paramLabel = "N",
            defaultValue = "1",
            description = "Games played at once; changes no result.")
    private int threads;

    @Option(names = "--json", description = "Print one JSON object instead of a table.")
    private boolean json;

    @Option(names = "--csv", paramLabel = "FILE", description = "Also write a table for spreadsheets.")
    private Path csv;

    @Option(
            names = "--html",
            paramLabel = "FILE",
            description = "Also write a page with figures; one file that needs nothing else.")
    private Path html;

    Scenario scenario() {
        return Choices.scenarioOrDraft(scenario);
    }

    List<Scenario> scenarios() {
        return scenario.equals(ALL) ? Scenarios.all() : List.of(scenario());
    }

    int games(int unlessGiven) {
        return Choices.atLeastOne("games", games == null ? unlessGiven : games);
    }

    long seed() {
        return seed;
    }

    int threads() {
        return Choices.atLeastOne("threads", threads);
    }

    boolean wantsFiles() {
        return csv != null || html != null;
    }

    /** Whoever waited for a thousand games must not learn then that their file has no place. */
    void checkFiles() {
        Stream.of(csv, html).filter(file -> file != null).forEach(file -> {
            Path folder = file.toAbsolutePath().getParent();
            if (folder == null || !Files.isDirectory(folder)) {
                throw new BadInput("There is no folder " + folder + ".");
            }
            if (Files.isDirectory(file)) {
                throw new BadInput(file + " is a folder; give the name of a file.");
            }
        });
    }

    void deliver(Report report, PrintWriter out) throws IOException {
        if (csv != null) {
            for (Map.Entry<String, Csv> table : report.tables().entrySet()) {
                Files.writeString(named(csv, table.getKey()), table.getValue().text());
            }
        }
        if (html != null) {
            Files.writeString(html, report.page().html());
        }
        out.println(json ? Json.of(report.fields()) : report.text());
    }

    /** turns.csv with "-missions" is turns-missions.csv. */
    private static Path named(Path file, String suffix) {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        int end = dot > 0 ? dot : name.length();
        return file.resolveSibling(name.substring(0, end) + suffix + name.substring(end));
    }
}
