package fitg.server.http;

import fitg.server.metrics.Metrics;
import fitg.server.table.Chat;
import fitg.server.table.Opening;
import fitg.server.table.Playing;
import fitg.server.table.Rematch;
import fitg.server.table.Seating;
import fitg.server.table.Table;
import fitg.server.table.Tables;
import fitg.server.table.Visitor;
import io.javalin.http.Context;

/** Everything the routes work with. */
public record Room(
        Tables tables,
        Opening opening,
        Seating seating,
        Playing playing,
        Rematch rematch,
        Chat chat,
        Metrics metrics,
        Limits limits) {

    /** A request that concerns one game, with the one who makes it. */
    record Call(Table table, Visitor visitor) {}

    private static final String CALL = "call";

    /** The game of the path as the one who asks may see it. */
    Call call(Context ctx) {
        Table table = tables.current(Requests.game(ctx));
        Visitor visitor = tables.visitor(table, Requests.token(ctx).orElse(null));
        visitor.seat().ifPresent(side -> limits.take(table.id() + side, 1));
        Call call = new Call(tables.visibleTo(visitor, table), visitor);
        ctx.attribute(CALL, call);
        return call;
    }

    /** The call a request had come to before it was refused; null if it had not come so far. */
    static Call callOf(Context ctx) {
        return ctx.attribute(CALL);
    }
}
