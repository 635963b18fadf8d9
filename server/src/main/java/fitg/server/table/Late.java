package fitg.server.table;

import com.github.benmanes.caffeine.cache.Cache;
import fitg.server.common.Caches;
import fitg.server.store.JournalEntry;
import fitg.server.store.Store;
import java.time.Duration;
import java.util.List;

/**
 * Games as onlookers see them who are kept behind. Each is kept at the moment somebody last looked at, and goes on from
 * there for the next look: what happened in between is played once, for however many look.
 */
final class Late {

    /** Some seven campaigns of ten thousand entries, or hundreds of smaller games. */
    private static final long MEMORY = 16L << 20;

    private static final Duration KEPT = Duration.ofMinutes(10);

    private final Store store;
    private final Dear dear;
    private final Cache<String, Table> kept = Caches.tidiedByItsUsers()
            .maximumWeight(MEMORY)
            .weigher((String id, Table table) -> table.weight())
            .expireAfterAccess(KEPT)
            .build();

    Late(Store store, Dear dear) {
        this.store = store;
        this.dear = dear;
    }

    private record Name(String game) {}

    /** The same game when it had this many entries, or a few more if somebody else has just looked. */
    Table at(Table now, int entries, Payer payer) {
        Table before = kept.getIfPresent(now.id());
        if (before == null || before.entries() > entries) {
            before = Rebuilding.beginning(now);
        }
        if (entries - before.entries() <= Tables.A_MOMENT) {
            return goOn(before, now, entries);
        }
        Table from = before;
        Table then = dear.together(new Name(now.id()), payer, entries - from.entries(), () -> goOn(from, now, entries));
        return goOn(then, now, Math.max(entries, then.entries()));
    }

    /** The same table as long as nothing has changed, so that what is made of it is made once. */
    private Table goOn(Table before, Table now, int entries) {
        if (before.entries() == entries && before.game() == now.game() && before.seats() == now.seats()) {
            return before;
        }
        List<JournalEntry> missed = before.entries() == entries
                ? List.of()
                : store.journal(now.id(), before.entries()).subList(0, entries - before.entries());
        Table then = Rebuilding.extend(before, now.game(), now.seats(), missed);
        kept.put(now.id(), then);
        return then;
    }

    void forget(String id) {
        kept.invalidate(id);
    }
}
