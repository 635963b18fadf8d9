package fitg.server.store;

import java.util.List;
import org.jdbi.v3.core.Handle;

/** The rows of chats. */
final class Chats {

    private Chats() {}

    static void insert(Handle handle, String gameId, ChatLine line) {
        handle.createUpdate(
                        "insert into chat (game_id, number, at, side, text) values (:game, :number, :at, :side, :text)")
                .bindMethods(line)
                .bind("game", gameId)
                .execute();
    }

    /** Nobody needs what was said so long ago. */
    static void forget(Handle handle, String gameId, int before) {
        handle.execute("delete from chat where game_id = ? and number < ?", gameId, before);
    }

    static List<ChatLine> from(Handle handle, String gameId, int number, int limit) {
        return handle.select("""
                select number, at, side, text from chat
                where game_id = ? and number >= ?
                order by number
                limit ?
                """, gameId, number, limit).mapTo(ChatLine.class).list();
    }
}
