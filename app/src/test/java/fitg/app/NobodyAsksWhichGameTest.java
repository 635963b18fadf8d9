package fitg.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Outside the engine nothing depends on which edition or level is played: a document asks what is on the table, a page takes its
 * words from the catalogue, and what only some games have is said by their ruleset.
 */
class NobodyAsksWhichGameTest {

    private static final List<String> MODULES = List.of("app", "lab", "players", "saves", "server");

    /** The lists of rules and the books are one for each edition, and old files do not name theirs. */
    private static final Set<String> KNOWING = Set.of("RuleList.java", "RulebookDocument.java", "GameWriter.java");

    private static final Pattern IN_JAVA =
            Pattern.compile("\\b(Edition|GameLevel)\\.[A-Z]|\\.(edition|level)\\(\\)\\s*[=!]=");

    private static final Pattern IN_THE_CLIENT =
            Pattern.compile("\\bedition\\b.{0,12}[=!]==? ?'|\\bscenario\\.level\\b");

    @Test
    void noConditionOnAnEditionOrALevelInTheModules() {
        assertThat(MODULES.stream()
                        .flatMap(module -> found(Path.of("..", module, "src/main/java"), ".java", IN_JAVA))
                        .filter(each -> !KNOWING.contains(each.getFileName().toString())))
                .isEmpty();
    }

    @Test
    void thoseThatAreNamedStillNeedIt() {
        assertThat(MODULES.stream()
                        .flatMap(module -> found(Path.of("..", module, "src/main/java"), ".java", IN_JAVA))
                        .map(each -> each.getFileName().toString()))
                .containsAll(KNOWING);
    }

    @Test
    void noConditionOnAnEditionOrALevelInTheClient() {
        assertThat(found(Path.of("../web/src/main/resources/fitg/web"), ".js", IN_THE_CLIENT))
                .isEmpty();
    }

    private static Stream<Path> found(Path folder, String ending, Pattern pattern) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files
                    .filter(file -> file.toString().endsWith(ending))
                    .filter(file -> pattern.matcher(text(file)).find())
                    .toList()
                    .stream();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
