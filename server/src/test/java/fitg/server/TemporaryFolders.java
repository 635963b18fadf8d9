package fitg.server;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Folders for servers of tests. They go when the tests end and not with their server: a test may start another one on
 * the same files.
 */
final class TemporaryFolders {

    private static final Queue<Path> MADE = new ConcurrentLinkedQueue<>();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> MADE.forEach(TemporaryFolders::delete)));
    }

    private TemporaryFolders() {}

    static Path create(String name) {
        try {
            Path folder = Files.createTempDirectory(name);
            MADE.add(folder);
            return folder;
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** As far as it goes: a server that nobody closed may be writing still. */
    static void delete(Path folder) {
        delete(folder.toFile());
    }

    private static void delete(File file) {
        File[] inside = Files.isSymbolicLink(file.toPath()) ? null : file.listFiles();
        if (inside != null) {
            for (File one : inside) {
                delete(one);
            }
        }
        file.delete();
    }
}
