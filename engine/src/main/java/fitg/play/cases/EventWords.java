package fitg.play.cases;

import fitg.play.position.WrittenLine;
import fitg.procedure.Event;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An event in words: its name, perhaps its case, and some of its numbers by their names: "search rolled (10.4), die 3". What a number
 * that names a piece is called is not its business: the log tells that.
 */
record EventWords(WrittenLine line, String name, String ruleCase, List<String> figures) {

    static EventWords read(WrittenLine line, String words) {
        String[] parts = words.split(", *");
        int bracket = parts[0].indexOf(" (");
        boolean cited = bracket > 0 && parts[0].endsWith(")");
        return new EventWords(
                line,
                cited ? parts[0].substring(0, bracket) : parts[0],
                cited ? parts[0].substring(bracket + 2, parts[0].length() - 1) : "",
                List.of(parts).subList(1, parts.length));
    }

    /** How many events these words fit. */
    long count(List<Event> events) {
        return events.stream().filter(this::fits).count();
    }

    private boolean fits(Event event) {
        return name(event).equals(name)
                && (ruleCase.isEmpty() || event.ruleCase().equals(ruleCase))
                && figures(event).toList().containsAll(figures);
    }

    /** "SearchRolled" is "search rolled". */
    private static String name(Event event) {
        return spaced(event.getClass().getSimpleName());
    }

    private static String spaced(String camelCase) {
        return camelCase.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    }

    private static Stream<String> figures(Event event) {
        return Stream.of(event.getClass().getRecordComponents())
                .filter(component -> !component.getName().equals("ruleCase"))
                .map(component -> figure(event, component));
    }

    /** "die 3", "outcome missed", and of what is so or not its name, with "not" before it. */
    private static String figure(Event event, RecordComponent component) {
        try {
            Object value = component.getAccessor().invoke(event);
            String called = spaced(component.getName());
            return switch (value) {
                case Boolean so -> so ? called : "not " + called;
                case Enum<?> constant ->
                    called + " " + constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
                case null, default -> called + " " + value;
            };
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What happened instead: those of the same name, or else what there was. */
    String nearest(List<Event> events) {
        List<String> alike = events.stream()
                .filter(event -> name(event).equals(name))
                .map(event -> name(event) + " (" + event.ruleCase() + "), "
                        + figures(event).collect(Collectors.joining(", ")))
                .toList();
        return alike.isEmpty()
                ? "there were "
                        + events.stream().map(EventWords::name).distinct().collect(Collectors.joining(", "))
                : String.join("; ", alike);
    }
}
