package fitg.server.store;

import java.util.List;
import org.jdbi.v3.core.Handle;

/**
 * Games on their way out, in steps that no single reading of a clock can take: a game that seems old is noticed, after many
 * more rounds of upkeep it is put aside with everything that belongs to it, and after many more it is deleted.
 */
final class Removals {

    private Removals() {}

    static long ticks(Handle handle) {
        return handle.select("select ticks from upkeep where id = 1")
                .mapTo(Long.class)
                .one();
    }

    /** One round more, unless another node has counted it. */
    static boolean tick(Handle handle, long expected) {
        return handle.execute("update upkeep set ticks = ticks + 1 where id = 1 and ticks = ?", expected) == 1;
    }

    /** Games of these states that were not touched since that time are noticed; all others are no longer. */
    static void notice(Handle handle, boolean finished, long since, long tick) {
        String kind = finished ? "status = 'FINISHED'" : "status <> 'FINISHED'";
        handle.execute(
                "update game set noticed_tick = null where noticed_tick is not null and removed_tick is null and " + kind
                        + " and updated_at >= ?",
                since);
        handle.execute(
                "update game set noticed_tick = ? where noticed_tick is null and removed_tick is null and " + kind
                        + " and updated_at < ?",
                tick,
                since);
    }

    /** Those that have been noticed in so many rounds. */
    static List<String> noticedUntil(Handle handle, long tick, int limit) {
        return handle.select(
                        "select id from game where removed_tick is null and noticed_tick <= ? order by noticed_tick, id "
                                + "limit ?",
                        tick,
                        limit)
                .mapTo(String.class)
                .list();
    }

    static boolean putAside(Handle handle, String id, long tick) {
        return handle.execute(
                        "update game set removed_tick = ?, revision = revision + 1 where id = ? and removed_tick is null",
                        tick,
                        id)
                == 1;
    }

    static boolean bringBack(Handle handle, String id, long at) {
        return handle.execute(
                        "update game set removed_tick = null, noticed_tick = null, removal_wish = null, updated_at = ?, "
                                + "revision = revision + 1 where id = ? and removed_tick is not null",
                        at,
                        id)
                == 1;
    }

    /** Seats, journals and chats go with them. */
    static int delete(Handle handle, long putAsideUntil) {
        return handle.execute("delete from game where removed_tick <= ?", putAsideUntil);
    }

    static int delete(Handle handle, String id) {
        return handle.execute("delete from game where id = ?", id);
    }
}
