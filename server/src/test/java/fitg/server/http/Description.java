package fitg.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/** The description of the API, read as a client would read it. */
public final class Description {

    /** Only a name, for references from one schema to another. */
    private static final String PLACE = "https://fitg.invalid/openapi";

    private final JsonNode root;
    private final SchemaRegistry registry;
    private final Map<JsonNode, Schema> compiled = new IdentityHashMap<>();

    private Description(JsonNode root) {
        this.root = root;
        each(root, "", (pointer, node) -> {
            if (node.isObject() && node.path("$ref").asText().startsWith("#")) {
                ((ObjectNode) node).put("$ref", PLACE + node.get("$ref").asText());
            }
        });
        this.registry = SchemaRegistry.withDefaultDialect(
                SpecificationVersion.DRAFT_2020_12, builder -> builder.schemas(Map.of(PLACE, root.toString())));
    }

    public static Description read() {
        try {
            return new Description(new YAMLMapper().readTree(ApiDescription.text()));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    JsonNode root() {
        return root;
    }

    public JsonNode component(String kind, String name) {
        return root.path("components").path(kind).path(name);
    }

    /** Calls back with every part of the document and where it stands. */
    static void each(JsonNode node, String pointer, BiConsumer<String, JsonNode> visitor) {
        visitor.accept(pointer, node);
        if (node.isObject()) {
            node.properties().forEach(field -> each(field.getValue(), pointer + "/" + field.getKey(), visitor));
        }
        for (int i = 0; node.isArray() && i < node.size(); i++) {
            each(node.get(i), pointer + "/" + i, visitor);
        }
    }

    /** What a reference leads to; missing when it leads nowhere. What is no reference leads to itself. */
    JsonNode follow(JsonNode node) {
        return node.has("$ref") ? root.at(node.get("$ref").asText().substring(PLACE.length() + 1)) : node;
    }

    /** What is wrong with a document, in words; empty when it fits. */
    public List<String> faults(JsonNode schema, JsonNode document) {
        Schema rules = compiled.computeIfAbsent(schema, registry::getSchema);
        return rules.validate(document).stream().map(Error::toString).toList();
    }

    // ---- operations

    /** A method and a path, as "GET /api/games/{game}". */
    List<String> routes() {
        List<String> routes = new ArrayList<>();
        root.get("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .fieldNames()
                        .forEachRemaining(method -> routes.add(method.toUpperCase() + " " + path.getKey())));
        return routes;
    }

    JsonNode operation(String route) {
        String[] parts = route.split(" ", 2);
        return root.get("paths").path(parts[1]).path(parts[0].toLowerCase());
    }

    /** The route that a request takes; one without parameters goes first. */
    Optional<String> route(String method, String target) {
        String path = target.split("\\?")[0];
        List<String> fitting = routes().stream()
                .filter(route -> route.startsWith(method + " "))
                .filter(route -> path.matches(route.split(" ")[1].replaceAll("\\{\\w+}", "[^/]+")))
                .toList();
        return fitting.stream()
                .filter(route -> !route.contains("{"))
                .findFirst()
                .or(() -> fitting.stream().findFirst());
    }

    /** How an answer with this status is described: by itself, or as what can happen to any request. */
    JsonNode response(String route, int status) {
        JsonNode responses = operation(route).path("responses");
        JsonNode own = responses.path(String.valueOf(status));
        return follow(own.isMissingNode() ? responses.path("default") : own);
    }
}
