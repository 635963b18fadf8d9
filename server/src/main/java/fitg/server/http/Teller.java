package fitg.server.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.server.push.Watcher;
import fitg.server.push.Watchers;
import fitg.server.shape.Called;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import fitg.server.table.PositionDocument;
import fitg.server.table.Table;
import fitg.server.table.Tables;
import fitg.server.table.Visitor;
import java.util.function.Consumer;

/** Sees a game that somebody has just changed before anybody hears of it, and tells him in the answer what his socket would have. */
final class Teller implements Consumer<Table> {

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("Where the game stands now, for whoever has named his socket.")
    @Called("Told")
    record ToldDocument(
            PositionDocument view,

            @Says("Where this belongs among what the named socket is told; absent when it has been told already, or"
                    + " nothing has moved.")
            @Maybe
            @Least(0)
            Integer sequence,

            @Says("What is new in the log, with `sequence`.") @Maybe
            Watcher.LogPart log) {}

    private final Watchers watchers;
    private final String socket;
    private final Visitor actor;

    private Watcher.Update told;

    /** @param socket what the client calls its socket; null if it does not care */
    Teller(Watchers watchers, String socket, Visitor actor) {
        this.watchers = watchers;
        this.socket = socket;
        this.actor = actor;
    }

    @Override
    public void accept(Table table) {
        told = socket == null ? null : watchers.tell(socket, table, actor);
    }

    Integer sequence() {
        return told == null ? null : told.sequence();
    }

    Watcher.LogPart log() {
        return told == null ? null : told.log();
    }

    /** The view alone for who has named no socket. */
    Object answer(Tables tables, Table table) {
        PositionDocument view = tables.position(table, actor);
        return socket == null ? view : new ToldDocument(view, sequence(), log());
    }
}
