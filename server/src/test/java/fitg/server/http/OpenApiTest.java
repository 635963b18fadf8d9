package fitg.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.server.TestServer;
import fitg.server.metrics.Metrics;
import fitg.server.table.Refusal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The description of the API says what is so: of the routes, of the words, and of its own examples. */
class OpenApiTest {

    private final Description description = Description.read();

    @Test
    void everyReferenceLeadsSomewhere() {
        Set<String> used = new LinkedHashSet<>();
        Description.each(description.root(), "", (pointer, node) -> {
            if (node.isObject() && node.has("$ref")) {
                assertThat(description.follow(node).isMissingNode()).as(pointer).isFalse();
                used.add(node.get("$ref").asText().replaceFirst(".*#/components/", ""));
            }
        });
        List<String> components = new ArrayList<>();
        for (String kind : List.of("schemas", "examples", "responses", "parameters")) {
            description
                    .root()
                    .get("components")
                    .get(kind)
                    .fieldNames()
                    .forEachRemaining(name -> components.add(kind + "/" + name));
        }
        assertThat(used).as("components that are used").containsAll(components);
    }

    @Test
    void everyRouteIsDescribedAndEveryDescribedRouteExists() {
        Room empty = new Room(
                null, null, null, null, null, null, null, null, new Metrics(), new Limits(1, System::nanoTime));
        Api api = new Api(
                TestServer.settings(TestServer.freshSqlite()),
                Patience.standard(),
                empty,
                null,
                null,
                () -> false,
                broken -> {});
        assertThat(description.routes()).containsExactlyInAnyOrderElementsOf(api.routes());
    }

    @Test
    void everyParameterOfAPathIsDescribed() {
        for (String route : description.routes()) {
            List<String> described = new ArrayList<>();
            description.operation(route).path("parameters").forEach(reference -> {
                JsonNode parameter = description.follow(reference);
                if (parameter.get("in").asText().equals("path")) {
                    described.add("{" + parameter.get("name").asText() + "}");
                }
            });
            assertThat(described)
                    .as(route)
                    .containsExactlyElementsOf(Stream.of(route.split("/"))
                            .filter(part -> part.startsWith("{"))
                            .toList());
        }
    }

    @Test
    void everyExampleFitsItsSchema() {
        List<String> checked = new ArrayList<>();
        Description.each(description.root(), "", (pointer, node) -> {
            if (node.isObject() && node.has("schema")) {
                if (node.has("example")) {
                    check(checked, pointer, node.get("schema"), node.get("example"));
                }
                node.path("examples")
                        .properties()
                        .forEach(example -> check(
                                checked,
                                pointer + "/" + example.getKey(),
                                node.get("schema"),
                                description.follow(example.getValue()).get("value")));
            }
        });
        assertThat(checked).hasSizeGreaterThan(100);
    }

    private void check(List<String> checked, String where, JsonNode schema, JsonNode example) {
        assertThat(description.faults(schema, example)).as(where).isEmpty();
        checked.add(where);
    }

    @Test
    void everyBodyHasAnExample() {
        Description.each(description.root().get("paths"), "", (pointer, node) -> {
            if (pointer.endsWith("/content")) {
                node.forEach(media -> assertThat(
                                media.has("example") || media.path("examples").size() > 0)
                        .as(pointer)
                        .isTrue());
            }
        });
    }

    @Test
    void everyKindOfRefusalIsDescribed() {
        String prose = description.root().get("info").get("description").asText();
        for (Refusal.Kind kind : Refusal.Kind.values()) {
            Problem problem = Problem.of(new Refusal(kind, ""), null);
            String slug = problem.type().replace("/api/problems/", "");
            JsonNode example = description.component("examples", slug).path("value");
            assertThat(example.path("type").asText()).isEqualTo(problem.type());
            assertThat(example.path("title").asText()).isEqualTo(problem.title());
            assertThat(example.path("status").asInt()).isEqualTo(problem.status());
            assertThat(prose).contains("| `" + slug + "` | " + problem.status() + " |");
        }
        for (String type : words("ProblemType")) {
            assertThat(prose).contains("| `" + type.replace("/api/problems/", "") + "` |");
        }
    }

    /** What a record promises to leave out is left out: a null would fit no schema. */
    @Test
    void whatMayBeAbsentIsNeverWrittenAsNull() {
        assertThat(Json.write(new PlayRoutes.PendingDocument(3, null, null))).isEqualTo("{\"number\":3}");
        assertThat(Json.write(Problem.ofStatus(404))).doesNotContain("null");
    }

    private List<String> words(String schema) {
        List<String> texts = new ArrayList<>();
        description.component("schemas", schema).get("enum").forEach(text -> texts.add(text.asText()));
        return texts;
    }
}
