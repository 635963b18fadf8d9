package fitg.server.http;

import fitg.server.common.Blocked;
import fitg.server.common.Hosts;
import fitg.server.common.ServerSettings;
import fitg.server.table.Refusal;
import fitg.server.table.Refusal.Kind;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.net.URI;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.server.Request;

/** Stands at the door: who may come in, and how often. */
final class Guard {

    private static final String ADDRESS = "address";
    private static final String SHARE = "share";

    /** What a request takes besides its answer: its header and body, and buffers. */
    private static final int BESIDES = 16 << 10;

    private final ServerSettings settings;
    private final Limits limits;
    private final Outflow outflow;
    private final Blocked blocked;

    Guard(ServerSettings settings, Limits limits, Outflow outflow, Blocked blocked) {
        this.settings = settings;
        this.limits = limits;
        this.outflow = outflow;
        this.blocked = blocked;
    }

    void add(RoutesConfig routes) {
        routes.before(this::admit);
        routes.wsBeforeUpgrade(this::admitSocket);
    }

    private void admit(Context ctx) {
        if (ctx.path().startsWith("/api")) {
            ctx.header("Cache-Control", "no-store");
        }
        ctx.attribute(ADDRESS, addressOf(ctx));
        requireNotBlocked(ctx);
        requireOurName(ctx);
        boolean changes = ctx.method() != HandlerType.GET && ctx.method() != HandlerType.HEAD;
        if (changes) {
            requireOurOrigin(ctx);
        }
        limits.take(address(ctx), 1);
        Outflow.Share share = outflow.share(address(ctx), BESIDES);
        ctx.attribute(SHARE, share);
        Request.addCompletionListener(
                ServletContextRequest.getServletContextRequest(ctx.req()), sentOrFailed -> share.close());
    }

    /** What the answer to this request may take until it has been read. */
    static Optional<Outflow.Share> share(Context ctx) {
        return Optional.ofNullable(ctx.attribute(SHARE));
    }

    /** Any page can open a socket to any server; only ours may. */
    private void admitSocket(Context ctx) {
        ctx.attribute(ADDRESS, addressOf(ctx));
        requireNotBlocked(ctx);
        requireOurName(ctx);
        requireOurOrigin(ctx);
        limits.take(address(ctx), 1);
    }

    static String address(Context ctx) {
        return ctx.attribute(ADDRESS);
    }

    private void requireNotBlocked(Context ctx) {
        if (blocked.has(address(ctx))) {
            throw new Refusal(Kind.FORBIDDEN, "Whoever runs this server has shut out your address.");
        }
    }

    /** Behind a proxy, the last address it added is the one it saw itself; all before it anybody may have written. */
    private String addressOf(Context ctx) {
        List<String> forwarded = Collections.list(ctx.req().getHeaders("X-Forwarded-For"));
        if (!settings.behindProxy() || forwarded.isEmpty()) {
            return Addresses.group(ctx.req().getRemoteAddr());
        }
        String last = forwarded.getLast();
        return Addresses.group(last.substring(last.lastIndexOf(',') + 1).strip());
    }

    /**
     * A server with a public address answers to that name, and one for this machine only to none but those of this
     * machine. Otherwise a web page could give itself an address here and talk to us in the name of whoever looks at it.
     * The names of this machine are for those who are on it; a proxy here is.
     */
    private void requireOurName(Context ctx) {
        String host = Optional.ofNullable(ctx.header("Host")).orElse("");
        if (!answersTo(settings, host, ctx.req().getRemoteAddr())) {
            throw new Refusal(Kind.FORBIDDEN, "This server does not answer to that name.");
        }
    }

    static boolean answersTo(ServerSettings settings, String host, String remote) {
        boolean named = settings.publicUrl()
                .map(url -> authority(url).equalsIgnoreCase(host))
                .orElse(false);
        boolean open = !settings.isLocal() && settings.publicUrl().isEmpty();
        return named || open || Hosts.isLoopback(host) && Hosts.isLoopback(remote);
    }

    private void requireOurOrigin(Context ctx) {
        String origin = ctx.header("Origin");
        if (origin == null) {
            return; // not from a web page
        }
        String host = Optional.ofNullable(ctx.header("Host")).orElse("");
        if (!authority(uri(origin)).equalsIgnoreCase(host)) {
            throw new Refusal(Kind.FORBIDDEN, "Requests come from pages of this server only.");
        }
    }

    private static URI uri(String text) {
        try {
            return URI.create(text);
        } catch (IllegalArgumentException nonsense) {
            throw new Refusal(Kind.FORBIDDEN, "Requests come from pages of this server only.");
        }
    }

    private static String authority(URI url) {
        return Optional.ofNullable(url.getRawAuthority()).orElse("");
    }
}
