package fitg.app.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every library the game is built and tested with is the one it was when its version was chosen, byte for byte. */
class LibrariesTest {

    private static final Path KNOWN = Path.of("src", "test", "resources", "libraries.sha256");

    private static Map<String, String> present() {
        Map<String, String> sums = new TreeMap<>();
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .filter(path -> path.toString().endsWith(".jar"))
                .filter(path -> !path.getFileName().toString().startsWith("fitg-"))
                .forEach(path -> sums.put(path.getFileName().toString(), sum(path)));
        return sums;
    }

    private static String sum(Path file) {
        try {
            byte[] bytes = Files.readAllBytes(file);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static Map<String, String> known() throws IOException {
        try (Stream<String> lines = Files.lines(KNOWN)) {
            return lines.map(line -> line.split("  ")).collect(Collectors.toMap(line -> line[1], line -> line[0]));
        }
    }

    @Test
    void everyLibraryHasTheSumThatIsWrittenDown() throws IOException {
        Map<String, String> known = known();
        List<String> others = present().entrySet().stream()
                .filter(library -> !library.getValue().equals(known.get(library.getKey())))
                .map(Map.Entry::getKey)
                .toList();

        assertThat(present()).hasSizeGreaterThan(60);
        assertThat(others)
                .as(
                        "libraries that are not what they were; if their versions were changed on purpose, see docs/security.md")
                .isEmpty();
    }

    @Test
    @Tag("record")
    void theSumsAreWrittenDown() throws IOException {
        Files.write(
                KNOWN,
                present().entrySet().stream()
                        .map(library -> library.getValue() + "  " + library.getKey())
                        .toList());

        assertThat(known()).isEqualTo(present());
    }
}
