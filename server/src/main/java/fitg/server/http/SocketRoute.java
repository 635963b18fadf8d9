package fitg.server.http;

import fitg.server.push.Watcher;
import fitg.server.push.Watchers;
import fitg.server.store.StoreUnavailableException;
import fitg.server.table.Payer;
import fitg.server.table.Refusal;
import fitg.server.table.Refusal.Kind;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Watching a game. The first message names the game and, for a seat, its secret: an address would end up in logs and
 * histories. Whoever says nothing is sent away; whoever no longer answers a ping is forgotten.
 */
final class SocketRoute {

    private static final Logger LOG = LoggerFactory.getLogger(SocketRoute.class);
    private static final int SOCKETS_PER_ADDRESS = 200;
    private static final int TRY_AGAIN = 1013;
    /** A view, a page of the log and of the chat: as they are, as text and as bytes. */
    private static final int A_MESSAGE = 192 << 10;

    private final Room room;
    private final Watchers watchers;
    private final int mostSockets;
    private final Patience patience;
    private final Outflow outflow;
    private final Map<String, Watcher> watching = new ConcurrentHashMap<>();
    private final Map<String, AtomicInteger> perAddress = new ConcurrentHashMap<>();
    private final AtomicInteger open = new AtomicInteger();
    private final Map<String, WsContext> sessions = new ConcurrentHashMap<>();

    SocketRoute(Room room, Watchers watchers, int mostSockets, Patience patience, Outflow outflow) {
        this.room = room;
        this.watchers = watchers;
        this.mostSockets = mostSockets;
        this.patience = patience;
        this.outflow = outflow;
    }

    void add(RoutesConfig routes) {
        routes.wsBeforeUpgrade("/api/socket", this::requireRoom);
        routes.ws("/api/socket", this::configure);
    }

    int open() {
        return open.get();
    }

    /** Closes whatever this address has open. */
    void shutOut(String address) {
        sessions.values().stream()
                .filter(ctx -> address(ctx).equals(address))
                .forEach(ctx -> ctx.closeSession(4403, "shut out"));
    }

    private void requireRoom(Context ctx) {
        AtomicInteger here = perAddress.get(Guard.address(ctx));
        boolean crowded = here != null && here.get() >= SOCKETS_PER_ADDRESS;
        if (open.get() >= mostSockets || crowded) {
            throw new Refusal(Kind.NO_ROOM, "There are too many open sockets; try again later.");
        }
    }

    private void configure(WsConfig socket) {
        socket.onConnect(this::connected);
        socket.onMessage(this::message);
        socket.onBinaryMessage(ctx -> ctx.closeSession(1003, "text only"));
        socket.onClose(this::closed);
        socket.onError(ctx -> LOG.debug("a socket failed: {}", String.valueOf(ctx.error())));
    }

    private void connected(WsConnectContext ctx) {
        if (open.incrementAndGet() > mostSockets) {
            ctx.closeSession(TRY_AGAIN, "too many open sockets"); // several came in through the last place
        }
        perAddress.computeIfAbsent(address(ctx), key -> new AtomicInteger()).incrementAndGet();
        sessions.put(ctx.sessionId(), ctx);
        ctx.enableAutomaticPings(patience.betweenPings().toMillis(), TimeUnit.MILLISECONDS);
        CompletableFuture.delayedExecutor(patience.greeting().toMillis(), TimeUnit.MILLISECONDS)
                .execute(() -> {
                    if (!watching.containsKey(ctx.sessionId()) && ctx.session.isOpen()) {
                        ctx.closeSession(4408, "no greeting");
                    }
                });
    }

    private void message(WsMessageContext ctx) {
        if (watching.containsKey(ctx.sessionId())) {
            ctx.closeSession(1008, "one greeting is enough");
            return;
        }
        try {
            Bodies.Hello hello = Json.read(ctx.message(), Bodies.Hello.class);
            var greeting = new Watcher.Greeting(
                    Requests.gameId(hello.game()),
                    hello.token(),
                    hello.socket(),
                    Boolean.TRUE.equals(hello.presence()),
                    hello.turns() == null ? 0 : hello.turns());
            Watcher watcher = Watcher.start(room.tables(), room.chat(), watchers, greeting, line(ctx));
            watching.put(ctx.sessionId(), watcher);
            room.seating().used(room.tables().current(greeting.game()), watcher.visitor());
            if (!ctx.session.isOpen()) {
                forget(ctx);
            }
        } catch (Refusal refusal) {
            room.metrics().refused("socket");
            int code = refusal.kind().isPassing()
                    ? TRY_AGAIN
                    : 4000 + refusal.kind().status();
            ctx.closeSession(code, refusal.getMessage());
        } catch (StoreUnavailableException away) {
            ctx.closeSession(TRY_AGAIN, "the store is away");
        }
    }

    /** Sends one message at a time and waits until it has left, but not for ever. */
    private Watcher.Line line(WsContext ctx) {
        Session session = ctx.session;
        String address = address(ctx);
        Payer payer = new Asker(address, room.limits(), session::isOpen);
        return new Watcher.Line() {
            @Override
            public Payer payer() {
                return payer;
            }

            @Override
            public Watcher.Place place() throws InterruptedException {
                return outflow.await(address, A_MESSAGE)::close;
            }

            @Override
            public boolean send(Object message) {
                CompletableFuture<Void> sent = new CompletableFuture<>();
                session.sendText(
                        Json.write(message), Callback.from(() -> sent.complete(null), sent::completeExceptionally));
                try {
                    sent.get(patience.reading().toMillis(), TimeUnit.MILLISECONDS);
                    room.metrics().pushed();
                    return true;
                } catch (InterruptedException stopping) {
                    Thread.currentThread().interrupt();
                } catch (Exception gone) {
                    LOG.debug("a watcher no longer reads: {}", String.valueOf(gone));
                }
                session.disconnect();
                return false;
            }

            @Override
            public void close(int code, String reason) {
                ctx.closeSession(code, reason);
            }
        };
    }

    private void closed(WsContext ctx) {
        open.decrementAndGet();
        sessions.remove(ctx.sessionId());
        perAddress.computeIfPresent(address(ctx), (key, count) -> count.decrementAndGet() <= 0 ? null : count);
        forget(ctx);
    }

    private void forget(WsContext ctx) {
        Watcher watcher = watching.remove(ctx.sessionId());
        if (watcher != null) {
            watcher.close();
        }
    }

    private static String address(WsContext ctx) {
        String address = ctx.attribute("address");
        return address == null ? "" : address;
    }
}
