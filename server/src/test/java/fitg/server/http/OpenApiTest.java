package fitg.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.content.ActionEvent;
import fitg.content.EnvironType;
import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.play.Viewer;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Verdict;
import fitg.server.TestServer;
import fitg.server.metrics.Metrics;
import fitg.server.store.SeatKind;
import fitg.server.store.Status;
import fitg.server.table.Refusal;
import fitg.state.Mark;
import fitg.state.Segment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
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
        Room empty = new Room(null, null, null, null, null, null, null, new Metrics(), new Limits(1, System::nanoTime));
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
        for (String type : words("Problem", "type")) {
            assertThat(prose).contains("| `" + type.replace("/api/problems/", "") + "` |");
        }
    }

    @Test
    void theListsOfWordsAreComplete() {
        assertThat(words("Side")).containsExactlyElementsOf(words(Side.values()));
        assertThat(words("Viewer")).containsExactlyElementsOf(words(Viewer.values()));
        assertThat(words("Segment")).containsExactlyElementsOf(words(Segment.values()));
        assertThat(words("Loyalty")).containsExactlyElementsOf(words(Loyalty.values()));
        assertThat(words("PlanetState")).containsExactlyElementsOf(words(PlanetState.values()));
        assertThat(words("EnvironType")).containsExactlyElementsOf(words(EnvironType.values()));
        assertThat(words("Rating")).containsExactlyElementsOf(words(Rating.values()));
        assertThat(words("Question")).containsExactlyElementsOf(words(Ask.values()));
        assertThat(words("ActionEventType")).containsExactlyElementsOf(words(ActionEvent.Type.values()));
        assertThat(words("Seat", "kind")).containsExactlyInAnyOrderElementsOf(words(SeatKind.values()));
        assertThat(words("NewSeat", "kind")).containsExactlyInAnyOrderElementsOf(words(SeatKind.values()));
        assertThat(words("Game", "status")).containsExactlyElementsOf(words(Status.values()));
        assertThat(words("Verdict", "reason")).containsExactlyElementsOf(words(Verdict.Reason.values()));
        JsonNode marks = property("Environ", "marks").get("items");
        assertThat(texts(marks.get("enum"))).containsExactlyElementsOf(words(Mark.values()));
    }

    @Test
    void theLogIsDescribedToItsLastField() {
        List<String> types = new ArrayList<>();
        Set<String> fields = new LinkedHashSet<>();
        for (Class<?> event : Event.Basic.class.getPermittedSubclasses()) {
            types.add(event.getSimpleName());
            Arrays.stream(event.getRecordComponents())
                    .map(component -> component.getName())
                    .filter(name -> !name.equals("ruleCase"))
                    .forEach(fields::add);
        }
        assertThat(words("EventType")).containsExactlyInAnyOrderElementsOf(types);
        List<String> described = new ArrayList<>();
        description
                .component("schemas", "LogData")
                .get("properties")
                .fieldNames()
                .forEachRemaining(described::add);
        assertThat(described).containsExactlyInAnyOrderElementsOf(fields);
    }

    private List<String> words(String schema) {
        return texts(description.component("schemas", schema).get("enum"));
    }

    private List<String> words(String schema, String property) {
        return texts(property(schema, property).get("enum"));
    }

    private JsonNode property(String schema, String property) {
        return description.component("schemas", schema).get("properties").get(property);
    }

    private static List<String> texts(JsonNode list) {
        List<String> texts = new ArrayList<>();
        list.forEach(text -> texts.add(text.asText()));
        return texts;
    }

    private static List<String> words(Enum<?>[] constants) {
        return Arrays.stream(constants)
                .map(constant -> constant.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .toList();
    }
}
