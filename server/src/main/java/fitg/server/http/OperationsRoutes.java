package fitg.server.http;

import fitg.server.common.ServerSettings;
import fitg.server.metrics.Metrics;
import fitg.server.shape.OneOf;
import fitg.server.shape.Says;
import fitg.server.store.Store;
import fitg.server.store.StoreUnavailableException;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** For operators and what they watch the server with. */
final class OperationsRoutes {

    @Says("How the server is.")
    record Health(@OneOf({"alive", "ready"}) String status) {}

    private final ServerSettings settings;
    private final Store store;
    private final Metrics metrics;
    private final BooleanSupplier stopping;

    OperationsRoutes(ServerSettings settings, Store store, Metrics metrics, BooleanSupplier stopping) {
        this.settings = settings;
        this.store = store;
        this.metrics = metrics;
        this.stopping = stopping;
    }

    void add(RoutesConfig routes) {
        routes.get("/healthz", ctx -> Answers.send(ctx, new Health("alive")));
        routes.get("/readyz", this::ready);
        routes.get("/metrics", this::metrics);
        routes.after(this::measure);
        routes.before(ctx -> ctx.attribute("begun", System.nanoTime()));
    }

    private void ready(Context ctx) {
        if (stopping.getAsBoolean()) {
            Answers.problem(ctx, Problem.of("stopping", "Stopping", 503, "The server is being stopped."));
            return;
        }
        try {
            store.ping();
            Answers.send(ctx, new Health("ready"));
        } catch (StoreUnavailableException away) {
            Answers.problem(
                    ctx,
                    Problem.of("storage-away", "The store is away", 503, "The store does not answer or is damaged."));
        }
    }

    /**
     * The counters rise with every answer anybody gives, secret ones too, so players must not read them: they are for
     * this machine itself, or for whoever knows the token.
     */
    private void metrics(Context ctx) {
        if (!StatusRoutes.isThisMachine(ctx) && !hasToken(ctx)) {
            throw new NotFoundResponse();
        }
        ctx.contentType("text/plain; version=0.0.4; charset=utf-8").result(metrics.text());
    }

    private boolean hasToken(Context ctx) {
        Optional<String> given = Requests.token(ctx);
        return settings.metricsToken().isPresent()
                && given.isPresent()
                && Secrets.areSame(settings.metricsToken().get(), given.get());
    }

    private void measure(Context ctx) {
        Long begun = ctx.attribute("begun");
        if (begun != null) {
            metrics.answered(ctx.method().name(), ctx.endpoint().path, ctx.statusCode(), System.nanoTime() - begun);
        }
    }
}
