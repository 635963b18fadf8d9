package fitg.server.table;

import fitg.content.Side;
import fitg.play.Game;
import fitg.saves.Recording;
import fitg.saves.Recordings;
import fitg.server.store.ChatLine;
import fitg.server.store.GameRow;
import fitg.server.store.NewGame;

/** Games put on a table by hand, at any position, with every row and every time as the test wants it. */
public final class LaidTable {

    private LaidTable() {}

    /** A game that the server finds in its store. */
    public static void store(Tables tables, NewGame game) {
        tables.store().create(game);
    }

    /** The same with a position that no journal leads to: it is kept warm as if it had just been played. */
    public static void lay(Tables tables, NewGame game, Game position) {
        store(tables, game);
        GameRow row = game.game();
        tables.keep(new Table(
                row, Rebuilding.bySide(game.seats()), Recordings.from(position), Times.NONE, row.revision(), 0, null));
        tables.announce(row.id());
    }

    /** The same game before anything was played. */
    public static Recording beginning(Table table) {
        return Rebuilding.beginning(table).recording();
    }

    public static void clear(Tables tables, String id) {
        tables.store().delete(id);
        tables.forget(id);
    }

    /** Somebody says something, at a given time. */
    public static void say(Tables tables, String id, Side side, String text, long at) {
        int number = tables.store().say(id, new ChatLine(0, at, side, text));
        tables.said(id, number + 1);
    }
}
