package fitg.server.http;

import fitg.server.metrics.Metrics;
import fitg.server.table.Chat;
import fitg.server.table.Opening;
import fitg.server.table.Ordering;
import fitg.server.table.Payer;
import fitg.server.table.Playing;
import fitg.server.table.Rematch;
import fitg.server.table.Removal;
import fitg.server.table.Seating;
import fitg.server.table.Table;
import fitg.server.table.Tables;
import fitg.server.table.Visitor;
import io.javalin.http.Context;
import java.util.concurrent.Callable;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.EndPoint;

/** Everything the routes work with. */
public record Room(
        Tables tables,
        Opening opening,
        Seating seating,
        Playing playing,
        Ordering ordering,
        Rematch rematch,
        Removal removal,
        Chat chat,
        Metrics metrics,
        Limits limits) {

    /** A request that concerns one game, with the one who makes it. */
    record Call(Table table, Visitor visitor) {}

    private static final String CALL = "call";

    /** The game of the path as the one who asks may see it. */
    Call call(Context ctx) {
        Payer payer = payer(ctx);
        Table table = tables.current(Requests.game(ctx), payer);
        return call(ctx, table, tables.visitor(table, Requests.token(ctx).orElse(null)), payer);
    }

    /**
     * The same for somebody who is about to act: his seat in the game as this node knows it. That may be a moment old; the
     * store is asked when he has acted, once and not before, too.
     */
    Call callToAct(Context ctx) {
        Payer payer = payer(ctx);
        Table known = tables.known(Requests.game(ctx), payer);
        return Requests.token(ctx)
                .flatMap(token -> tables.seated(known, token))
                .map(visitor -> call(ctx, known, visitor, payer))
                .orElseGet(() -> call(ctx));
    }

    private Call call(Context ctx, Table table, Visitor visitor, Payer payer) {
        visitor.seat().ifPresent(side -> limits.take(table.id() + side, 1));
        seating.used(table, visitor);
        Call call = new Call(tables.visibleTo(visitor, table, payer), visitor);
        ctx.attribute(CALL, call);
        return call;
    }

    /** Takes more from whoever asks for what costs us more. */
    void charge(Context ctx, int drops) {
        if (drops > 0) {
            limits.take(Guard.address(ctx), drops);
        }
    }

    /** Who pays for what this request takes besides; one whose connection has been closed waits no more. */
    Payer payer(Context ctx) {
        EndPoint line = ServletContextRequest.getServletContextRequest(ctx.req())
                .getConnectionMetaData()
                .getConnection()
                .getEndPoint();
        return new Asker(Guard.address(ctx), limits, line::isOpen);
    }

    /** Something that takes long, when its turn has come. */
    <T> T dear(Context ctx, Callable<T> work) {
        return tables.dear().run(payer(ctx), work);
    }

    /** The same for a renewal of the link, which may be asked for again. */
    Call callToRenew(Context ctx) {
        Table table = tables.current(Requests.game(ctx), payer(ctx));
        return Requests.token(ctx)
                .flatMap(token -> tables.renewingAgain(table, token))
                .map(visitor -> new Call(table, visitor))
                .orElseGet(() -> call(ctx));
    }

    /** The call a request had come to before it was refused; null if it had not come so far. */
    static Call callOf(Context ctx) {
        return ctx.attribute(CALL);
    }
}
