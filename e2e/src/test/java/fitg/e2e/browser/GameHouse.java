package fitg.e2e.browser;

import fitg.server.GameServer;
import fitg.server.TestServer;
import fitg.server.client.Client;
import fitg.server.common.ServerSettings;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;

/** A real server on loopback with a data folder of its own, which can go down and come back where it was. */
public final class GameHouse implements AutoCloseable {

    private final Path data = Folders.temporary();
    private final int port;
    private final Client client;
    private GameServer server;
    private boolean open = true;

    GameHouse() {
        server = GameServer.start(settings(0));
        port = server.port();
        client = new Client(port);
    }

    private ServerSettings settings(int port) {
        ServerSettings usual = TestServer.settings(database());
        return new ServerSettings(
                usual.host(),
                port,
                usual.database(),
                data,
                Optional.empty(),
                false,
                Optional.empty(),
                Optional.empty(),
                usual.memory(),
                usual.requestsPerSecond(),
                usual.mostSockets(),
                usual.mostGames(),
                usual.abandonedAfter(),
                usual.finishedAfter(),
                usual.computerThreads(),
                Duration.ofSeconds(2));
    }

    public String address() {
        return "http://127.0.0.1:" + port;
    }

    /** Somebody who plays over HTTP, to prepare what a test looks at. */
    public Client client() {
        return client;
    }

    /** What whoever runs a server can do to a row of it while it is down. */
    public void writeIntoTheDatabase(String statement, String... values) {
        try (Connection connection = DriverManager.getConnection(database());
                PreparedStatement change = connection.prepareStatement(statement)) {
            for (int i = 0; i < values.length; i++) {
                change.setString(i + 1, values[i]);
            }
            if (change.executeUpdate() != 1) {
                throw new IllegalStateException("There is no such row: " + statement);
            }
        } catch (SQLException wrong) {
            throw new IllegalStateException(wrong);
        }
    }

    private String database() {
        return "jdbc:sqlite:" + data.resolve("games.db");
    }

    public void goDown() {
        open = false;
        server.close();
    }

    /** With the same data, at the same address. */
    public void comeBack() {
        server = GameServer.start(settings(port));
        open = true;
    }

    @Override
    public void close() {
        client.close();
        if (open) {
            server.close();
        }
        Folders.delete(data);
    }
}
