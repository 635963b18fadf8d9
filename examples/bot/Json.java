import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * As much JSON as the API speaks, because the JDK has none: objects are maps, arrays are lists, numbers are Long or Double.
 * In a bot of your own use the library you like.
 */
final class Json {

    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    static Object read(String text) {
        Json reader = new Json(text);
        Object value = reader.value();
        reader.skipBlanks();
        if (reader.at < text.length()) {
            throw reader.wrong();
        }
        return value;
    }

    // ---- finding one's way in a document

    static Map<?, ?> object(Object document, String... path) {
        return (Map<?, ?>) follow(document, path);
    }

    static String text(Object document, String... path) {
        return (String) follow(document, path);
    }

    @SuppressWarnings("unchecked")
    static List<Map<?, ?>> list(Object document, String... path) {
        return (List<Map<?, ?>>) follow(document, path);
    }

    private static Object follow(Object document, String... path) {
        Object found = document;
        for (String name : path) {
            found = ((Map<?, ?>) found).get(name);
            if (found == null) {
                throw new IllegalStateException("the server sent no " + String.join(".", path));
            }
        }
        return found;
    }

    // ---- reading

    private Object value() {
        skipBlanks();
        return switch (peek()) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
        };
    }

    private Map<String, Object> object() {
        Map<String, Object> object = new LinkedHashMap<>();
        at++;
        for (boolean more = !isNext('}'); more; more = isMore('}')) {
            skipBlanks();
            String name = string();
            expect(':');
            object.put(name, value());
        }
        return object;
    }

    private List<Object> array() {
        List<Object> array = new ArrayList<>();
        at++;
        for (boolean more = !isNext(']'); more; more = isMore(']')) {
            array.add(value());
        }
        return array;
    }

    private boolean isMore(char end) {
        if (isNext(end)) {
            return false;
        }
        expect(',');
        return true;
    }

    private String string() {
        expect('"');
        StringBuilder string = new StringBuilder();
        while (peek() != '"') {
            char c = text.charAt(at++);
            string.append(c == '\\' ? escaped() : c);
        }
        at++;
        return string.toString();
    }

    private char escaped() {
        char c = peek();
        at++;
        return switch (c) {
            case 'n' -> '\n';
            case 't' -> '\t';
            case 'r' -> '\r';
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'u' -> (char) Integer.parseInt(text, at, at += 4, 16);
            default -> c;
        };
    }

    private Object number() {
        int from = at;
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        String digits = text.substring(from, at);
        try {
            return digits.matches("-?\\d+") ? (Object) Long.valueOf(digits) : (Object) Double.valueOf(digits);
        } catch (NumberFormatException none) {
            throw wrong();
        }
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) {
            throw wrong();
        }
        at += word.length();
        return value;
    }

    private char peek() {
        if (at >= text.length()) {
            throw wrong();
        }
        return text.charAt(at);
    }

    private boolean isNext(char c) {
        skipBlanks();
        boolean next = peek() == c;
        at += next ? 1 : 0;
        return next;
    }

    private void expect(char c) {
        if (!isNext(c)) {
            throw wrong();
        }
    }

    private void skipBlanks() {
        while (at < text.length() && text.charAt(at) <= ' ') {
            at++;
        }
    }

    private IllegalStateException wrong() {
        return new IllegalStateException("the server sent something that is not JSON, at character " + at);
    }

    // ---- writing

    static String write(Object value) {
        return switch (value) {
            case Map<?, ?> object ->
                object.entrySet().stream()
                        .map(each -> write(each.getKey()) + ":" + write(each.getValue()))
                        .collect(Collectors.joining(",", "{", "}"));
            case List<?> array -> array.stream().map(Json::write).collect(Collectors.joining(",", "[", "]"));
            case String string -> quoted(string);
            default -> String.valueOf(value);
        };
    }

    private static String quoted(String string) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char c : string.toCharArray()) {
            quoted.append(c == '"' || c == '\\' ? "\\" + c : c < ' ' ? String.format("\\u%04x", (int) c) : c);
        }
        return quoted.append('"').toString();
    }
}
