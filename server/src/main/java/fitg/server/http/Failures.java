package fitg.server.http;

import fitg.server.common.Repeated;
import fitg.server.http.Room.Call;
import fitg.server.metrics.Metrics;
import fitg.server.store.StoreUnavailableException;
import fitg.server.table.Payer;
import fitg.server.table.PositionDocument;
import fitg.server.table.Refusal;
import fitg.server.table.Table;
import fitg.server.table.Tables;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.util.Locale;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/** Whatever goes wrong leaves as a problem document: the reason outward, the details into the log. */
final class Failures {

    private static final Logger LOG = LoggerFactory.getLogger(Failures.class);

    private final Room room;
    private final Tables tables;
    private final Metrics metrics;
    private final Repeated tooMany = new Repeated(Level.INFO, "refused {} requests that came too often");
    private final Repeated storeAway = new Repeated(Level.ERROR, "refused {} requests without a store: {}");

    Failures(Room room) {
        this.room = room;
        this.tables = room.tables();
        this.metrics = room.metrics();
    }

    void add(RoutesConfig routes) {
        routes.exception(Refusal.class, this::refused);
        routes.exception(StoreUnavailableException.class, this::storeAway);
        routes.exception(HttpResponseException.class, this::notServed);
        routes.exception(Exception.class, this::ourMistake);
    }

    private void refused(Refusal refusal, Context ctx) {
        metrics.refused(refusal.kind().name().toLowerCase(Locale.ROOT));
        if (refusal.kind() == Refusal.Kind.TOO_MANY) {
            tooMany.note();
        } else {
            LOG.info("refused {} {}: {}", ctx.method(), ctx.endpoint().path, refusal.kind());
        }
        if (refusal.kind().isPassing()) {
            ctx.header("Retry-After", "1");
        }
        if (refusal.kind() == Refusal.Kind.NO_SEAT) {
            ctx.header("WWW-Authenticate", "Bearer");
        }
        Answers.problem(ctx, Problem.of(refusal, instead(refusal, ctx)));
    }

    /** Where the game stands, for whoever was too late or did not see what is possible. */
    private PositionDocument instead(Refusal refusal, Context ctx) {
        Call call = Room.callOf(ctx);
        boolean useful = switch (refusal.kind()) {
            case STALE, NOT_YOUR_DECISION, NOT_LEGAL, NOT_REVOCABLE, GAME_OVER -> true;
            default -> false;
        };
        if (call == null || !useful) {
            return null;
        }
        try {
            Payer payer = room.payer(ctx);
            Table now =
                    tables.visibleTo(call.visitor(), tables.current(call.table().id(), payer), payer);
            return tables.position(now, call.visitor());
        } catch (Refusal | StoreUnavailableException gone) {
            return null; // the refusal stands, and must not end as a mistake of ours
        }
    }

    private void storeAway(StoreUnavailableException away, Context ctx) {
        storeAway.note(away.getMessage());
        metrics.refused("store");
        ctx.header("Retry-After", "2");
        Answers.problem(
                ctx,
                away.isFull()
                        ? Problem.of(
                                "storage-full",
                                "No room to write",
                                507,
                                "The server's disk is full; nothing was changed.")
                        : Problem.of(
                                "storage-away",
                                "The store is away",
                                503,
                                "The server cannot reach its store at the moment. Look at the game again before you repeat "
                                        + "the request."));
    }

    private void notServed(HttpResponseException answer, Context ctx) {
        metrics.refused("http");
        Answers.problem(ctx, Problem.ofStatus(answer.getStatus()));
    }

    private void ourMistake(Exception mistake, Context ctx) {
        LOG.error("a mistake of ours in {} {}", ctx.method(), ctx.endpoint().path, mistake);
        metrics.refused("mistake");
        Answers.problem(
                ctx,
                Problem.of(
                        "mistake", "A mistake of ours", 500, "Something went wrong in the server; nothing was told."));
    }
}
