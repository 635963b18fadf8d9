package fitg.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Programs of others read these documents: a field that was there, and a word that could be in one, stays. */
class FrozenFieldsTest {

    private static final Path FROZEN = Path.of("src/test/resources/fitg/server/http/frozen-fields.txt");

    @Test
    void noFieldAndNoWordOfTheApiIsLost() throws IOException {
        List<String> frozen = Files.readAllLines(FROZEN, StandardCharsets.UTF_8);

        assertThat(frozen).hasSizeGreaterThan(400);
        assertThat(fields()).containsAll(frozen);
    }

    /** Run only when asked for by its tag; see docs/testing.md. */
    @Test
    @Tag("record")
    void freezeWhatIsNew() throws IOException {
        Set<String> all = new TreeSet<>(Files.exists(FROZEN) ? Files.readAllLines(FROZEN) : List.of());
        all.addAll(fields());
        Files.write(FROZEN, all);
    }

    private static Set<String> fields() {
        Set<String> fields = new TreeSet<>();
        ApiDescription.schemas().forEach((name, schema) -> {
            if (schema.get("properties") instanceof Map<?, ?> properties) {
                properties.keySet().forEach(field -> fields.add(name + "." + field));
            }
            if (schema.get("enum") instanceof Collection<?> words) {
                words.forEach(word -> fields.add(name + " = " + word));
            }
        });
        return fields;
    }
}
