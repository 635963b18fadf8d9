package fitg.server.view;

import fitg.content.DetectionTable;
import fitg.server.shape.Given;
import fitg.server.shape.Shapes;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** A field of the log's data, which can mean one thing in one kind of event and something else in another. */
final class FieldShape {

    private static final String A_NAME = "a name";
    /** Where a field has no other meaning, its type says as much. */
    private static final Set<String> SELF_EVIDENT = Set.of(A_NAME, Meaning.WORD.says());

    private final Map<Class<?>, String> lists;
    private final Set<String> meanings = new LinkedHashSet<>();
    private final Set<Map<String, Object>> types = new LinkedHashSet<>();

    /** @param lists the names of the lists of words */
    FieldShape(Map<Class<?>, String> lists) {
        this.lists = lists;
    }

    void add(Meaning meaning, Class<?> declared) {
        if (declared == String.class) {
            meanings.add(A_NAME);
        } else if (!meaning.says().isEmpty()) {
            meanings.add(meaning.says());
        }
        types.add(type(meaning, declared));
    }

    Map<String, Object> schema() {
        Map<String, Object> schema = new LinkedHashMap<>();
        if (types.size() == 1) {
            meanings.removeAll(SELF_EVIDENT);
        }
        if (!meanings.isEmpty()) {
            String says = String.join("; or ", meanings);
            schema.put("description", says.substring(0, 1).toUpperCase(Locale.ROOT) + says.substring(1) + ".");
        }
        schema.putAll(types.size() == 1 ? types.iterator().next() : either());
        return schema;
    }

    /** Words are mere texts where the field has other meanings too. */
    private Map<String, Object> either() {
        Set<Object> simple = new LinkedHashSet<>();
        for (Map<String, Object> type : types) {
            if ("array".equals(type.get("type"))) {
                throw new IllegalStateException(
                        "A field of the log is a list here and something else there: " + meanings);
            }
            Object name = type.getOrDefault("type", "string");
            simple.addAll(name instanceof List<?> several ? several : List.of(name));
        }
        return simple.size() == 1 ? type(simple.iterator().next()) : type(List.copyOf(simple));
    }

    private Map<String, Object> type(Meaning meaning, Class<?> declared) {
        return switch (meaning) {
            case NUMBER, PLANET, PROVINCE, CHARACTER, POSSESSION, ACTION_CARD, EVENT_CARD, STAR, ASSIGNMENT ->
                type("integer");
            case PLAIN -> type(declared == boolean.class ? "boolean" : "string");
            case WORD -> words(declared);
            case SECRET,
                    SOVEREIGN,
                    MISSION,
                    SHIP,
                    FIGHTER,
                    DETECTION_COLUMN,
                    MILITARY_COLUMN,
                    CHARACTER_COLUMN,
                    JUMP_COLUMN -> type("string");
            case PLACE, HOLDER -> type(List.of("integer", "string"));
            case CHARACTERS, DICE -> list(type("integer"));
            case LETTERS, NAMES -> list(type("string"));
            case SIGHTINGS -> list(words(DetectionTable.Result.class));
            case PIECE -> Shapes.reference("Piece");
            case PIECES -> list(Shapes.reference("Piece"));
            case UNITS -> list(Shapes.reference("Units"));
            case VERDICT -> Shapes.reference("Verdict");
        };
    }

    @SuppressWarnings("unchecked")
    private Map<String, Object> words(Class<?> declared) {
        if (lists.containsKey(declared)) {
            return Shapes.reference(lists.get(declared));
        }
        Map<String, Object> schema = type("string");
        schema.put("enum", Given.constants((Class<? extends Enum<?>>) declared));
        return schema;
    }

    private static Map<String, Object> list(Map<String, Object> items) {
        Map<String, Object> schema = type("array");
        schema.put("items", items);
        return schema;
    }

    private static Map<String, Object> type(Object name) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", name);
        return schema;
    }
}
