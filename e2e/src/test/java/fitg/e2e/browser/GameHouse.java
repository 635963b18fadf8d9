package fitg.e2e.browser;

import fitg.server.GameServer;
import fitg.server.ServerSettings;
import fitg.server.TestServer;
import fitg.server.client.Client;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.Optional;

/** A real server on loopback with a data folder of its own, which can go down and come back where it was. */
public final class GameHouse implements AutoCloseable {

    private final Path data = newFolder();
    private final int port;
    private final Client client;
    private GameServer server;
    private boolean open = true;

    GameHouse() {
        server = GameServer.start(settings(0));
        port = server.port();
        client = new Client(port);
    }

    private static Path newFolder() {
        try {
            return Files.createTempDirectory("fitg-e2e");
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private ServerSettings settings(int port) {
        ServerSettings usual = TestServer.settings("jdbc:sqlite:" + data.resolve("games.db"));
        return new ServerSettings(
                usual.host(),
                port,
                usual.database(),
                data.resolve("exports"),
                Optional.empty(),
                false,
                Optional.empty(),
                usual.memory(),
                usual.requestsPerSecond(),
                usual.mostSockets(),
                usual.mostGames(),
                usual.abandonedAfter(),
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
        deleteData();
    }

    private void deleteData() {
        try {
            Files.walkFileTree(data, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                    Files.delete(file);
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult postVisitDirectory(Path folder, IOException failed) throws IOException {
                    Files.delete(folder);
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException left) {
            throw new UncheckedIOException(left);
        }
    }
}
