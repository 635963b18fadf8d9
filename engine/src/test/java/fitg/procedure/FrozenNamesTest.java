package fitg.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Sentences;
import fitg.content.Tongue;
import fitg.edition.first.Matter;
import fitg.edition.second.Query;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Saved games, standing orders and programs of others name questions and answers, and go by the keys of sentences. What is frozen in {@code frozen-names.txt} stays as it
 * is called; what is new is frozen by the record run (docs/testing.md).
 */
class FrozenNamesTest {

    private static final Path FROZEN = Path.of("src/test/resources/fitg/procedure/frozen-names.txt");

    @Test
    void noQuestionAnswerOrSentenceIsCalledOtherwiseThanItWas() throws IOException {
        List<String> frozen = Files.readAllLines(FROZEN, StandardCharsets.UTF_8);

        assertThat(frozen).hasSizeGreaterThan(300);
        assertThat(names()).containsAll(frozen);
    }

    /** Run only when asked for by its tag. */
    @Test
    @Tag("record")
    void freezeWhatIsNew() throws IOException {
        Set<String> all = new TreeSet<>(Files.exists(FROZEN) ? Files.readAllLines(FROZEN) : List.of());
        all.addAll(names());
        Files.write(FROZEN, all);
    }

    private static Set<String> names() {
        Set<String> names = new TreeSet<>();
        Stream.of(Ask.values(), Matter.values(), Affair.values(), Query.values())
                .flatMap(Arrays::stream)
                .map(Question.class::cast)
                .forEach(question -> names.add("question " + question.name()));
        for (Action.Kind kind : Action.Kind.values()) {
            names.add("answer " + kind.key());
        }
        Sentences.in(Tongue.ENGLISH).keys().forEach(key -> names.add("sentence " + key));
        return names;
    }
}
