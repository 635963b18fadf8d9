package fitg.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** The client's types of the documents, in net/documents.js, say the same as the description of the API. */
class ClientDocumentsTest {

    private static final Pattern TYPE = Pattern.compile("@typedef \\{((?:(?!@typedef).)*)} (\\w+)", Pattern.DOTALL);

    private final JsonNode schemas = Description.read().root().at("/components/schemas");
    private final Map<String, String> types = clientTypes();

    @Test
    void everyDocumentHasItsType() {
        schemas.properties()
                .forEach(schema -> assertThat(spelledOut(types.getOrDefault(schema.getKey(), "missing")))
                        .as("net/documents.js: %s", schema.getKey())
                        .isEqualTo(type(schema.getValue())));
    }

    /** A checker that finds nothing would say the same of every type. */
    @Test
    void documentsAreReadFieldByField() {
        assertThat(types).containsEntry("Card", "{number: number, name: string, shown: boolean}");
        assertThat(type(schemas.get("Missions")))
                .isEqualTo("{environ?: number, actionCardsLeft: number, underWay: Mission[], "
                        + "eventsDrawn: ActionEventType[]}");
    }

    /** The types of the client by their names, in one line each. */
    private static Map<String, String> clientTypes() {
        try (InputStream source = ClientDocumentsTest.class.getResourceAsStream("/fitg/web/net/documents.js")) {
            String text = new String(source.readAllBytes(), StandardCharsets.UTF_8);
            Map<String, String> types = new TreeMap<>();
            for (Matcher found = TYPE.matcher(text); found.find(); ) {
                types.put(found.group(2), inOneLine(found.group(1)));
            }
            return types;
        } catch (IOException broken) {
            throw new AssertionError(broken);
        }
    }

    private static String inOneLine(String type) {
        return type.replaceAll("\\s*\\n \\*\\s*", " ")
                .replaceAll("^ \\| ", "")
                .replaceAll("\\{ ", "{")
                .replaceAll(",? }", "}")
                .strip();
    }

    /** What the description has no name for but the client has, such as a row of a table, is written out. */
    private String spelledOut(String type) {
        return Pattern.compile("(?<!')\\b[A-Z]\\w+")
                .matcher(type)
                .replaceAll(name -> Matcher.quoteReplacement(
                        types.containsKey(name.group()) && !schemas.has(name.group())
                                ? spelledOut(types.get(name.group()))
                                : name.group()));
    }

    /** A schema as the client would write it. */
    private static String type(JsonNode schema) {
        if (schema.has("$ref")) {
            return schema.get("$ref").asText().replaceFirst(".*/", "");
        }
        if (schema.has("allOf")) {
            return joined(schema.get("allOf"), " & ");
        }
        if (schema.has("oneOf")) {
            return joined(schema.get("oneOf"), " | ");
        }
        if (schema.has("enum")) {
            return elements(schema.get("enum"))
                    .map(ClientDocumentsTest::literal)
                    .collect(Collectors.joining(" | "));
        }
        if (schema.has("const")) {
            return literal(schema.get("const"));
        }
        if (schema.path("type").isArray()) {
            return elements(schema.get("type"))
                    .map(each -> simple(each.asText()))
                    .collect(Collectors.joining(" | "));
        }
        return switch (schema.path("type").asText()) {
            case "array" -> list(type(schema.get("items")));
            case "object", "" -> object(schema);
            case String simple -> simple(simple);
        };
    }

    private static String simple(String type) {
        return type.equals("integer") ? "number" : type;
    }

    private static String literal(JsonNode value) {
        return value.isTextual() ? "'" + value.asText() + "'" : value.asText();
    }

    private static String list(String type) {
        return type.contains(" | ") && !type.startsWith("{") ? "(" + type + ")[]" : type + "[]";
    }

    private static String object(JsonNode schema) {
        JsonNode others = schema.path("additionalProperties");
        if (others.isObject()) {
            return "Record<string, " + type(others) + ">";
        }
        Set<String> required =
                elements(schema.path("required")).map(JsonNode::asText).collect(Collectors.toSet());
        boolean narrowing = others.isMissingNode();
        List<String> fields = new ArrayList<>();
        schema.get("properties").properties().forEach(field -> {
            String optional = narrowing || required.contains(field.getKey()) ? "" : "?";
            fields.add(field.getKey() + optional + ": " + type(field.getValue()));
        });
        return "{" + String.join(", ", fields) + "}";
    }

    private static String joined(JsonNode schemas, String with) {
        return elements(schemas).map(ClientDocumentsTest::type).collect(Collectors.joining(with));
    }

    private static Stream<JsonNode> elements(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false);
    }
}
