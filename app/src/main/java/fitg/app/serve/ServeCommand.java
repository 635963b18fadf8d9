package fitg.app.serve;

import fitg.app.BadInput;
import fitg.app.Choices;
import fitg.app.ExitCode;
import fitg.server.GameServer;
import fitg.server.common.ServerSettings;
import fitg.server.http.Rehearsal;
import fitg.server.logging.ServerLog;
import fitg.server.store.StoreInUseException;
import fitg.server.store.StoreUnavailableException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs the server until it is told to stop. */
@Command(
        name = "serve",
        description = {
            "Serves games in the browser and over the network.",
            "Every option can also be given by the environment variable named with it."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        usageHelpWidth = 110)
public final class ServeCommand implements Callable<Integer> {

    private static final int SHORTEST_SECRET = 16;

    /** Several threads may run into the same Error; one says so and ends it for all. */
    private static final AtomicBoolean ENDING = new AtomicBoolean();

    private final String ownToken = OperatorKey.freshToken();

    @Option(
            names = "--host",
            paramLabel = "NAME",
            defaultValue = "${env:FITG_HOST:-127.0.0.1}",
            description = "The address to listen on; 0.0.0.0 for every one (FITG_HOST, default 127.0.0.1).")
    private String host;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "${env:FITG_PORT}",
            description = "The port (FITG_PORT, default 8080 or, if that is taken, the next free one).")
    private Integer port;

    @Option(
            names = "--db",
            paramLabel = "URL",
            defaultValue = "${env:FITG_DB}",
            description = "The database: jdbc:postgresql://host/name?user=...&password=... or jdbc:sqlite:FILE "
                    + "(FITG_DB, default a SQLite file in the data folder).")
    private String database;

    @Option(
            names = "--data-dir",
            paramLabel = "FOLDER",
            defaultValue = "${env:FITG_DATA_DIR}",
            description = "The data folder (FITG_DATA_DIR, default the place your system has for such things).")
    private Path dataFolder;

    @Option(
            names = "--public-url",
            paramLabel = "URL",
            defaultValue = "${env:FITG_PUBLIC_URL}",
            description = "The address people use, when a proxy stands in front (FITG_PUBLIC_URL).")
    private String publicUrl;

    @Option(
            names = "--behind-proxy",
            defaultValue = "${env:FITG_BEHIND_PROXY:-false}",
            description =
                    "Take the client's address from X-Forwarded-For (FITG_BEHIND_PROXY=true). Only behind a proxy "
                            + "that sets it.")
    private boolean behindProxy;

    @Option(
            names = "--metrics-token",
            paramLabel = "SECRET",
            defaultValue = "${env:FITG_METRICS_TOKEN}",
            description =
                    "Lets whoever sends it as bearer token read /metrics; otherwise only this machine may. At least "
                            + "16 characters (FITG_METRICS_TOKEN).")
    private String metricsToken;

    @Option(
            names = "--operator-token",
            paramLabel = "SECRET",
            defaultValue = "${env:FITG_OPERATOR_TOKEN}",
            description =
                    "Lets whoever sends it look after the server from elsewhere ('fitg admin', the status page); without "
                            + "it only whoever may read the data folder can. At least 16 characters (FITG_OPERATOR_TOKEN).")
    private String operatorToken;

    @Option(
            names = "--memory",
            paramLabel = "MB",
            defaultValue = "${env:FITG_MEMORY}",
            description = "For games kept ready in memory (FITG_MEMORY, default 128, or what a small heap allows).")
    private Integer memory;

    @Option(
            names = "--rate",
            paramLabel = "N",
            defaultValue = "${env:FITG_RATE:-50}",
            description = "Requests per second for one address and for one seat (FITG_RATE, default 50).")
    private int rate;

    @Option(
            names = "--max-sockets",
            paramLabel = "N",
            defaultValue = "${env:FITG_MAX_SOCKETS:-5000}",
            description = "Open WebSockets at once (FITG_MAX_SOCKETS, default 5000).")
    private int mostSockets;

    @Option(
            names = "--max-games",
            paramLabel = "N",
            defaultValue = "${env:FITG_MAX_GAMES:-100000}",
            description = "Games in the database (FITG_MAX_GAMES, default 100000).")
    private int mostGames;

    @Option(
            names = "--abandoned-after",
            paramLabel = "DAYS",
            defaultValue = "${env:FITG_ABANDONED_AFTER:-365}",
            description = "Unfinished games nobody touched for so long are exported to the data folder and put aside, "
                    + "and deleted a month later; 0 keeps them (FITG_ABANDONED_AFTER, default 365).")
    private int abandonedAfter;

    @Option(
            names = "--finished-after",
            paramLabel = "DAYS",
            defaultValue = "${env:FITG_FINISHED_AFTER:-365}",
            description = "The same for finished games (FITG_FINISHED_AFTER, default 365).")
    private int finishedAfter;

    @Option(
            names = "--computer-threads",
            paramLabel = "N",
            defaultValue = "${env:FITG_COMPUTER_THREADS}",
            description = "Computer players that think at once (FITG_COMPUTER_THREADS, default all cores but one).")
    private Integer computerThreads;

    @Option(
            names = "--thinking-time",
            paramLabel = "SECONDS",
            defaultValue = "${env:FITG_THINKING_TIME:-10}",
            description = "The most a computer player may take for a decision (FITG_THINKING_TIME, default 10).")
    private int thinkingTime;

    @Option(
            names = "--log",
            paramLabel = "FORMAT",
            defaultValue = "${env:FITG_LOG:-json}",
            description = "json or text, to standard error (FITG_LOG, default json).")
    private ServerLog.Format log;

    @Option(
            names = "--log-level",
            paramLabel = "LEVEL",
            defaultValue = "${env:FITG_LOG_LEVEL:-info}",
            description = "error, warn, info or debug (FITG_LOG_LEVEL, default info).")
    private Level logLevel;

    @Option(
            names = "--open",
            defaultValue = "${env:FITG_OPEN:-false}",
            description = "Open the browser (FITG_OPEN=true).")
    private boolean open;

    @Option(names = "--check", description = "Start, see that everything answers, and stop again.")
    private boolean check;

    @Spec
    private CommandSpec spec;

    private enum Level {
        ERROR,
        WARN,
        INFO,
        DEBUG
    }

    @Override
    public Integer call() throws Exception {
        ServerLog.use(log, logLevel.name());
        if (!check) {
            Thread.setDefaultUncaughtExceptionHandler(ServeCommand::uncaught);
        }
        GameServer server;
        try {
            server = start();
        } catch (StoreInUseException running) {
            return openRunning(running);
        }
        if (check) {
            return check(server);
        }
        OperatorKey key = handOutKey(server);
        String address = server.address();
        say("Freedom in the Galaxy is at " + address);
        say("Games are kept in " + keptIn() + ". Ctrl+C stops the server.");
        if (open) {
            Browser.open(address);
        }
        Rehearsal.begin();
        waitForSignal(server, key);
        return ExitCode.DONE;
    }

    private String operatorToken() {
        return secret("operator", operatorToken).orElse(ownToken);
    }

    /** For 'fitg admin' on this machine. Whoever has a folder that cannot be written gives a token. */
    private OperatorKey handOutKey(GameServer server) {
        OperatorKey key = new OperatorKey(OperatorKey.addressHere(host, server.port()), operatorToken());
        try {
            key.write(dataFolder());
        } catch (IOException | BadInput unwritten) {
            LoggerFactory.getLogger(ServeCommand.class)
                    .warn("the data folder takes no key for 'fitg admin': {}", unwritten.getMessage());
        }
        return key;
    }

    private void withdraw(OperatorKey key) {
        try {
            key.withdraw(dataFolder());
        } catch (IOException gone) {
            LoggerFactory.getLogger(ServeCommand.class).debug("the key could not be withdrawn", gone);
        }
    }

    /** Whoever starts the game twice wants to play, not to read about files. */
    private int openRunning(StoreInUseException running) {
        if (!open || running.address().isEmpty()) {
            throw new BadInput(running.getMessage(), running);
        }
        say("Freedom in the Galaxy is already running, at " + running.address().get());
        Browser.open(running.address().get());
        return ExitCode.DONE;
    }

    private int check(GameServer server) throws IOException {
        try (server) {
            URL ready =
                    URI.create("http://127.0.0.1:" + server.port() + "/readyz").toURL();
            boolean answers =
                    ((HttpURLConnection) ready.openConnection()).getResponseCode() == HttpURLConnection.HTTP_OK;
            Rehearsal.play(1);
            say(answers ? "Everything answers." : "The server started but is not ready.");
            return answers ? ExitCode.DONE : ExitCode.CHECK_FAILED;
        }
    }

    private GameServer start() {
        try {
            return new Ports(host, Optional.ofNullable(port))
                    .first(chosen -> GameServer.start(settings(chosen), ServeCommand::end));
        } catch (StoreInUseException running) {
            throw running;
        } catch (StoreUnavailableException away) {
            throw new BadInput(away.getMessage(), away);
        }
    }

    private static void uncaught(Thread thread, Throwable thrown) {
        if (thrown instanceof Error broken) {
            end(broken);
        }
        LoggerFactory.getLogger(ServeCommand.class).error("a thread ended: {}", thread.getName(), thrown);
    }

    /** After an Error nobody can rely on anything; whatever was acknowledged is on the disk, so a new start is safe. */
    private static void end(Error broken) {
        if (!ENDING.compareAndSet(false, true)) {
            return;
        }
        try {
            System.err.println(
                    "fitg: the server ends because of " + broken + "; everything it acknowledged is kept. Start it "
                            + "again, with more memory if that is what it lacked (FITG_HEAP).");
        } finally {
            Runtime.getRuntime().halt(ExitCode.BUG);
        }
    }

    private ServerSettings settings(int chosenPort) {
        return new ServerSettings(
                host,
                chosenPort,
                database == null ? ownDatabase() : database,
                dataFolder(),
                Optional.ofNullable(publicUrl).map(ServeCommand::url),
                behindProxy,
                secret("metrics", metricsToken),
                Optional.of(operatorToken()),
                HeapShare.ofGames(memory == null ? null : Choices.atLeastOne("megabytes", memory)) * (1L << 20),
                Choices.atLeastOne("requests per second", rate),
                Choices.atLeastOne("sockets", mostSockets),
                Choices.atLeastOne("games", mostGames),
                Duration.ofDays(Choices.notNegative("days until unfinished games are removed", abandonedAfter)),
                Duration.ofDays(Choices.notNegative("days until finished games are removed", finishedAfter)),
                computerThreads == null ? spareCores() : Choices.atLeastOne("computer threads", computerThreads),
                Duration.ofSeconds(Choices.atLeastOne("seconds to think", thinkingTime)));
    }

    private String ownDatabase() {
        try {
            return DataFolder.database(DataFolder.made(dataFolder()));
        } catch (IOException unmade) {
            throw new UncheckedIOException(unmade);
        }
    }

    /** What opens a door to anybody who finds it must not be found by trying. */
    private static Optional<String> secret(String what, String token) {
        if (token != null && !token.isBlank() && token.length() < SHORTEST_SECRET) {
            throw new BadInput("The " + what + " token must have at least " + SHORTEST_SECRET
                    + " characters; 'openssl rand -hex 16' makes a good one.");
        }
        return Optional.ofNullable(token).filter(given -> !given.isBlank());
    }

    private static int spareCores() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    }

    private Path dataFolder() {
        return dataFolder == null ? DataFolder.standard() : dataFolder.toAbsolutePath();
    }

    private static URI url(String text) {
        try {
            URI url = new URI(text);
            boolean web = "http".equals(url.getScheme()) || "https".equals(url.getScheme());
            if (web && url.getRawAuthority() != null) {
                return url;
            }
        } catch (URISyntaxException notOne) {
            // said below
        }
        throw new BadInput("The public address must look like https://games.example.org, not '" + text + "'.");
    }

    private String keptIn() {
        return database == null ? dataFolder().resolve("games.db").toString() : "the database given with --db";
    }

    private void say(String line) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(line);
        out.flush();
    }

    /** The virtual machine runs shutdown hooks on SIGTERM and SIGINT; it waits for the server to have closed. */
    private void waitForSignal(GameServer server, OperatorKey key) throws InterruptedException {
        CountDownLatch stopped = new CountDownLatch(1);
        Runtime.getRuntime()
                .addShutdownHook(new Thread(
                        () -> {
                            withdraw(key);
                            server.close();
                            stopped.countDown();
                        },
                        "stopping"));
        stopped.await();
    }
}
