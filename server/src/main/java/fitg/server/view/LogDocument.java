package fitg.server.view;

import fitg.content.Side;
import fitg.play.Viewer;
import fitg.play.words.Narrator;
import fitg.procedure.Event;
import fitg.server.shape.Called;
import fitg.server.shape.Is;
import fitg.server.shape.Least;
import fitg.server.shape.Says;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** What happened, as one viewer may know it: in a sentence for people, and in printed terms for what a client draws. */
public final class LogDocument {

    @Says("Something that happened, as one viewer may know it.")
    @Called("LogEntry")
    public record Entry(
            @Says("Its place in this viewer's log.") @Least(0)
            int number,

            @Is(Event.class) String type,

            @Says("The case of the rulebook; empty for a resignation.")
            String ruleCase,

            @Says("In a sentence, for people.") String text,
            @Is(EventData.class) Map<String, Object> data) {}

    private LogDocument() {}

    /** A part of a log that has passed the viewer's gate, and the place in the log where it begins. */
    public static List<Entry> entriesFrom(List<Event> seen, Viewer viewer, int from) {
        return IntStream.range(0, seen.size())
                .mapToObj(index -> entry(from + index, seen.get(index), viewer))
                .toList();
    }

    /** An event passes the gate once more: what has passed it before stays as it is, and a raw one cannot slip by. */
    public static Entry entry(int number, Event event, Viewer viewer) {
        Event seen = event.seenBy(side(viewer));
        return new Entry(
                number,
                Vocabulary.eventType(seen.getClass()),
                seen.ruleCase(),
                Narrator.sentence(seen, viewer),
                EventData.of(seen, viewer));
    }

    private static Side side(Viewer viewer) {
        return switch (viewer) {
            case REBEL -> Side.REBEL;
            case IMPERIAL -> Side.IMPERIAL;
            case SPECTATOR -> null;
        };
    }
}
