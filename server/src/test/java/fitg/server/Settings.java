package fitg.server;

import fitg.server.common.ServerSettings;
import fitg.server.computer.PlayerSource;
import java.time.Duration;
import java.util.Optional;

/** Settings of servers for tests: generous on a new SQLite file, unless told otherwise. */
public final class Settings {

    private final ServerSettings usual;
    private int requestsPerSecond;
    private int mostSockets;
    private long mostGames;
    private boolean behindProxy;
    private String metricsToken;
    private String operatorToken;
    private Duration finishedAfter;
    private long memory;
    private Duration abandonedAfter;
    private int computerThreads;
    private Duration thinkingTime;

    public Settings() {
        this(TestServer.freshSqlite());
    }

    /** For a server on a database that has been there before. */
    public Settings(String database) {
        usual = TestServer.settings(database);
        requestsPerSecond = usual.requestsPerSecond();
        mostSockets = usual.mostSockets();
        mostGames = usual.mostGames();
        finishedAfter = usual.finishedAfter();
        memory = usual.memory();
        abandonedAfter = usual.abandonedAfter();
        computerThreads = usual.computerThreads();
        thinkingTime = usual.thinkingTime();
    }

    public Settings requestsPerSecond(int count) {
        requestsPerSecond = count;
        return this;
    }

    public Settings mostSockets(int count) {
        mostSockets = count;
        return this;
    }

    public Settings mostGames(long count) {
        mostGames = count;
        return this;
    }

    public Settings behindProxy() {
        behindProxy = true;
        return this;
    }

    public Settings metricsToken(String token) {
        metricsToken = token;
        return this;
    }

    public Settings operatorToken(String token) {
        operatorToken = token;
        return this;
    }

    public Settings finishedAfter(Duration time) {
        finishedAfter = time;
        return this;
    }

    public Settings memory(long bytes) {
        memory = bytes;
        return this;
    }

    public Settings abandonedAfter(Duration time) {
        abandonedAfter = time;
        return this;
    }

    public Settings computers(int threads, Duration time) {
        computerThreads = threads;
        thinkingTime = time;
        return this;
    }

    public TestServer start() {
        return start(PlayerSource.standard());
    }

    public TestServer start(PlayerSource players) {
        return TestServer.start(build(), players);
    }

    public ServerSettings build() {
        return new ServerSettings(
                usual.host(),
                usual.port(),
                usual.database(),
                usual.dataFolder(),
                usual.publicUrl(),
                behindProxy,
                Optional.ofNullable(metricsToken),
                Optional.ofNullable(operatorToken),
                memory,
                requestsPerSecond,
                mostSockets,
                mostGames,
                abandonedAfter,
                finishedAfter,
                computerThreads,
                thinkingTime);
    }
}
