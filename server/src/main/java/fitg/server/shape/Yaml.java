package fitg.server.shape;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Writes schemas as the YAML a person reads. */
public final class Yaml {

    private static final int WIDTH = 120;
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z][A-Za-z0-9-]*");
    /** What YAML takes for something else than a text. */
    private static final Set<String> NO_TEXTS = Set.of("y", "n", "yes", "no", "on", "off", "true", "false", "null");

    private Yaml() {}

    /** The fields of an object, each in lines of its own. */
    public static String write(Map<String, ?> object, int indent) {
        StringBuilder text = new StringBuilder();
        object.forEach((key, value) -> text.append(" ".repeat(indent))
                .append(scalar(key))
                .append(':')
                .append(value(value, indent))
                .append('\n'));
        return text.toString();
    }

    @SuppressWarnings("unchecked")
    private static String value(Object value, int indent) {
        String inline = inline(value);
        if (indent + inline.length() < WIDTH || value instanceof String) {
            return " " + inline;
        }
        if (value instanceof Map<?, ?> object) {
            return "\n" + write((Map<String, ?>) object, indent + 2).stripTrailing();
        }
        return list((List<?>) value, indent + 2);
    }

    @SuppressWarnings("unchecked")
    private static String list(List<?> list, int indent) {
        if (!list.isEmpty() && list.getFirst() instanceof Map) {
            StringBuilder text = new StringBuilder();
            list.forEach(object -> text.append('\n')
                    .append(" ".repeat(indent))
                    .append("- ")
                    .append(write((Map<String, ?>) object, indent + 2).strip()));
            return text.toString();
        }
        StringBuilder text = new StringBuilder("\n" + " ".repeat(indent) + "[");
        int column = indent;
        for (int i = 0; i < list.size(); i++) {
            String word = inline(list.get(i)) + (i < list.size() - 1 ? "," : "");
            if (i == 0 || column + word.length() > WIDTH) {
                text.append('\n').append(" ".repeat(indent + 2)).append(word);
                column = indent + 2 + word.length();
            } else {
                text.append(' ').append(word);
                column += 1 + word.length();
            }
        }
        return text.append('\n').append(" ".repeat(indent)).append(']').toString();
    }

    private static String inline(Object value) {
        return switch (value) {
            case Map<?, ?> object ->
                "{"
                        + String.join(
                                ", ",
                                object.entrySet().stream()
                                        .map(field -> scalar(field.getKey()) + ": " + inline(field.getValue()))
                                        .toList())
                        + "}";
            case List<?> list ->
                "[" + String.join(", ", list.stream().map(Yaml::inline).toList()) + "]";
            default -> scalar(value);
        };
    }

    private static String scalar(Object value) {
        if (!(value instanceof String text)) {
            return String.valueOf(value);
        }
        return PLAIN.matcher(text).matches() && !NO_TEXTS.contains(text.toLowerCase())
                ? text
                : "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }
}
