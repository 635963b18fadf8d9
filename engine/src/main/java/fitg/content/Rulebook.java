package fitg.content;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** What the rules say, in our own words: the cases players look up, and the rules and rulings that tests are tagged with. */
public final class Rulebook {

    /** A numbered case of the rulebook, such as {@code 12.53}. */
    public record Case(String number, String title, String text) {}

    /** A rule of the seed list, such as {@code R6.1.9}, as it is ruled; with the cases and sections it comes from. */
    public record SeedRule(String id, String chapter, String cases, String spec, String text) {}

    /** How we read the rules where they are silent or contradict themselves, such as {@code RUL-07}. */
    public record Ruling(String id, String text) {}

    private static final Rulebook STANDARD = new Rulebook();

    private final Map<String, Case> cases = new LinkedHashMap<>();
    private final List<SeedRule> seedRules;
    private final List<Ruling> rulings;

    private Rulebook() {
        read("cases.csv", row -> new Case(row.get(0), row.get(1), row.get(2)))
                .forEach(found -> cases.put(found.number(), found));
        seedRules =
                read("seed-rules.csv", row -> new SeedRule(row.get(0), row.get(1), row.get(2), row.get(3), row.get(4)));
        rulings = read("rulings.csv", row -> new Ruling(row.get(0), row.get(1)));
    }

    public static Rulebook standard() {
        return STANDARD;
    }

    /** The case, or else the nearest above it: 12.53, then 12.5, then the chapter 12.0. */
    public Optional<Case> find(String number) {
        for (String at = number; !at.isEmpty(); at = shorter(at)) {
            if (cases.containsKey(at)) {
                return Optional.of(cases.get(at));
            }
        }
        return Optional.empty();
    }

    public List<Case> cases() {
        return List.copyOf(cases.values());
    }

    public List<SeedRule> seedRules() {
        return seedRules;
    }

    public List<Ruling> rulings() {
        return rulings;
    }

    private static String shorter(String number) {
        int dot = number.indexOf('.');
        if (dot < 0) {
            return number + ".0";
        }
        if (number.endsWith(".0")) {
            return "";
        }
        return number.length() > dot + 2 ? number.substring(0, number.length() - 1) : number.substring(0, dot) + ".0";
    }

    private static <T> List<T> read(String file, Function<List<String>, T> toEntry) {
        return lines(file).skip(1).map(Rulebook::fields).map(toEntry).toList();
    }

    private static Stream<String> lines(String file) {
        try (InputStream in = Rulebook.class.getResourceAsStream("rulebook/" + file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** These files keep an entry on a line and never quote a quote. */
    private static List<String> fields(String line) {
        List<String> fields = new ArrayList<>();
        for (int at = 0; at <= line.length(); ) {
            boolean quoted = line.startsWith("\"", at);
            int start = quoted ? at + 1 : at;
            int end = line.indexOf(quoted ? '"' : ',', start);
            end = end < 0 ? line.length() : end;
            fields.add(line.substring(start, end));
            at = end + (quoted ? 2 : 1);
        }
        return fields;
    }
}
