package fitg.server.push;

import fitg.content.Side;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;

/**
 * What nodes say to each other about who is at a table, on the channel on which they tell which games have changed: a
 * node that knows nothing of it takes it for a game that nobody watches.
 */
final class Whisper {

    private static final String TOPIC = "presence";
    private static final String WHO = "?";
    private static final String NOBODY = "-";

    private final String node = UUID.randomUUID().toString();
    private final AtomicLong count = new AtomicLong();

    /**
     * @param count numbers what a node says: of two words the later one holds, whichever comes first
     * @param asks whether the others shall say who is there
     * @param sides who is there, on that node
     */
    record Word(String node, long count, String game, boolean asks, Set<Side> sides) {}

    String question(String game) {
        return message(game, WHO);
    }

    String about(String game, Set<Side> sides) {
        String names = sides.stream().map(Side::name).sorted().collect(Collectors.joining(","));
        return message(game, names.isEmpty() ? NOBODY : names.toLowerCase(Locale.ROOT));
    }

    private String message(String game, String what) {
        return String.join(" ", TOPIC, node, Long.toString(count.incrementAndGet()), game, what);
    }

    boolean isOwn(Word word) {
        return word.node().equals(node);
    }

    /** Null if it is about something else. */
    static Word read(String message) {
        String[] parts = message.split(" ");
        if (parts.length != 5 || !parts[0].equals(TOPIC)) {
            return null;
        }
        boolean asks = parts[4].equals(WHO);
        return new Word(parts[1], Long.parseLong(parts[2]), parts[3], asks, asks ? Set.of() : sides(parts[4]));
    }

    private static Set<Side> sides(String names) {
        Set<Side> sides = EnumSet.noneOf(Side.class);
        List<String> named = List.of(names.toUpperCase(Locale.ROOT).split(","));
        for (Side side : Side.values()) {
            if (named.contains(side.name())) {
                sides.add(side);
            }
        }
        return sides;
    }
}
