package fitg.server.store;

import java.util.List;
import org.jdbi.v3.core.Handle;

/** The rows of chats. */
final class Chats {

    private Chats() {}

    /** The row of the game must be locked. */
    static int insert(Handle handle, String gameId, ChatLine line) {
        var number = handle.select("select coalesce(max(number) + 1, 0) from chat where game_id = ?", gameId)
                .mapTo(Integer.class)
                .one();
        handle.createUpdate(
                        "insert into chat (game_id, number, at, side, text) values (:game, :next, :at, :side, :text)")
                .bindMethods(line)
                .bind("game", gameId)
                .bind("next", number)
                .execute();
        return number;
    }

    static List<ChatLine> from(Handle handle, String gameId, int number) {
        return handle.select("""
                select number, at, side, text from chat
                where game_id = ? and number >= ?
                order by number
                """, gameId, number).mapTo(ChatLine.class).list();
    }
}
