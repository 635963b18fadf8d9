package fitg.server.http;

import fitg.server.common.Hosts;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.util.List;

/**
 * The page that tells a host how his house is, and the same as JSON for {@code fitg admin}. For this machine itself, or for
 * whoever has the operator's token: the counters rise with every answer, secret ones too.
 */
final class StatusRoutes {

    /** Whoever passes a request on says so in one of these. */
    private static final List<String> OF_PROXIES =
            List.of("X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP", "Forwarded", "Via");

    private final HouseStatus house;
    private final Operator operator;

    StatusRoutes(HouseStatus house, Operator operator) {
        this.house = house;
        this.operator = operator;
    }

    void add(RoutesConfig routes) {
        routes.get(OperatorRoutes.PREFIX, this::page);
        routes.get(OperatorRoutes.PREFIX + "/status", ctx -> Answers.send(ctx, house.now()));
    }

    private void page(Context ctx) {
        if (!isThisMachine(ctx) && !operator.asks(ctx)) {
            if (!operator.isKnown()) {
                throw new NotFoundResponse();
            }
            ctx.status(401).header("WWW-Authenticate", "Basic realm=\"the operator's token as password\"");
            return;
        }
        ctx.header("Cache-Control", "no-store").html(StatusPage.of(house.now()));
    }

    /** Nobody passed the request on. */
    static boolean isThisMachine(Context ctx) {
        return Hosts.isLoopback(ctx.req().getRemoteAddr())
                && OF_PROXIES.stream().noneMatch(header -> ctx.header(header) != null);
    }
}
