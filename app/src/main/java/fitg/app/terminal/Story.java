package fitg.app.terminal;

import fitg.play.Game;
import fitg.play.Viewer;
import fitg.play.words.Narrator;
import fitg.procedure.Event;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What happened, told to each viewer once. */
final class Story {

    private static final int RECALLED = 10;

    private final Map<Viewer, Integer> told = new EnumMap<>(Viewer.class);

    /** The sentences a viewer has not been told yet; he has heard them now. */
    List<String> news(Game game, Viewer viewer) {
        List<Event> log = game.log(viewer);
        int from = Math.min(told.getOrDefault(viewer, 0), log.size());
        // A heading with nothing under it yet is told together with what follows.
        boolean open = !log.isEmpty() && log.getLast() instanceof Event.SegmentBegan;
        told.put(viewer, open ? log.size() - 1 : log.size());
        return sentences(log.subList(from, log.size()), viewer);
    }

    /** The last lines of all that happened. */
    static List<String> last(Game game, Viewer viewer, int count) {
        List<String> all = sentences(game.log(viewer), viewer);
        return all.subList(Math.max(0, all.size() - count), all.size());
    }

    /** A viewer need not be told again what he has just done and seen undone. */
    void forgetUndone(Game game) {
        told.replaceAll((viewer, count) -> Math.min(count, game.log(viewer).size()));
    }

    /** Of a game that has been loaded only the last events are told again. */
    void resume(Game game) {
        for (Viewer viewer : Viewer.values()) {
            told.put(viewer, Math.max(0, game.log(viewer).size() - RECALLED));
        }
    }

    /** Headings of segments in which nothing happened are left out. */
    private static List<String> sentences(List<Event> events, Viewer viewer) {
        List<String> lines = new ArrayList<>();
        String heading = "";
        for (Event event : events) {
            String sentence = Narrator.tell(event, viewer);
            if (event instanceof Event.SegmentBegan) {
                heading = sentence;
            } else if (event instanceof Event.TurnBegan) {
                heading = "";
                lines.add(sentence);
            } else if (!sentence.isEmpty()) {
                if (!heading.isEmpty()) {
                    lines.add(heading);
                    heading = "";
                }
                lines.add("   " + sentence);
            }
        }
        return lines;
    }
}
