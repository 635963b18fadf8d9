package fitg.content;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The second edition in our own words: its rules, what completes them, how we read them, and how it differs from the first. */
public final class SecondEditionBook {

    /**
     * A rule such as {@code E2.A.1.1}, a completion such as {@code C-JUMP-1} or a ruling such as {@code S-R19}, {@code K-R9}
     * (on the campaign) or {@code G-R27} (on what the campaigns of both editions share).
     */
    public record Entry(String id, String title, String text) {

        public boolean isCompletion() {
            return id.startsWith("C-");
        }

        public boolean isRuling() {
            return id.startsWith("S-") || id.startsWith("K-") || id.startsWith("G-");
        }
    }

    /**
     * What is so in the first edition and what in the second.
     *
     * @param rule the rule or completion of the second edition that says most about it
     */
    public record Difference(String topic, String first, String second, String rule) {}

    private static final SecondEditionBook STANDARD = new SecondEditionBook(ContentSource.shipped());

    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private final List<Difference> differences;

    private SecondEditionBook(ContentSource source) {
        CsvTable.read(source, "rulebook/second-edition-texts.csv", "id,title,text").unique("id").rows().stream()
                .map(row -> new Entry(row.text("id"), row.text("title"), row.text("text")))
                .forEach(entry -> entries.put(entry.id(), entry));
        differences =
                CsvTable.read(source, "rulebook/edition-differences.csv", "topic,first,second,rule")
                        .unique("topic")
                        .rows()
                        .stream()
                        .map(row -> new Difference(
                                row.text("topic"), row.text("first"), row.text("second"), row.text("rule")))
                        .toList();
    }

    public static SecondEditionBook standard() {
        return STANDARD;
    }

    /** In the order of the chapters, then the completions, then the rulings. */
    public List<Entry> entries() {
        return List.copyOf(entries.values());
    }

    public List<Difference> differences() {
        return differences;
    }

    /** The entry of this number; of a paragraph (E3.2.c) or a chapter (E2) its first one. */
    public Optional<Entry> find(String id) {
        for (String at = id; !at.isEmpty(); at = at.substring(0, Math.max(0, at.lastIndexOf('.')))) {
            String wanted = at;
            Optional<Entry> found = Optional.ofNullable(entries.get(at))
                    .or(() -> entries.values().stream()
                            .filter(entry -> entry.id().startsWith(wanted + "."))
                            .findFirst());
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }
}
