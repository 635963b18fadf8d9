package fitg.server.table;

import com.github.benmanes.caffeine.cache.Cache;
import fitg.server.common.Caches;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What was made for somebody who looks at a table: once for each viewer, however many ask, whoever acts and everybody who watches. */
final class Positions {

    private static final int RECENT = 64;

    private final Cache<Table, Map<Visitor, PositionDocument>> made =
            Caches.tidiedByItsUsers().weakKeys().maximumSize(RECENT).build();

    PositionDocument of(Table table, Visitor visitor) {
        return made.get(table, key -> new ConcurrentHashMap<>())
                .computeIfAbsent(visitor, key -> PositionDocument.of(table, key));
    }
}
