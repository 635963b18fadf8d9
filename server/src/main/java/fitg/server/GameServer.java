package fitg.server;

import fitg.server.common.ServerSettings;
import fitg.server.computer.ComputerSeats;
import fitg.server.computer.PlayerSource;
import fitg.server.http.Api;
import fitg.server.http.Limits;
import fitg.server.http.Patience;
import fitg.server.http.Room;
import fitg.server.metrics.Metrics;
import fitg.server.push.Watchers;
import fitg.server.store.Store;
import fitg.server.store.StoreSettings;
import fitg.server.table.Chat;
import fitg.server.table.Opening;
import fitg.server.table.Ordering;
import fitg.server.table.Playing;
import fitg.server.table.Rematch;
import fitg.server.table.Removal;
import fitg.server.table.Seating;
import fitg.server.table.Tables;
import java.time.Clock;
import java.time.Duration;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A server with everything in its place: opened, running, closed. */
public final class GameServer implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(GameServer.class);
    private static final int CONNECTIONS = 16;

    private final ServerSettings settings;
    private final Store store;
    private final Tables tables;
    private final Metrics metrics = new Metrics();
    private final Watchers watchers;
    private final ComputerSeats computers;
    private final Housekeeping housekeeping;
    private final Api api;
    private AutoCloseable otherNodes;
    private volatile boolean stopping;

    private GameServer(
            ServerSettings settings, Store store, PlayerSource players, Patience patience, Consumer<Error> end) {
        this.settings = settings;
        this.store = store;
        this.tables = new Tables(store, clock(), settings.memory());
        this.watchers = new Watchers(tables, store::whisper);
        Room room = room();
        this.computers = new ComputerSeats(
                tables, room.playing(), players, metrics, settings.computerThreads(), settings.thinkingTime(), end);
        this.housekeeping = new Housekeeping(store, tables, computers, room.removal(), settings);
        this.api = new Api(settings, patience, room, watchers, store, () -> stopping, end);
    }

    /** For trials with a clock that is wrong, as those of machines sometimes are: by a duration such as P400D. */
    private static Clock clock() {
        return Clock.offset(Clock.systemUTC(), Duration.parse(System.getProperty("fitg.clock.offset", "PT0S")));
    }

    private Room room() {
        Opening opening = new Opening(tables, settings.mostGames());
        Seating seating = new Seating(tables);
        Playing playing = new Playing(tables);
        return new Room(
                tables,
                opening,
                seating,
                playing,
                new Ordering(tables, playing),
                new Rematch(tables, opening, seating),
                new Removal(tables),
                new Chat(tables),
                metrics,
                new Limits(settings.requestsPerSecond(), System::nanoTime));
    }

    /** Opens the store and starts to listen; throws with a sentence for the operator when that is not possible. */
    public static GameServer start(ServerSettings settings) {
        return start(settings, PlayerSource.standard(), Patience.standard());
    }

    static GameServer start(ServerSettings settings, PlayerSource players, Patience patience) {
        return start(settings, players, patience, broken -> LOG.error("the program is broken", broken));
    }

    /** @param end what to do after an Error: out of memory, or a class missing, nobody can rely on anything any more */
    public static GameServer start(ServerSettings settings, Consumer<Error> end) {
        return start(settings, PlayerSource.standard(), Patience.standard(), end);
    }

    static GameServer start(ServerSettings settings, PlayerSource players, Patience patience, Consumer<Error> end) {
        Store store = Store.open(new StoreSettings(settings.database(), CONNECTIONS, patience.store()));
        try {
            GameServer server = new GameServer(settings, store, players, patience, end);
            server.run();
            return server;
        } catch (RuntimeException failed) {
            store.close();
            throw failed;
        }
    }

    private void run() {
        tables.onChange(watchers::changed);
        tables.onDoubt(watchers::changedElsewhere);
        tables.onChange(computers::consider);
        otherNodes = store.listen(watchers::heard);
        metrics.gauge("fitg.games.stored", store::countGames);
        metrics.gauge("fitg.games.warm", tables::warmCount);
        metrics.gauge("fitg.watchers", watchers::count);
        metrics.gauge("fitg.sockets", api::openSockets);
        metrics.gauge("fitg.computer.lost", computers::lost);
        metrics.gauge("fitg.computer.waiting", computers::waiting);
        api.start();
        store.note(address());
        housekeeping.start();
        LOG.info("listening on {} port {}", settings.host(), api.port());
    }

    /** Where people reach it. */
    public String address() {
        String host = settings.host();
        String name = host.equals("0.0.0.0") || host.equals("::")
                ? "localhost"
                : host.contains(":") ? "[" + host + "]" : host;
        return settings.publicUrl().map(Object::toString).orElse("http://" + name + ":" + api.port() + "/");
    }

    public int port() {
        return api.port();
    }

    /** For tests that look behind the scenes. */
    Tables tables() {
        return tables;
    }

    Store store() {
        return store;
    }

    ComputerSeats computers() {
        return computers;
    }

    Housekeeping housekeeping() {
        return housekeeping;
    }

    /** Answers what is under way, says good-bye to those who watch, and lets go of the store. */
    @Override
    public void close() {
        stopping = true;
        LOG.info("stopping");
        housekeeping.close();
        computers.stop();
        watchers.close();
        api.stop();
        closeOtherNodes();
        tables.close();
        store.close();
        metrics.close();
    }

    private void closeOtherNodes() {
        try {
            otherNodes.close();
        } catch (Exception ignored) {
            LOG.debug("the listener had already gone");
        }
    }
}
