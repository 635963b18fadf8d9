package fitg.server.shape;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes schemas as the types of the browser client, which its checker and its editors read. */
public final class ClientTypes {

    private static final int WIDTH = 132;
    private static final int MARGIN = 3; // " * "

    private ClientTypes() {}

    /** A module with a type for each schema, and nothing to run. */
    public static String write(String head, Map<String, Map<String, Object>> schemas) {
        StringBuilder text = new StringBuilder(comment(wrapped(head)));
        schemas.forEach((name, schema) -> text.append('\n').append(definition(name, schema)));
        return text.append("\nexport {};\n").toString();
    }

    private static String definition(String name, Map<String, Object> schema) {
        String says = String.valueOf(schema.getOrDefault("description", ""));
        String line = "/** " + says + (says.isEmpty() ? "" : " ") + "@typedef {" + type(schema) + "} " + name + " */\n";
        if (line.length() <= WIDTH) {
            return line;
        }
        List<String> lines = new ArrayList<>(wrapped(says));
        lines.addAll(typedef(name, schema));
        return comment(lines);
    }

    private static List<String> typedef(String name, Map<String, Object> schema) {
        String whole = "@typedef {" + type(schema) + "} " + name;
        if (whole.length() <= WIDTH - MARGIN) {
            return List.of(whole);
        }
        List<String> lines = new ArrayList<>();
        if (schema.containsKey("properties")) {
            lines.add("@typedef {{");
            lines.addAll(
                    filled(fields(schema).stream().map(field -> field + ",").toList()));
            lines.add("}} " + name);
        } else {
            lines.add("@typedef {");
            lines.addAll(filled(
                    alternatives(schema).stream().map(each -> "| " + each).toList()));
            lines.add("} " + name);
        }
        return lines;
    }

    private static List<String> wrapped(String says) {
        return says.isEmpty() ? List.of() : fill(List.of(says.split(" ")), "");
    }

    private static List<String> filled(List<String> parts) {
        return fill(parts, "  ");
    }

    private static List<String> fill(List<String> parts, String indent) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder(indent + parts.getFirst());
        for (String part : parts.subList(1, parts.size())) {
            if (line.length() + 1 + part.length() > WIDTH - MARGIN) {
                lines.add(line.toString());
                line = new StringBuilder(indent + part);
            } else {
                line.append(' ').append(part);
            }
        }
        lines.add(line.toString());
        return lines;
    }

    private static String comment(List<String> lines) {
        return lines.stream().map(line -> " * " + line + "\n").collect(Collectors.joining("", "/**\n", " */\n"));
    }

    // ---- types

    @SuppressWarnings("unchecked")
    static String type(Map<String, Object> schema) {
        if (schema.containsKey("$ref")) {
            return Shapes.referredTo(schema);
        }
        if (schema.get("allOf") instanceof List<?> parts) {
            return parts.stream().map(part -> type((Map<String, Object>) part)).collect(Collectors.joining(" & "));
        }
        if (schema.containsKey("enum") || schema.containsKey("oneOf") || schema.get("type") instanceof List) {
            return String.join(" | ", alternatives(schema));
        }
        return switch (String.valueOf(schema.getOrDefault("type", "object"))) {
            case "array" -> list(type((Map<String, Object>) schema.get("items")));
            case "object" -> object(schema);
            case String simple -> simple(simple);
        };
    }

    @SuppressWarnings("unchecked")
    private static List<String> alternatives(Map<String, Object> schema) {
        if (schema.get("enum") instanceof List<?> words) {
            return words.stream().map(word -> "'" + word + "'").toList();
        }
        if (schema.get("oneOf") instanceof List<?> shapes) {
            return shapes.stream()
                    .map(shape -> type((Map<String, Object>) shape))
                    .toList();
        }
        return ((List<?>) schema.get("type"))
                .stream().map(simple -> simple(String.valueOf(simple))).toList();
    }

    private static String simple(String type) {
        return type.equals("integer") ? "number" : type;
    }

    private static String list(String element) {
        return element.contains(" | ") && !element.startsWith("{") ? "(" + element + ")[]" : element + "[]";
    }

    @SuppressWarnings("unchecked")
    private static String object(Map<String, Object> schema) {
        return schema.get("additionalProperties") instanceof Map<?, ?> values
                ? "Record<string, " + type((Map<String, Object>) values) + ">"
                : "{" + String.join(", ", fields(schema)) + "}";
    }

    @SuppressWarnings("unchecked")
    private static List<String> fields(Map<String, Object> schema) {
        boolean narrowing = !schema.containsKey("additionalProperties");
        List<?> required = (List<?>) schema.getOrDefault("required", List.of());
        Map<String, Object> properties = (Map<String, Object>) schema.get("properties");
        return properties.entrySet().stream()
                .map(field -> key(field.getKey())
                        + (narrowing || required.contains(field.getKey()) ? "" : "?")
                        + ": "
                        + type((Map<String, Object>) field.getValue()))
                .toList();
    }

    private static String key(String name) {
        return name.matches("\\w+") ? name : "'" + name + "'";
    }
}
