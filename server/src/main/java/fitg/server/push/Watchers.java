package fitg.server.push;

import fitg.content.Side;
import fitg.server.common.Repeated;
import fitg.server.store.StoreUnavailableException;
import fitg.server.table.Refusal;
import fitg.server.table.Table;
import fitg.server.table.Tables;
import fitg.server.table.Visitor;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/** Everybody who watches a game on this node. */
public final class Watchers implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Watchers.class);

    /** Whoever loads the page again is not gone. */
    private static final Duration BACK_SOON = Duration.ofSeconds(3);

    private final Repeated storeAway = new Repeated(Level.WARN, "those who watch have to wait, {} of them: {}");
    private final Tables tables;
    private final Presence presence;
    private final ConcurrentHashMap<String, Set<Watcher>> byGame = new ConcurrentHashMap<>();
    private final ScheduledThreadPoolExecutor later = new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().daemon().name("late watchers").factory());

    /** @param otherNodes takes what other nodes shall hear about who is at a table */
    public Watchers(Tables tables, Consumer<String> otherNodes) {
        this.tables = tables;
        this.presence = new Presence(tables::now, otherNodes, this::changed);
        later.setRemoveOnCancelPolicy(true);
        long beat = Presence.BEAT.toSeconds();
        later.scheduleAtFixedRate(presence::beat, beat, beat, TimeUnit.SECONDS);
    }

    void add(String game, Watcher watcher) {
        byGame.computeIfAbsent(game, id -> new CopyOnWriteArraySet<>()).add(watcher);
        watcher.side().ifPresent(side -> presence.came(game, side));
        presence.asked(game);
    }

    void remove(String game, Watcher watcher) {
        byGame.computeIfPresent(game, (id, watchers) -> {
            watchers.remove(watcher);
            return watchers.isEmpty() ? null : watchers;
        });
        watcher.side().ifPresent(side -> leaves(game, side));
    }

    private void leaves(String game, Side side) {
        try {
            later.schedule(() -> presence.left(game, side), BACK_SOON.toMillis(), TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException stopping) {
            LOG.debug("everybody leaves");
        }
    }

    /** Who is at this table, as far as is known here. */
    PresenceDocument presence(Table table) {
        return presence.of(table);
    }

    /** Another node said something: that a game has changed, or who is at a table. */
    public void heard(String message) {
        if (!presence.hears(message)) {
            changedElsewhere(message);
        }
    }

    /** What the socket of this name has not been told yet, for whoever acts by it; null when there is no such socket. */
    public Watcher.Update tell(String socket, Table table, Visitor actor) {
        return byGame.getOrDefault(table.id(), Set.of()).stream()
                .filter(watcher -> watcher.isCalled(socket))
                .findFirst()
                .map(watcher -> watcher.tell(table, actor))
                .orElse(null);
    }

    /** A game has changed on this node; "" means that any may have, anywhere. */
    public void changed(String game) {
        if (game.isEmpty()) {
            changedElsewhere(game);
        } else {
            byGame.getOrDefault(game, Set.of()).forEach(Watcher::wake);
        }
    }

    /** Another node has changed a game; "" means that any may have changed. Read once, it is told to all who watch it. */
    public void changedElsewhere(String game) {
        if (game.isEmpty()) {
            tables.doubtAll();
            byGame.keySet().forEach(this::follow);
        } else if (byGame.containsKey(game)) {
            follow(game);
        }
    }

    private void follow(String game) {
        Thread.ofVirtual().name("follower").start(() -> {
            try {
                tables.current(game);
            } catch (StoreUnavailableException away) {
                storeAway.note(away.getMessage());
                later.schedule(() -> changedElsewhere(game), 1, TimeUnit.SECONDS);
            } catch (Refusal gone) {
                LOG.debug("game {} is gone", game); // they find out for themselves
            }
            changed(game);
        });
    }

    /** Calls when an onlooker who is kept behind, and has seen so many entries, may see the next one. */
    Future<?> callWhenNextMayBeSeen(Table table, int seen, Runnable call) {
        long delay = Duration.ofSeconds(table.game().spectatorDelay()).toMillis();
        long due = table.times().at(seen) + delay - tables.now() + 1;
        return later.schedule(call, Math.max(1, due), TimeUnit.MILLISECONDS);
    }

    /** How many calls at a later time somebody waits for. */
    int callsToCome() {
        return later.getQueue().size() - 1; // the beat of presence is always one
    }

    /** The store is away; asking again soon is all that can be done. */
    void retry(Watcher watcher, StoreUnavailableException away) {
        storeAway.note(away.getMessage());
        retry(watcher);
    }

    void retry(Watcher watcher) {
        later.schedule(watcher::wake, 1, TimeUnit.SECONDS);
    }

    public int count() {
        return byGame.values().stream().mapToInt(Set::size).sum();
    }

    @Override
    public void close() {
        later.shutdownNow();
        presence.end();
        byGame.values().forEach(watchers -> watchers.forEach(Watcher::close));
    }
}
