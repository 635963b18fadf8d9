package fitg.server.view;

import fitg.content.Side;
import fitg.play.Viewer;
import fitg.procedure.Event;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The numbers behind an event, under the names of its components and in printed terms. What a component means is
 * decided once for each kind of event; one whose meaning nobody has said is refused rather than sent as a raw index.
 */
final class EventData {

    private record Component(String field, RecordComponent declared, Meaning meaning) {}

    private static final Map<Class<?>, List<Component>> COMPONENTS = new ConcurrentHashMap<>();

    private EventData() {}

    /** What a viewer may read of an event; components that name nobody and nothing are absent. */
    static Map<String, Object> of(Event event, Viewer viewer) {
        Map<String, Object> data = new LinkedHashMap<>();
        for (Component component : COMPONENTS.computeIfAbsent(event.getClass(), EventData::components)) {
            Object told = component.meaning.translate(value(event, component.declared), knowsUnits(event, viewer));
            if (told != null) {
                data.put(component.field, told);
            }
        }
        return data;
    }

    /**
     * The fields of all these kinds of events, each with every meaning it has in one of them.
     *
     * @param lists the names of the lists of words
     */
    static Map<String, Object> schema(List<Class<?>> events, Map<Class<?>, String> lists) {
        Map<String, FieldShape> fields = new LinkedHashMap<>();
        for (Class<?> event : events) {
            for (Component component : components(event)) {
                fields.computeIfAbsent(component.field, name -> new FieldShape(lists))
                        .add(component.meaning, component.declared.getType());
            }
        }
        Map<String, Object> properties = new LinkedHashMap<>();
        fields.forEach((name, field) -> properties.put(name, field.schema()));
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put(
                "description",
                "The numbers behind an event, in printed terms. Each type of event has its own few of these fields; what"
                        + " names nobody and nothing is absent.");
        schema.put("type", "object");
        schema.put("additionalProperties", false);
        schema.put("properties", properties);
        return schema;
    }

    private static List<Component> components(Class<?> event) {
        return Arrays.stream(event.getRecordComponents())
                .filter(component -> !component.getName().equals("ruleCase"))
                .map(component ->
                        new Component(Meaning.field(event, component), component, Meaning.of(event, component)))
                .toList();
    }

    private static Object value(Event event, RecordComponent component) {
        try {
            return component.getAccessor().invoke(event);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(event + " does not tell its " + component.getName(), e);
        }
    }

    /** Case 7.22: units are told apart by their owner, and by everybody while they are shown or when they are lost. */
    private static boolean knowsUnits(Event event, Viewer viewer) {
        return viewer.is(Side.IMPERIAL)
                || switch (event) {
                    case Event.UnitsPlaced placed -> placed.shown();
                    case Event.UnitsLost lost -> true;
                    case Event.UnitsShown shown -> true;
                    default -> false;
                };
    }
}
