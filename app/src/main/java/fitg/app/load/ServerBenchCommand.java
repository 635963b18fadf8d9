package fitg.app.load;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import fitg.app.BadInput;
import fitg.app.Choices;
import fitg.app.ExitCode;
import fitg.app.Progress;
import fitg.app.ScenarioNames;
import fitg.server.common.Hosts;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** How many games the server can serve on this machine, and whether it keeps its word meanwhile. */
@Command(
        name = "server",
        description = {
            "Plays many games at once over the network against servers it starts on this machine, checks that every "
                    + "acknowledged action is in the journal exactly once, and measures.",
            "Each request goes to a node chosen at random; now and then the same action goes to two nodes at once, and "
                    + "one game in ten is watched by both players over sockets. Exit code 1 if anything did not hold."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        usageHelpWidth = 110)
public final class ServerBenchCommand implements Callable<Integer> {

    private static final int GAMES = 1_000;
    private static final int GAMES_UNDER_ATTACK = 20;
    private static final int MOST_REQUESTS_A_SECOND = 40;
    private static final int MOST_GAMES = 20_000;
    private static final int MOST_SECONDS = 3_600;
    private static final int MOST_NODES = 8;
    private static final int MOST_ROUNDS = 20;
    private static final int LONG_ENOUGH = 10;
    private static final Pattern DATABASE_HOST = Pattern.compile("jdbc:postgresql://(\\[[^]]*]|[^/:?]+).*");

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Games at a time (default 1000, at most 20000; with --hostile 20).")
    private Integer wishedGames;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            defaultValue = "120",
            description = "How long (default 120, at most 3600).")
    private int seconds;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            defaultValue = "2",
            description = "Servers on the same database (default 2, at most 8; with SQLite 1).")
    private int nodes;

    @Option(
            names = "--warm-up",
            paramLabel = "SECONDS",
            defaultValue = "60",
            description = "How long the games are played before times are taken (default 60).")
    private int warmUp;

    @Option(
            names = "--think",
            paramLabel = "MS",
            defaultValue = "2000",
            description = "How long a client waits before each request, on average (default 2000). 0 plays as fast as "
                    + "it goes; then servers that cannot keep up rightly answer 503, which counts as an error.")
    private int think;

    @Option(
            names = "--db",
            paramLabel = "URL",
            description = "A database on this machine, which is left full of games: jdbc:postgresql://localhost/name?"
                    + "user=... or jdbc:sqlite:FILE (default: a PostgreSQL of its own, deleted afterwards).")
    private String database;

    @Option(
            names = "--watched",
            paramLabel = "SHARE",
            defaultValue = "0.1",
            description = "The share of games that both players watch over sockets, from 0 to 1 (default 0.1).")
    private double watched;

    @Option(
            names = "--scenario",
            paramLabel = "NAME",
            completionCandidates = ScenarioNames.class,
            description = "What is played, any number of times: ${COMPLETION-CANDIDATES} (default: all but the "
                    + "campaigns, and with --against those of them that both know).")
    private List<String> scenarios = new ArrayList<>();

    @Option(
            names = "--against",
            paramLabel = "FOLDER",
            description = "Another checkout of this program, built: its servers and ours are measured in turn, on "
                    + "databases of their own, and the figures printed side by side.")
    private Path against;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            defaultValue = "3",
            description = "With --against, how often each is measured (default 3, at most 20).")
    private int rounds;

    @Option(
            names = "--server-cores",
            paramLabel = "LIST",
            description = "Bind the servers to these cores (needs taskset), so that the clients do not compete with "
                    + "them; start this command on the others.")
    private String cores;

    @Option(
            names = "--hostile",
            description = "Somebody at another address attacks one server with the usual limits, in one way after the "
                    + "other, and the players' waiting is measured, hints too. All players together have one address, "
                    + "which may ask 50 times a second.")
    private boolean hostile;

    @Option(names = "--json", description = "Print one JSON object instead of a table.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        requireSense();
        if (hostile) {
            return withstand();
        }
        if (against != null) {
            return compare();
        }
        return report(measure(setting(NodeProcess.Setting.OURS.classPath()), Repertoire.of(scenarios)));
    }

    /** One after the other and over again: on a machine that others use too, only neighbours can be compared. */
    private int compare() throws IOException {
        Comparison comparison = new Comparison();
        List<String> repertoire = Repertoire.of(scenarios);
        for (int round = 0; round < rounds; round++) {
            LoadReport theirs = measure(setting(Comparison.classPathOf(against)), repertoire);
            repertoire = theirs.scenarios();
            comparison.theirs(theirs);
            comparison.ours(measure(setting(NodeProcess.Setting.OURS.classPath()), repertoire));
        }
        PrintWriter out = spec.commandLine().getOut();
        comparison.print(out);
        out.flush();
        return comparison.holds() ? ExitCode.DONE : ExitCode.CHECK_FAILED;
    }

    /** Each attack on a server and a database of its own. */
    private int withstand() throws IOException {
        Map<Attack, Ordeal> ordeals = new EnumMap<>(Attack.class);
        for (Attack attack : Attack.values()) {
            Path folder = Files.createTempDirectory("fitg-bench");
            try {
                var plan = new Ordeal.Plan(
                        attack,
                        database == null ? "jdbc:sqlite:" + folder.resolve("games.db") : database,
                        games(),
                        Duration.ofMillis(think),
                        warmUp,
                        seconds);
                ordeals.put(
                        attack,
                        Ordeal.undergo(plan, setting(NodeProcess.Setting.OURS.classPath()), folder.resolve("node")));
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
                return ExitCode.CHECK_FAILED;
            } finally {
                delete(folder);
            }
        }
        print(ordeals, out -> ordeals.forEach((attack, ordeal) -> ordeal.print(attack, out)));
        return ordeals.values().stream().allMatch(Ordeal::holds) ? ExitCode.DONE : ExitCode.CHECK_FAILED;
    }

    private int games() {
        return wishedGames != null ? wishedGames : hostile ? GAMES_UNDER_ATTACK : GAMES;
    }

    private NodeProcess.Setting setting(String classPath) {
        return new NodeProcess.Setting(classPath, cores == null ? List.of() : List.of("taskset", "-c", cores));
    }

    /** On the database named, on a file of its own, or on a PostgreSQL of its own. */
    private LoadReport measure(NodeProcess.Setting setting, List<String> repertoire) throws IOException {
        if (database != null && against == null) {
            return measure(setting, database, repertoire);
        }
        if (database != null) {
            Path folder = Files.createTempDirectory("fitg-bench");
            try {
                return measure(setting, "jdbc:sqlite:" + folder.resolve("games.db"), repertoire);
            } finally {
                delete(folder);
            }
        }
        try (BenchPostgres postgres = BenchPostgres.start()) {
            return measure(setting, postgres.url(), repertoire);
        }
    }

    private void requireSense() {
        requireBetween("games", games(), MOST_GAMES);
        requireBetween("seconds", seconds, MOST_SECONDS);
        requireBetween("nodes", nodes, MOST_NODES);
        if (think < 0 || warmUp < 0 || warmUp > MOST_SECONDS) {
            throw new BadInput("Times cannot be negative, and the games warm up for at most an hour.");
        }
        if (watched < 0 || watched > 1) {
            throw new BadInput("The share of games that are watched is a number from 0 to 1, not " + watched + ".");
        }
        requireBetween("rounds", rounds, MOST_ROUNDS);
        if (database != null) {
            requireLocal(database);
        }
        if (hostile && games() * 1_000L > (long) MOST_REQUESTS_A_SECOND * think) {
            throw new BadInput("All players together have one address, which may ask 50 times a second: with --hostile "
                    + "let fewer games be played, or let them --think longer.");
        }
        if (against != null && database != null && !database.startsWith("jdbc:sqlite:")) {
            throw new BadInput(
                    "With --against every round has a new database: leave --db out, or say jdbc:sqlite:new.");
        }
    }

    private static void requireBetween(String what, int number, int most) {
        if (Choices.atLeastOne(what, number) > most) {
            throw new BadInput("The number of " + what + " must be at most " + most + ", not " + number + ".");
        }
    }

    private void requireLocal(String url) {
        if (url.startsWith("jdbc:sqlite:")) {
            if (nodes > 1) {
                throw new BadInput("SQLite is for one server; add --nodes 1.");
            }
            return;
        }
        Matcher host = DATABASE_HOST.matcher(url);
        if (!host.matches() || !Hosts.isLoopback(host.group(1))) {
            throw new BadInput("Only a database on this machine is put under load: jdbc:postgresql://localhost/...");
        }
    }

    private LoadReport measure(NodeProcess.Setting setting, String url, List<String> repertoire) throws IOException {
        Path folder = Files.createTempDirectory("fitg-bench");
        List<NodeProcess> servers = new ArrayList<>();
        try {
            for (int i = 0; i < nodes; i++) {
                servers.add(server(setting, folder.resolve("node" + i), url));
            }
            return play(servers, url, repertoire);
        } finally {
            servers.forEach(NodeProcess::close);
            delete(folder);
        }
    }

    /** The limits that protect a server from strangers would only measure themselves here. */
    private static NodeProcess server(NodeProcess.Setting setting, Path folder, String url) {
        return NodeProcess.start(
                setting, folder, List.of(), "--db", url, "--rate", "1000000", "--max-games", "10000000");
    }

    private LoadReport play(List<NodeProcess> servers, String url, List<String> repertoire) throws IOException {
        var addresses = servers.stream().map(NodeProcess::address).toList();
        var plan = Load.Plan.of(addresses, games())
                .thinking(Duration.ofMillis(think))
                .playing(Repertoire.known(addresses.getFirst(), repertoire))
                .watched(watched);
        try (Load load = new Load(nodes == 1 ? plan.withTwins(0) : plan)) {
            load.start();
            watch(load, warmUp, "warming up");
            load.tally().timeFromNow();
            long before = System.nanoTime();
            Expense.Begun begun = Expense.begin(servers, load);
            watch(load, seconds, "measuring");
            Expense expense = begun.until(servers, load, seconds >= LONG_ENOUGH);
            load.stop();
            Duration time = Duration.ofNanos(System.nanoTime() - before);
            return LoadReport.of(load, time, expense, Audit.of(load.ledgers(), Journals.read(url)::of));
        }
    }

    private static void watch(Load load, int seconds, String task) {
        try (Progress progress = Progress.seconds(task, seconds)) {
            long before = load.tally().acceptedActions();
            for (int second = 0; second < seconds; second++) {
                Thread.sleep(Duration.ofSeconds(1));
                long accepted = load.tally().acceptedActions();
                progress.step((accepted - before) + " actions/s");
                before = accepted;
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private int report(LoadReport report) throws IOException {
        print(report, report::print);
        return report.holds() ? ExitCode.DONE : ExitCode.CHECK_FAILED;
    }

    private void print(Object report, Consumer<PrintWriter> table) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(new ObjectMapper()
                    .enable(SerializationFeature.INDENT_OUTPUT)
                    .writeValueAsString(report));
        } else {
            table.accept(out);
        }
        out.flush();
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
