package fitg.saves;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.content.Side;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The fields of one JSON object, asked for by name and type; knows where it stands, for the error message. */
final class Fields {

    private final String where;
    private final JsonNode node;
    private final Set<String> known = new HashSet<>();

    private Fields(String where, JsonNode node) {
        this.where = where;
        this.node = node;
    }

    static Fields of(String where, JsonNode node) throws UnreadableGameException {
        if (!node.isObject()) {
            throw new UnreadableGameException(where + " is not a JSON object");
        }
        return new Fields(where, node);
    }

    boolean has(String name) {
        known.add(name);
        return node.has(name);
    }

    private JsonNode get(String name, boolean fits, String wanted) throws UnreadableGameException {
        if (!has(name)) {
            throw new UnreadableGameException(where + " has no \"" + name + "\"");
        }
        if (!fits) {
            throw new UnreadableGameException("\"" + name + "\" in " + where + " is not " + wanted);
        }
        return node.get(name);
    }

    String text(String name) throws UnreadableGameException {
        return get(name, node.path(name).isTextual(), "a text").textValue();
    }

    int integer(String name) throws UnreadableGameException {
        boolean fits = node.path(name).isIntegralNumber() && node.path(name).canConvertToInt();
        return get(name, fits, "a whole number").intValue();
    }

    long number(String name) throws UnreadableGameException {
        boolean fits = node.path(name).isIntegralNumber() && node.path(name).canConvertToLong();
        return get(name, fits, "a whole number of at most 64 bits").longValue();
    }

    boolean flag(String name) throws UnreadableGameException {
        return get(name, node.path(name).isBoolean(), "true or false").booleanValue();
    }

    Fields object(String name) throws UnreadableGameException {
        return new Fields("\"" + name + "\"", get(name, node.path(name).isObject(), "an object"));
    }

    List<JsonNode> array(String name) throws UnreadableGameException {
        List<JsonNode> list = new ArrayList<>();
        get(name, node.path(name).isArray(), "a list").forEach(list::add);
        return list;
    }

    Side side(String name) throws UnreadableGameException {
        String text = text(name);
        for (Side side : Side.values()) {
            if (GameWriter.name(side).equals(text)) {
                return side;
            }
        }
        throw new UnreadableGameException("\"" + Excerpt.of(text) + "\" in " + where + " is neither \"rebel\" nor \"imperial\"");
    }

    <E extends Enum<E>> E oneOf(String name, Class<E> type) throws UnreadableGameException {
        String text = text(name);
        for (E each : type.getEnumConstants()) {
            if (each.name().equals(text)) {
                return each;
            }
        }
        throw new UnreadableGameException("\"" + Excerpt.of(text) + "\" in " + where + " is no "
                + type.getSimpleName().toLowerCase(Locale.ROOT));
    }

    /** What we do not understand we do not pass over: it may change the game. */
    void nothingElse() throws UnreadableGameException {
        for (var field : node.properties()) {
            if (!known.contains(field.getKey())) {
                throw new UnreadableGameException("\"" + Excerpt.of(field.getKey()) + "\" in " + where + " is unknown");
            }
        }
    }
}
