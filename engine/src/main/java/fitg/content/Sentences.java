package fitg.content;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is said in one tongue, by keys that never change. A file has a line for each, {@code key = sentence}; {@code {0}}, {@code {1}}
 * are the places of what is filled in, and an underscore in front keeps the blank behind it. What has not been translated is said
 * in English.
 */
public final class Sentences {

    private static final List<String> CHAPTERS = List.of("star-system-questions", "odds");
    private static final Pattern PLACE = Pattern.compile("\\{(\\d)}");
    private static final String DIVIDER = " = ";

    private static final Map<Tongue, Sentences> SHIPPED = shipped();

    private final Map<String, Template> templates;

    private Sentences(Map<String, Template> templates) {
        this.templates = templates;
    }

    public static Sentences in(Tongue tongue) {
        return SHIPPED.get(tongue);
    }

    private static Map<Tongue, Sentences> shipped() {
        Map<Tongue, Sentences> shipped = new EnumMap<>(Tongue.class);
        for (Tongue tongue : Tongue.values()) {
            shipped.put(tongue, read(ContentSource.shipped(), tongue));
        }
        return shipped;
    }

    static Sentences read(ContentSource source, Tongue tongue) {
        Map<String, Template> templates = new LinkedHashMap<>();
        for (String chapter : CHAPTERS) {
            read(source, "words/" + tongue.code() + "/" + chapter + ".txt", templates);
        }
        return new Sentences(templates);
    }

    private static void read(ContentSource source, String file, Map<String, Template> templates) {
        int number = 0;
        for (String line : source.text(file).split("\n")) {
            number++;
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            int divider = line.indexOf(DIVIDER);
            if (divider < 0) {
                throw new ContentException(file, number, "a key, \" = \" and a sentence are meant");
            }
            String sentence = line.substring(divider + DIVIDER.length()).stripTrailing();
            Template before = templates.put(line.substring(0, divider), Template.of(sentence));
            if (before != null) {
                throw new ContentException(file, number, line.substring(0, divider) + " is there twice");
            }
        }
    }

    public Set<String> keys() {
        return templates.keySet();
    }

    public boolean has(String key) {
        return templates.containsKey(key);
    }

    /** The sentences as they are written, for whoever fills them elsewhere. */
    public Map<String, String> written() {
        Map<String, String> written = new LinkedHashMap<>();
        templates.forEach((key, template) -> written.put(key, template.sentence()));
        return written;
    }

    /** The highest number of a place in a sentence, and 1; 0 where nothing is filled in. */
    public int places(String key) {
        return templates.get(key).most();
    }

    /** The sentence with its places filled. */
    public String say(String key, List<String> parts) {
        Template template = templates.get(key);
        if (template == null) {
            if (this == in(Tongue.ENGLISH)) {
                throw new IllegalArgumentException("nothing is said for " + key);
            }
            return in(Tongue.ENGLISH).say(key, parts);
        }
        return template.fill(parts);
    }

    /** A sentence cut at its places: a text, a place, a text, a place, and so on. */
    private record Template(String sentence, List<String> texts, List<Integer> places) {

        private static Template of(String written) {
            String sentence = written.startsWith("_") ? written.substring(1) : written;
            List<String> texts = new ArrayList<>();
            List<Integer> places = new ArrayList<>();
            int from = 0;
            for (Matcher each = PLACE.matcher(sentence); each.find(); from = each.end()) {
                texts.add(sentence.substring(from, each.start()));
                places.add(Integer.parseInt(each.group(1)));
            }
            texts.add(sentence.substring(from));
            return new Template(sentence, List.copyOf(texts), List.copyOf(places));
        }

        private int most() {
            return places.stream().mapToInt(place -> place + 1).max().orElse(0);
        }

        private String fill(List<String> parts) {
            StringBuilder said = new StringBuilder(texts.getFirst());
            for (int each = 0; each < places.size(); each++) {
                int place = places.get(each);
                said.append(place < parts.size() ? parts.get(place) : "").append(texts.get(each + 1));
            }
            return said.toString();
        }
    }
}
