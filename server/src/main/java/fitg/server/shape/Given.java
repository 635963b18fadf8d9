package fitg.server.shape;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A schema that no record says: a list of words, which comes from where the game has it.
 *
 * @param of what {@link Is} names it by
 */
public record Given(Class<?> of, String name, Map<String, Object> schema) {

    /** The constants of an enum, spelled as everywhere in the documents. */
    public static Given words(Class<? extends Enum<?>> of, String name, String says) {
        return words(of, name, says, constants(of));
    }

    public static Given words(Class<?> of, String name, String says, List<String> words) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("description", says);
        schema.put("type", "string");
        schema.put("enum", List.copyOf(words));
        return new Given(of, name, schema);
    }

    public static List<String> constants(Class<? extends Enum<?>> of) {
        return Arrays.stream(of.getEnumConstants())
                .map(constant -> constant.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .toList();
    }
}
