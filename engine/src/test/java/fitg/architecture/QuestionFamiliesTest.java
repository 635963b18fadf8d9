package fitg.architecture;

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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** At the front door one list knows the families of questions; whoever asked whose a question is would be edited by the next edition. */
class QuestionFamiliesTest {

    private static final Pattern ASKS_WHOSE =
            Pattern.compile("\\binstanceof (Ask|Query|Affair)\\b|\\bcase (Ask|Query|Affair) \\w+ ->");

    /** Counts what only campaigns have. */
    private static final Set<String> COUNTING = Set.of("CampaignTally.java");

    @Test
    void nobodyAsksWhoseAQuestionIs() {
        assertThat(asking(COUNTING)).isEmpty();
        assertThat(asking(Set.of())).containsExactlyElementsOf(COUNTING);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "if (question instanceof Affair affair) {",
                "if (!(question instanceof Ask)) {",
                "case Query query -> SecondPrompts.prompt(query, d);"
            })
    void whoDidWouldBeSeen(String line) {
        assertThat(ASKS_WHOSE.matcher(line).find()).isTrue();
    }

    private static List<String> asking(Set<String> allowed) {
        try (Stream<Path> files = Files.walk(Path.of("src/main/java/fitg/play"))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> ASKS_WHOSE.matcher(text(file)).find())
                    .map(file -> file.getFileName().toString())
                    .filter(file -> !allowed.contains(file))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
