package fitg.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** What was measured, on the screen and in target/measures.txt. Times are noted, never asserted. */
final class Measures {

    private static final Path FILE = Path.of("target", "measures.txt");

    private Measures() {}

    static void note(String format, Object... values) {
        String line = format.formatted(values);
        System.out.println(line);
        try {
            Files.writeString(FILE, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }
}
