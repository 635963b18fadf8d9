package fitg.lab.exercise;

import fitg.lab.exercise.Exercise.Tried;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.regex.Pattern;

/**
 * Exercises as text, one after the other: what is said about each, how its answers did, and its position as a case is written. A line begins
 * with a word that says what it is, or with spaces and goes on with the line before.
 *
 * <pre>
 * exercise  egrix-1
 * title     Two ways out
 * hint      Who looks for you after your move?
 * why       Only in the wild does nobody search.
 * played    300
 * best      walk:14 211 Boccanegra walks
 * obvious   done 150 Done
 * answer    walk:12 161 Doctor Sontag walks
 * given     flight-to-egrix, turn 1, rebels movement
 * </pre>
 */
public final class ExerciseFile {

    private static final Pattern NEXT = Pattern.compile("(?m)^(?=exercise\\s)");

    private ExerciseFile() {}

    public static List<Exercise> read(String text) {
        return NEXT.splitAsStream(text)
                .filter(each -> each.startsWith("exercise"))
                .map(ExerciseFile::one)
                .toList();
    }

    private static Exercise one(String text) {
        int given = text.indexOf("\ngiven") + 1;
        if (given == 0) {
            throw wrong(text, "it has no position");
        }
        Map<String, List<String>> said = said(text.substring(0, given));
        List<Tried> answers = new ArrayList<>(tried(said, "best"));
        List<Tried> obvious = tried(said, "obvious");
        answers.addAll(obvious);
        answers.addAll(tried(said, "answer"));
        if (tried(said, "best").size() != 1 || obvious.size() != 1) {
            throw wrong(text, "one answer is the best, and one the obvious one");
        }
        answers.sort((one, other) -> other.won() - one.won());
        if (!answers.getFirst().equals(tried(said, "best").getFirst())) {
            throw wrong(text, "the best answer has not won most");
        }
        return new Exercise(
                only(text, said, "exercise"),
                only(text, said, "title"),
                only(text, said, "hint"),
                only(text, said, "why"),
                Integer.parseInt(only(text, said, "played")),
                List.copyOf(answers),
                obvious.getFirst().key(),
                text.substring(given).stripTrailing() + "\n");
    }

    private static Map<String, List<String>> said(String head) {
        Map<String, List<String>> said = new LinkedHashMap<>();
        List<String> last = new ArrayList<>();
        for (String line : head.lines().filter(each -> !each.isBlank()).toList()) {
            if (Character.isWhitespace(line.charAt(0))) {
                last.set(last.size() - 1, last.getLast() + " " + line.strip());
            } else {
                String[] words = line.split("\\s+", 2);
                last = said.computeIfAbsent(words[0], each -> new ArrayList<>());
                last.add(words.length == 1 ? "" : words[1].strip());
            }
        }
        return said;
    }

    private static List<Tried> tried(Map<String, List<String>> said, String word) {
        return said.getOrDefault(word, List.of()).stream()
                .map(each -> each.split("\\s+", 3))
                .map(each -> new Tried(each[0], Integer.parseInt(each[1]), each[2]))
                .toList();
    }

    private static String only(String text, Map<String, List<String>> said, String word) {
        List<String> all = said.getOrDefault(word, List.of());
        if (all.size() != 1 || all.getFirst().isEmpty()) {
            throw wrong(text, "it needs one line that begins with \"" + word + "\"");
        }
        return all.getFirst();
    }

    private static IllegalArgumentException wrong(String text, String what) {
        return new IllegalArgumentException(text.lines().findFirst().orElse("") + ": " + what);
    }

    /** In the form in which it is read. */
    public static String text(Exercise exercise) {
        StringJoiner lines = new StringJoiner("\n", "", "\n");
        lines.add("exercise  " + exercise.id());
        lines.add("title     " + exercise.title());
        lines.add("hint      " + exercise.hint());
        lines.add("why       " + exercise.why());
        lines.add("played    " + exercise.games());
        for (Tried each : exercise.answers()) {
            String word =
                    each == exercise.best() ? "best" : each.key().equals(exercise.obvious()) ? "obvious" : "answer";
            lines.add("%-10s%s %d %s".formatted(word, each.key(), each.won(), each.words()));
        }
        return lines + exercise.position();
    }
}
