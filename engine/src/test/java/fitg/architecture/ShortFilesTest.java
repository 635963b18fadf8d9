package fitg.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A file that grows too long is about more than one thing: the rulebook, or the table it is played on, shows the seam. */
class ShortFilesTest {

    private static final int OF_ANYTHING = 400;
    private static final int OF_A_STATE = 250;

    @Test
    void noFileIsLong() {
        assertThat(longer(mainSources(), OF_ANYTHING)).isEmpty();
    }

    @Test
    void whatReadsAndChangesAStateIsShort() {
        assertThat(longer(stateSources(), OF_A_STATE)).isEmpty();
    }

    @Test
    void allModulesAndAllStatesAreLookedAt() {
        assertThat(mainSources())
                .anyMatch(file -> file.endsWith("Game.java"))
                .anyMatch(file -> file.startsWith("../app"));
        assertThat(stateSources())
                .map(file -> file.getFileName().toString())
                .contains("GameState.java", "RealmState.java", "CompanyState.java");
    }

    private static List<Path> stateSources() {
        return mainSources().stream()
                .filter(file -> file.getParent().toString().contains("fitg/state"))
                .toList();
    }

    private static List<Path> mainSources() {
        try (Stream<Path> modules = Files.list(Path.of(".."))) {
            return modules.map(module -> module.resolve("src/main/java"))
                    .filter(Files::isDirectory)
                    .flatMap(ShortFilesTest::javaFiles)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Path> javaFiles(Path sources) {
        try (Stream<Path> files = Files.walk(sources)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> longer(List<Path> files, int most) {
        return files.stream()
                .filter(file -> lines(file) > most)
                .map(file -> file + ": " + lines(file))
                .toList();
    }

    private static long lines(Path file) {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
