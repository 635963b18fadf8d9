package fitg.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.postgresql.ds.PGSimpleDataSource;

/** A database that several nodes may share. */
final class PostgresDatabase extends Database {

    private static final String PREFIX = "jdbc:postgresql:";
    /** A migration may take its time, and waits for other nodes that migrate. */
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private final String name;
    private final PGSimpleDataSource source;
    private final HikariDataSource pool;
    private final Jdbi jdbi;
    private final Duration timeout;
    private final Echoes echoes = new Echoes(System::nanoTime);
    private final Announcements announcements;
    private final List<Notifications> listeners = new CopyOnWriteArrayList<>();

    private PostgresDatabase(PGSimpleDataSource source, StoreSettings settings) {
        this.name = name(source);
        this.source = source;
        this.timeout = settings.timeout();
        this.pool = Pool.of("fitg", source, settings.poolSize(), timeout, limits(timeout));
        this.jdbi = Rows.over(pool);
        this.announcements = new Announcements(jdbi, echoes);
    }

    static boolean understands(String url) {
        return url.startsWith(PREFIX);
    }

    static PostgresDatabase open(StoreSettings settings) {
        var source = source(settings.url(), settings.timeout());
        probe(source);
        Migration.run(patient(settings.url(), settings.timeout()), name(source));
        return new PostgresDatabase(source, settings);
    }

    /** For what takes longer than any request may. */
    static PGSimpleDataSource patient(String url, Duration timeout) {
        var patient = source(url, timeout);
        patient.setSocketTimeout(seconds(PATIENCE));
        return patient;
    }

    private static PGSimpleDataSource source(String url, Duration timeout) {
        var source = new PGSimpleDataSource();
        try {
            source.setUrl(url);
        } catch (IllegalArgumentException e) {
            // The exception repeats the address, which may hold a password.
            throw new StoreUnavailableException(
                    "The address of a PostgreSQL database is jdbc:postgresql://host:port/name?user=...", null);
        }
        source.setApplicationName("fitg");
        source.setConnectTimeout(seconds(timeout));
        source.setSocketTimeout(seconds(timeout));
        source.setTcpKeepAlive(true);
        source.setLogServerErrorDetail(false); // it repeats rows, and so secrets
        return source;
    }

    private static int seconds(Duration timeout) {
        return Math.toIntExact(Math.max(1, timeout.plusMillis(999).toSeconds()));
    }

    /**
     * The server ends what takes too long, and the transaction of a node that froze: a little before we stop listening, or an
     * action reported as failed might be written after all. Our statements find out by
     * themselves who was first, and need no isolation stricter than the usual one.
     */
    private static String limits(Duration timeout) {
        return """
                set statement_timeout = %1$d;
                set idle_in_transaction_session_timeout = %1$d;
                set session characteristics as transaction isolation level read committed
                """.formatted(Math.max(1, timeout.toMillis() * 3 / 4));
    }

    private static void probe(PGSimpleDataSource source) {
        try (var connection = source.getConnection()) {
            connection.isValid(source.getConnectTimeout());
        } catch (SQLException e) {
            throw new StoreUnavailableException(refusal(source, e), e);
        }
    }

    private static String refusal(PGSimpleDataSource source, SQLException e) {
        var state = e.getSQLState() == null ? "" : e.getSQLState();
        return switch (state) {
            case "28P01", "28000", "08004" ->
                "%s does not accept the user \"%s\" with this password.".formatted(name(source), source.getUser());
            case "3D000" -> "%s does not exist; create it first.".formatted(name(source));
            case "53300" -> "%s has no connection left; raise max_connections.".formatted(name(source));
            case "57P03" -> "%s is starting or stopping; try again in a moment.".formatted(name(source));
            default -> "%s cannot be reached; is PostgreSQL running there?".formatted(name(source));
        };
    }

    private static String name(PGSimpleDataSource source) {
        return "The database \"%s\" at %s:%d"
                .formatted(source.getDatabaseName(), source.getServerNames()[0], source.getPortNumbers()[0]);
    }

    @Override
    String name() {
        return name;
    }

    @Override
    boolean isShared() {
        return true;
    }

    @Override
    Jdbi readers() {
        return jdbi;
    }

    @Override
    <T> T inTransaction(Function<Handle, T> work) {
        return jdbi.inTransaction(work::apply);
    }

    @Override
    boolean append(Append append) {
        return append.ordered().isEmpty()
                ? attempt(() -> jdbi.withHandle(handle -> OneStatement.append(handle, append)))
                : super.append(append);
    }

    @Override
    void tell(String gameId) {
        announcements.add(gameId);
    }

    /** It looks after itself, and says so when it finds something. */
    @Override
    void examine() {
        requireWhole();
    }

    @Override
    long size() {
        return read(handle -> handle.select("select pg_database_size(current_database())")
                .mapTo(Long.class)
                .one());
    }

    @Override
    void note(String address) {
        // Any number of servers may use it.
    }

    @Override
    AutoCloseable listen(Consumer<String> changedGame) {
        var listener = Notifications.receive(source, timeout, echoes, changedGame);
        listeners.add(listener);
        return listener;
    }

    @Override
    public void close() {
        announcements.close();
        listeners.forEach(Notifications::close);
        pool.close();
    }
}
