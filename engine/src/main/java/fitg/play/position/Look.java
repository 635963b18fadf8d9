package fitg.play.position;

import fitg.state.Position;
import java.util.List;
import java.util.Locale;

/** Compares what a line says of something with how it is. */
public final class Look {

    private static final String NOT = "not ";

    private Look() {}

    /** Whether a line speaks of anything on the board. */
    public static boolean isAboutTheBoard(Position s, String words) {
        int colon = words.indexOf(':');
        return colon > 0
                && Vocabulary.of(s)
                        .sorts()
                        .anyMatch(sort ->
                                sort.find(words.substring(0, colon).strip()).isPresent());
    }

    /** What of the line is not so, in a sentence; an empty text where all of it is. */
    public static String difference(Position s, WrittenLine line) {
        Vocabulary vocabulary = Vocabulary.of(s);
        FactReader.Fact fact = FactReader.Fact.of(line, vocabulary);
        fact.requireIn(s);
        List<String> said = vocabulary.describe(s, fact.sort(), fact.piece());
        for (String clause : fact.clauses()) {
            boolean denied = clause.regionMatches(true, 0, NOT, 0, NOT.length());
            String words = denied ? clause.substring(NOT.length()) : clause;
            boolean so = said.stream().anyMatch(each -> denied ? hasWords(each, words) : each.equalsIgnoreCase(words));
            if (so == denied) {
                return fact.sort().name(fact.piece()) + " is not \"" + clause + "\" but: " + worthSaying(said);
            }
        }
        return "";
    }

    private static String worthSaying(List<String> said) {
        List<String> some = said.stream().filter(each -> !each.endsWith(" 0")).toList();
        return some.isEmpty() ? "nothing" : String.join(", ", some);
    }

    /** "not line" denies "2 line", "not prisoner" denies every prison. */
    private static boolean hasWords(String said, String words) {
        return (" " + said + " ").toLowerCase(Locale.ROOT).contains(" " + words.toLowerCase(Locale.ROOT) + " ");
    }
}
