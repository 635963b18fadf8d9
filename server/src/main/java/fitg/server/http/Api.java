package fitg.server.http;

import fitg.server.common.Blocked;
import fitg.server.common.ServerSettings;
import fitg.server.push.Watchers;
import fitg.server.store.Store;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.SessionHandler;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServletFactory;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.session.NullSessionCache;
import org.eclipse.jetty.session.NullSessionDataStore;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;

/** The HTTP server with all its routes. */
public final class Api {

    private static final Duration TIME_TO_STOP = Duration.ofSeconds(5);
    private static final int LONGEST_MESSAGE = 4 * 1024;
    private static final int MOST_HEADER_BYTES = 8 * 1024;

    private final Javalin javalin;
    private final SocketRoute sockets;

    public Api(
            ServerSettings settings,
            Patience patience,
            Room room,
            Watchers watchers,
            Store store,
            BooleanSupplier stopping,
            Consumer<Error> end) {
        Blocked blocked = Blocked.in(settings.dataFolder());
        Outflow outflow = Outflow.of(Runtime.getRuntime().maxMemory(), settings.requestsPerSecond());
        this.sockets = new SocketRoute(room, watchers, settings.mostSockets(), patience, outflow);
        this.javalin = Javalin.create(config -> {
            server(config, settings, patience);
            config.router.javaLangErrorHandler((response, broken) -> {
                response.setStatus(500);
                end.accept(broken);
            });
            new Guard(settings, room.limits(), outflow, blocked).add(config.routes);
            config.routes.before(WebClient.page()::answer);
            new OperationsRoutes(settings, store, room.metrics(), stopping).add(config.routes);
            new OperatorRoutes(room, store, new Operator(settings), blocked, sockets::shutOut).add(config.routes);
            new StatusRoutes(new HouseStatus(settings, store, room, watchers, sockets::open), new Operator(settings))
                    .add(config.routes);
            new ReferenceRoutes().add(config.routes);
            new GameRoutes(room, settings.operatorToken()).add(config.routes);
            new PlayRoutes(room, watchers).add(config.routes);
            new OrderRoutes(room, watchers).add(config.routes);
            sockets.add(config.routes);
            new Failures(room).add(config.routes);
        });
    }

    private static void server(JavalinConfig config, ServerSettings settings, Patience patience) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.concurrency.useVirtualThreads = true;
        config.http.prefer405over404 = true;
        config.http.maxRequestSize = Requests.MOST_FILE_BYTES;
        config.router.ignoreTrailingSlashes = true;
        WebClient.serve(config);
        config.jetty.addConnector((server, http) -> connector(server, http, settings, patience));
        AtomicReference<ServletContextHandler> context = new AtomicReference<>();
        config.jetty.modifyServletContextHandler(handler -> {
            context.set(handler);
            context(handler);
        });
        config.jetty.modifyWebSocketServletFactory(factory -> {
            sockets(factory, patience);
            doNotCompress(context.get());
        });
        config.jetty.modifyServer(server -> server(server, patience));
    }

    private static ServerConnector connector(
            Server server, HttpConfiguration http, ServerSettings settings, Patience patience) {
        http.setSendServerVersion(false);
        http.setSendDateHeader(true);
        http.setIdleTimeout(patience.idle().toMillis());
        http.setRequestHeaderSize(MOST_HEADER_BYTES);
        http.setHeaderCacheSize(0); // it takes a secret for an earlier one that differs in upper and lower case only
        ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
        connector.setHost(settings.host());
        connector.setPort(settings.port());
        connector.setIdleTimeout(patience.idle().toMillis());
        connector.setAcceptQueueSize(1024);
        connector.addBean(new SlowClients(connector, patience));
        return connector;
    }

    private static void server(Server server, Patience patience) {
        server.setStopTimeout(TIME_TO_STOP.toMillis());
        server.setHandler(new Doorstep(patience));
        server.setErrorHandler(new ProblemPages());
    }

    private static void context(ServletContextHandler context) {
        context.setErrorHandler(new ProblemPages());
        noSessions(context.getSessionHandler());
    }

    /** Nobody here needs one, but a socket opens one unasked: so it sets no cookie, and nobody keeps it. */
    private static void noSessions(SessionHandler sessions) {
        sessions.setUsingCookies(false);
        NullSessionCache nowhere = new NullSessionCache(sessions);
        nowhere.setSessionDataStore(new NullSessionDataStore());
        sessions.setSessionCache(nowhere);
    }

    private static void sockets(JettyWebSocketServletFactory factory, Patience patience) {
        factory.setIdleTimeout(patience.silence());
        factory.setMaxTextMessageSize(LONGEST_MESSAGE);
        factory.setMaxBinaryMessageSize(LONGEST_MESSAGE);
        factory.setMaxFrameSize(LONGEST_MESSAGE);
    }

    /**
     * Every message would be compressed again for every reader, which costs more than everything else we do for it, and
     * each socket would keep a quarter of a megabyte for that.
     */
    private static void doNotCompress(ServletContextHandler context) {
        WebSocketServerComponents.getWebSocketComponents(context)
                .getExtensionRegistry()
                .unregister("permessage-deflate");
    }

    public void start() {
        javalin.start();
    }

    public int port() {
        return javalin.port();
    }

    /** Every route as "GET /api/games/{game}", to be held against the description; those of whoever runs the server are no API. */
    List<String> routes() {
        Stream<String> plain = javalin.unsafe.internalRouter.allHttpHandlers().stream()
                .map(handler -> handler.endpoint)
                .filter(endpoint -> endpoint.method.isHttpMethod())
                .map(endpoint -> endpoint.method.name() + " " + endpoint.path);
        Stream<String> sockets =
                javalin.unsafe.internalRouter.allWsHandlers().stream().map(handler -> "GET " + handler.getPath());
        return Stream.concat(plain, sockets)
                .filter(route -> !route.contains(OperatorRoutes.PREFIX))
                .toList();
    }

    public int openSockets() {
        return sockets.open();
    }

    public void stop() {
        javalin.stop();
    }
}
