package fitg.e2e.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;

/** Folders that come and go with the tests. */
final class Folders {

    private Folders() {}

    static Path temporary() {
        try {
            return Files.createTempDirectory("fitg-e2e");
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** With everything in it; one that is not there, or is being deleted by the other process of the tests, is fine. */
    static void delete(Path folder) {
        if (!Files.exists(folder)) {
            return;
        }
        try {
            Files.walkFileTree(folder, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                    Files.deleteIfExists(file);
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path gone, IOException failed) {
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult postVisitDirectory(Path done, IOException failed) throws IOException {
                    Files.deleteIfExists(done);
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException left) {
            throw new UncheckedIOException(left);
        }
    }
}
