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

    /** The same game when it had this many entries, or more if onlookers have seen more of it already. */
    Table at(Table now, int entries, Payer payer) {
        Table known = kept.getIfPresent(now.id());
        int missed = entries - (known == null ? 0 : known.entries());
        if (missed > Tables.A_MOMENT) {
            dear.together(new Name(now.id()), payer, missed, () -> goOn(now, entries));
        }
        return goOn(now, entries);
    }

    /** Of several who look at the same moment one goes on, and all get the same: what is made of it is made once, too. */
    private Table goOn(Table now, int entries) {
        return kept.asMap()
                .compute(
                        now.id(), (id, known) -> then(known == null ? Rebuilding.beginning(now) : known, now, entries));
    }

    private Table then(Table before, Table now, int entries) {
        int missed = Math.max(0, entries - before.entries());
        if (missed == 0 && before.game() == now.game() && before.seats() == now.seats()) {
            return before;
        }
        List<JournalEntry> more = missed == 0
                ? List.of()
                : store.journal(now.id(), before.entries()).subList(0, missed);
        return Rebuilding.extend(before, now.game(), now.seats(), more);
    }

    void forget(String id) {
        kept.invalidate(id);
    }
}
