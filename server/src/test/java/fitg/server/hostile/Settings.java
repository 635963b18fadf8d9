package fitg.server.hostile;

import fitg.server.ServerSettings;
import fitg.server.TestServer;
import java.util.Optional;

/** Servers with narrow limits. */
final class Settings {

    private int requestsPerSecond = 1_000_000;
    private int mostSockets = 10_000;
    private long mostGames = 1_000_000;
    private boolean behindProxy;
    private String metricsToken;
    private long memory = 64L << 20;

    Settings requestsPerSecond(int count) {
        requestsPerSecond = count;
        return this;
    }

    Settings mostSockets(int count) {
        mostSockets = count;
        return this;
    }

    Settings mostGames(long count) {
        mostGames = count;
        return this;
    }

    Settings behindProxy() {
        behindProxy = true;
        return this;
    }

    Settings metricsToken(String token) {
        metricsToken = token;
        return this;
    }

    Settings memory(long bytes) {
        memory = bytes;
        return this;
    }

    TestServer start() {
        return TestServer.start(over(TestServer.settings(TestServer.freshSqlite())));
    }

    private ServerSettings over(ServerSettings usual) {
        return new ServerSettings(
                usual.host(),
                usual.port(),
                usual.database(),
                usual.exports(),
                usual.publicUrl(),
                behindProxy,
                Optional.ofNullable(metricsToken),
                memory,
                requestsPerSecond,
                mostSockets,
                mostGames,
                usual.abandonedAfter(),
                usual.computerThreads(),
                usual.thinkingTime());
    }
}
