package fitg.server.shape;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The schemas of documents, read from their records. */
public final class Shapes {

    private static final String PLACE = "#/components/schemas/";

    /** In their own order, so that the description is the same in every run. */
    private final Map<Class<?>, Given> given = new LinkedHashMap<>();

    private final Map<String, Class<?>> names = new HashMap<>();
    private final Map<String, Map<String, Object>> schemas = new LinkedHashMap<>();

    private Shapes(List<Given> given) {
        given.forEach(each -> this.given.put(each.of(), each));
    }

    /** The schemas by name: of these documents, and of all that they are made of. */
    public static Map<String, Map<String, Object>> of(List<Given> given, List<Class<?>> documents) {
        Shapes shapes = new Shapes(given);
        documents.forEach(shapes::reference);
        return shapes.schemas;
    }

    /** What refers to the schema of this name. */
    public static Map<String, Object> reference(String name) {
        return new LinkedHashMap<>(Map.of("$ref", PLACE + name));
    }

    static String referredTo(Map<String, Object> schema) {
        return String.valueOf(schema.get("$ref")).substring(PLACE.length());
    }

    private Map<String, Object> reference(Class<?> type) {
        Given known = given.get(type);
        String name = known == null ? name(type) : known.name();
        Class<?> other = names.putIfAbsent(name, type);
        if (other == null) {
            schemas.put(name, new LinkedHashMap<>()); // its place in the list, before those of its parts
            schemas.get(name).putAll(known == null ? schema(type) : given(known));
        } else if (other != type) {
            throw new IllegalStateException(other + " and " + type + " are both called " + name);
        }
        return reference(name);
    }

    /** With the lists of words that it names. */
    private Map<String, Object> given(Given known) {
        String text = known.schema().toString();
        given.values().stream()
                .filter(other -> other != known && text.contains(PLACE + other.name() + "}"))
                .forEach(other -> reference(other.of()));
        return known.schema();
    }

    private static String name(Class<?> type) {
        Called called = type.getAnnotation(Called.class);
        return called == null ? type.getSimpleName().replaceFirst("Document$", "") : called.value();
    }

    @SuppressWarnings("unchecked")
    private Map<String, Object> schema(Class<?> type) {
        Map<String, Object> schema = described(type);
        Either either = type.getAnnotation(Either.class);
        if (either != null) {
            schema.put("oneOf", Arrays.stream(either.value()).map(this::object).toList());
        } else if (type.isRecord()) {
            schema.putAll(object(type));
        } else {
            schema.put("type", "string");
            if (type.isEnum()) {
                schema.put("enum", Given.constants((Class<? extends Enum<?>>) type));
            }
            matching(type, schema);
        }
        return schema;
    }

    private static Map<String, Object> described(AnnotatedElement element) {
        Map<String, Object> schema = new LinkedHashMap<>();
        Says says = element.getAnnotation(Says.class);
        if (says != null) {
            schema.put("description", says.value());
        }
        return schema;
    }

    private Map<String, Object> object(Class<?> record) {
        Map<String, Object> schema = described(record);
        schema.put("type", "object");
        schema.put("additionalProperties", false);
        Map<String, Object> properties = new LinkedHashMap<>();
        List<String> required = new ArrayList<>();
        for (RecordComponent component : record.getRecordComponents()) {
            properties.put(component.getName(), property(component));
            if (!component.isAnnotationPresent(Maybe.class)) {
                required.add(component.getName());
            }
        }
        if (!required.isEmpty()) {
            schema.put("required", required);
        }
        schema.put("properties", properties);
        return schema;
    }

    private Map<String, Object> property(RecordComponent component) {
        Map<String, Object> schema = described(component);
        Map<String, Object> type = type(component.getGenericType(), component);
        Maybe maybe = component.getAnnotation(Maybe.class);
        if (maybe != null && maybe.orNull()) {
            type.computeIfPresent("type", (key, plain) -> List.of(plain, "null"));
        }
        schema.putAll(type);
        return schema;
    }

    private Map<String, Object> type(Type type, RecordComponent component) {
        if (type instanceof ParameterizedType parameterized) {
            Type last = parameterized.getActualTypeArguments()[parameterized.getActualTypeArguments().length - 1];
            return parameterized.getRawType() == List.class ? list(last, component) : map(last, component);
        }
        Is is = component.getAnnotation(Is.class);
        if (is != null) {
            return type == String.class || !((Class<?>) type).isRecord()
                    ? reference(is.value())
                    : narrowed((Class<?>) type, is.value());
        }
        return ((Class<?>) type).isRecord() || ((Class<?>) type).isEnum()
                ? reference((Class<?>) type)
                : plain((Class<?>) type, component);
    }

    /** A label whose id is a word of a list. */
    private Map<String, Object> narrowed(Class<?> label, Class<?> words) {
        Map<String, Object> narrower = new LinkedHashMap<>();
        narrower.put("properties", new LinkedHashMap<>(Map.of("id", reference(words))));
        return new LinkedHashMap<>(Map.of("allOf", List.of(reference(label), narrower)));
    }

    private Map<String, Object> list(Type element, RecordComponent component) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "array");
        Sized sized = component.getAnnotation(Sized.class);
        if (sized != null && sized.least() > 0) {
            schema.put("minItems", sized.least());
        }
        if (sized != null && sized.most() < Integer.MAX_VALUE) {
            schema.put("maxItems", sized.most());
        }
        schema.put("items", type(element, component));
        return schema;
    }

    private Map<String, Object> map(Type value, RecordComponent component) {
        Map<String, Object> schema = new LinkedHashMap<>();
        Is whole = component.getAnnotation(Is.class);
        By by = component.getAnnotation(By.class);
        if (by == null && whole != null) {
            return reference(whole.value());
        }
        schema.put("type", "object");
        if (by == null) {
            schema.put("additionalProperties", type(value, component));
            return schema;
        }
        schema.put("additionalProperties", false);
        List<String> keys = Given.constants(by.value());
        if (by.every()) {
            schema.put("required", keys);
        }
        Map<String, Object> properties = new LinkedHashMap<>();
        keys.forEach(key -> properties.put(key, type(value, component)));
        schema.put("properties", properties);
        return schema;
    }

    private static List<String> words(OneOf oneOf) {
        return oneOf.namesOf() == Enum.class
                ? List.of(oneOf.value())
                : Arrays.stream(oneOf.namesOf().getEnumConstants())
                        .map(Enum::name)
                        .toList();
    }

    private static Map<String, Object> plain(Class<?> type, RecordComponent component) {
        Map<String, Object> schema = new LinkedHashMap<>();
        OneOf oneOf = component.getAnnotation(OneOf.class);
        if (oneOf != null) {
            schema.put("type", "string");
            schema.put("enum", words(oneOf));
            return schema;
        }
        schema.put("type", simple(type, component));
        Least least = component.getAnnotation(Least.class);
        if (least != null) {
            schema.put("minimum", least.value());
        }
        Most most = component.getAnnotation(Most.class);
        if (most != null) {
            schema.put("maximum", most.value());
        }
        matching(component, schema);
        return schema;
    }

    private static Object simple(Class<?> type, RecordComponent component) {
        return switch (type.getSimpleName()) {
            case "int", "Integer", "long", "Long" -> "integer";
            case "double", "Double" -> "number";
            case "boolean", "Boolean" -> "boolean";
            case "String" -> "string";
            case "Object" -> List.of("integer", "string");
            default -> throw new IllegalStateException(component.getDeclaringRecord() + " has a field of " + type);
        };
    }

    private static void matching(AnnotatedElement element, Map<String, Object> schema) {
        Matching matching = element.getAnnotation(Matching.class);
        if (matching != null) {
            schema.put("pattern", matching.value());
        }
    }
}
