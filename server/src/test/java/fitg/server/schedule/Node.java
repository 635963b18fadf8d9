package fitg.server.schedule;

import fitg.server.push.Watcher;
import fitg.server.push.Watchers;
import fitg.server.store.Store;
import fitg.server.table.Chat;
import fitg.server.table.Playing;
import fitg.server.table.Seating;
import fitg.server.table.Tables;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;

/** A server without its sockets: what stands between the requests and the store. */
final class Node implements AutoCloseable {

    private static final Clock STOPPED = Clock.fixed(Instant.ofEpochMilli(2_000_000), ZoneOffset.UTC);
    private static final long MEMORY = 1 << 20;

    final Store store;
    final Tables tables;
    final Playing playing;
    final Chat chat;
    final Seating seating;
    private final Watchers watchers;

    Node(Store store) {
        this.store = store;
        this.tables = new Tables(store, STOPPED, MEMORY);
        this.playing = new Playing(tables);
        this.chat = new Chat(tables);
        this.seating = new Seating(tables);
        this.watchers = new Watchers(tables, _ -> {});
        tables.onChange(watchers::changed);
        tables.onDoubt(watchers::changedElsewhere);
        store.listen(watchers::heard);
    }

    void watch(String game, String token, Ear ear) {
        Watcher.start(tables, chat, watchers, new Watcher.Greeting(game, token, null, false, 0), ear);
    }

    @Override
    public void close() {
        watchers.close();
        tables.close();
        store.close();
    }
}
