package fitg.server.push;

import com.github.benmanes.caffeine.cache.Cache;
import fitg.content.Side;
import fitg.server.common.Caches;
import fitg.server.push.PresenceDocument.SeatPresence;
import fitg.server.store.SeatKind;
import fitg.server.table.Table;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Who is at which table, on this node and on the others. Nothing of it is stored: a node tells the others when somebody
 * comes or goes, and every half minute who is still there; what has not been said again for longer is believed no more. It
 * follows from open sockets only, so it tells nothing about the game.
 */
final class Presence {

    /** How often a node says who is there. */
    static final Duration BEAT = Duration.ofSeconds(30);

    private static final long BELIEVED = BEAT.multipliedBy(5).dividedBy(2).toMillis();
    private static final long COARSE = Duration.ofMinutes(5).toMillis();
    private static final int GAMES_REMEMBERED = 10_000;

    private final Whisper whisper = new Whisper();
    private final LongSupplier now;
    private final Consumer<String> otherNodes;
    private final Consumer<String> changed;

    /** How many sockets each seat has here. */
    private final Map<String, Map<Side, Integer>> here = new HashMap<>();
    /** What other nodes said last of a game. */
    private final Map<String, Map<String, Elsewhere>> elsewhere = new HashMap<>();

    private final Cache<String, Map<Side, Long>> lastSeen =
            Caches.tidiedByItsUsers().maximumSize(GAMES_REMEMBERED).build();

    private record Elsewhere(Whisper.Word word, long heardAt) {}

    /**
     * @param otherNodes takes what they shall hear
     * @param changed takes a game in which somebody came or went
     */
    Presence(LongSupplier now, Consumer<String> otherNodes, Consumer<String> changed) {
        this.now = now;
        this.otherNodes = otherNodes;
        this.changed = changed;
    }

    /** Somebody watches; others may know more about who else does. */
    void asked(String game) {
        otherNodes.accept(whisper.question(game));
    }

    void came(String game, Side side) {
        changing(
                game,
                () -> here.computeIfAbsent(game, id -> new EnumMap<>(Side.class))
                        .merge(side, 1, Integer::sum));
    }

    void left(String game, Side side) {
        changing(
                game,
                () -> here.computeIfPresent(game, (id, sides) -> {
                    sides.computeIfPresent(side, (each, sockets) -> sockets == 1 ? null : sockets - 1);
                    return sides.isEmpty() ? null : sides;
                }));
    }

    /** Another node said something; false if it was not about who is at a table. */
    boolean hears(String message) {
        Whisper.Word word = Whisper.read(message);
        if (word == null) {
            return false;
        }
        if (!whisper.isOwn(word)) {
            if (word.asks()) {
                answer(word.game());
            } else {
                note(word);
            }
        }
        return true;
    }

    /** Says to the others who is here, and forgets what they have not said again. */
    void beat() {
        List<String> stale = new ArrayList<>();
        synchronized (this) {
            here.keySet().forEach(this::answer);
            long oldest = now.getAsLong() - BELIEVED;
            elsewhere.forEach((game, nodes) -> {
                if (nodes.values().stream().anyMatch(each -> each.heardAt() < oldest)) {
                    stale.add(game);
                }
            });
        }
        stale.forEach(game -> changing(game, () -> forget(game)));
    }

    /** Nobody is here any more: the node stops. */
    void end() {
        List<String> games;
        synchronized (this) {
            games = List.copyOf(here.keySet());
            here.clear();
        }
        games.forEach(this::answer);
    }

    PresenceDocument of(Table table) {
        Map<String, SeatPresence> seats = new LinkedHashMap<>();
        synchronized (this) {
            Set<Side> present = present(table.id());
            table.seats().forEach((side, seat) -> {
                if (seat.kind() != SeatKind.COMPUTER) {
                    seats.put(side.name().toLowerCase(Locale.ROOT), seat(table.id(), side, present.contains(side)));
                }
            });
        }
        return new PresenceDocument("presence", seats);
    }

    private SeatPresence seat(String game, Side side, boolean present) {
        Map<Side, Long> seen = lastSeen.getIfPresent(game);
        return new SeatPresence(present, present || seen == null ? null : seen.get(side));
    }

    private synchronized void answer(String game) {
        Map<Side, Integer> sides = here.getOrDefault(game, Map.of());
        otherNodes.accept(whisper.about(game, sides.keySet()));
    }

    private void note(Whisper.Word word) {
        changing(
                word.game(),
                () -> elsewhere
                        .computeIfAbsent(word.game(), id -> new HashMap<>())
                        .merge(word.node(), new Elsewhere(word, now.getAsLong()), Presence::later));
    }

    private static Elsewhere later(Elsewhere one, Elsewhere other) {
        return other.word().count() > one.word().count() ? other : one;
    }

    /** What is old or says that nobody is there. */
    private void forget(String game) {
        long oldest = now.getAsLong() - BELIEVED;
        elsewhere.computeIfPresent(game, (id, nodes) -> {
            nodes.values().removeIf(each -> each.heardAt() < oldest);
            return nodes.isEmpty() ? null : nodes;
        });
    }

    private Set<Side> present(String game) {
        Set<Side> present = EnumSet.noneOf(Side.class);
        present.addAll(here.getOrDefault(game, Map.of()).keySet());
        elsewhere
                .getOrDefault(game, Map.of())
                .values()
                .forEach(each -> present.addAll(each.word().sides()));
        return present;
    }

    /** Other nodes hear of what changed here, and those who watch of what changed anywhere. */
    private void changing(String game, Runnable change) {
        boolean different;
        synchronized (this) {
            Set<Side> before = present(game);
            Set<Side> hereBefore = Set.copyOf(here.getOrDefault(game, Map.of()).keySet());
            change.run();
            Set<Side> after = present(game);
            different = !before.equals(after);
            before.removeAll(after);
            before.forEach(gone ->
                    lastSeen.get(game, id -> new EnumMap<>(Side.class)).put(gone, now.getAsLong() / COARSE * COARSE));
            if (!hereBefore.equals(here.getOrDefault(game, Map.of()).keySet())) {
                answer(game);
            }
        }
        if (different) {
            changed.accept(game);
        }
    }
}
