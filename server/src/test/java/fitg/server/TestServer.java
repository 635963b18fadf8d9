package fitg.server;

import fitg.server.client.Client;
import fitg.server.common.ServerSettings;
import fitg.server.computer.PlayerSource;
import fitg.server.http.Patience;
import fitg.server.store.GameRow;
import fitg.server.store.Store;
import fitg.server.table.Tables;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** A server for tests, on a port of its own and, unless told otherwise, on a new SQLite file. */
public final class TestServer implements AutoCloseable {

    private final GameServer server;
    private final Client client;

    private TestServer(GameServer server) {
        this.server = server;
        this.client = new Client(server.port());
    }

    public static TestServer start() {
        return start(freshSqlite());
    }

    public static TestServer start(String database) {
        return new TestServer(GameServer.start(settings(database)));
    }

    public static TestServer start(ServerSettings settings) {
        return new TestServer(GameServer.start(settings));
    }

    public static TestServer start(ServerSettings settings, PlayerSource players) {
        return new TestServer(GameServer.start(settings, players, Patience.standard()));
    }

    public static TestServer start(ServerSettings settings, Patience patience) {
        return new TestServer(GameServer.start(settings, PlayerSource.standard(), patience));
    }

    public static String freshSqlite() {
        return "jdbc:sqlite:" + folder().resolve("games.db");
    }

    private static Path folder() {
        return TemporaryFolders.create("fitg-server");
    }

    /** Generous limits: what limits do has tests of its own. */
    public static ServerSettings settings(String database) {
        return new ServerSettings(
                "127.0.0.1",
                0,
                database,
                folder(),
                Optional.empty(),
                false,
                Optional.empty(),
                Optional.empty(),
                64L << 20,
                1_000_000,
                10_000,
                1_000_000,
                Duration.ZERO,
                Duration.ZERO,
                2,
                Duration.ofSeconds(5));
    }

    public Client client() {
        return client;
    }

    public int port() {
        return server.port();
    }

    /** What nobody may know while the game runs. */
    public List<String> secretsOf(String game) {
        GameRow row = server.tables().current(game).game();
        return List.of(row.secret(), row.salt());
    }

    public Store store() {
        return server.store();
    }

    public GameServer server() {
        return server;
    }

    public Tables tables() {
        return server.tables();
    }

    @Override
    public void close() {
        client.close();
        server.close();
    }
}
