package fitg.server.store;

import fitg.server.schedule.Schedule;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * A database without a thread of its own, for schedules: each question is one step, before and after which somebody else
 * may go on. To several nodes it is one and the same. Now and then it breaks off, before a commit or before its answer.
 */
public final class OneConnection extends Database {

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final Jdbi jdbi;
    private final Handle handle;
    private final boolean shared;
    private final int breaksOnceIn;
    private final List<OneConnection> others;
    private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();

    private OneConnection(Jdbi jdbi, Handle handle, boolean shared, int breaksOnceIn, List<OneConnection> others) {
        this.jdbi = jdbi;
        this.handle = handle;
        this.shared = shared;
        this.breaksOnceIn = breaksOnceIn;
        this.others = others;
    }

    /** A file with the schema, open for all stores to come. */
    public static final class File implements AutoCloseable {

        private final Jdbi jdbi;
        private final Handle handle;

        public File(Path path) {
            var source = SqliteDatabase.source(DatabaseFile.prepare(path.toString()), PATIENCE);
            Migration.run(source, path.toString());
            this.jdbi = Rows.over(source);
            this.handle = jdbi.open();
            handle.execute("pragma synchronous = off");
            handle.getConfig(Prepared.class).keep();
        }

        /**
         * The stores of so many nodes.
         *
         * @param breaksOnceIn how rarely a write is broken off; 0 never
         */
        public List<Store> stores(int nodes, int breaksOnceIn) {
            List<OneConnection> all = new CopyOnWriteArrayList<>();
            for (int i = 0; i < nodes; i++) {
                all.add(new OneConnection(jdbi, handle, nodes > 1, breaksOnceIn, all));
            }
            return all.stream().map(Store::new).toList();
        }

        @Override
        public void close() {
            handle.close();
        }
    }

    @Override
    String name() {
        return "The database of a schedule";
    }

    @Override
    boolean isShared() {
        return shared;
    }

    @Override
    Jdbi readers() {
        return jdbi;
    }

    @Override
    <T> T read(Function<Handle, T> work) {
        Schedule.point();
        T found = work.apply(handle);
        Schedule.point();
        return found;
    }

    @Override
    <T> T inTransaction(Function<Handle, T> work) {
        Schedule.point();
        if (breaks()) {
            if (!shared && Schedule.onceIn(2)) {
                Thread.ofVirtual().start(() -> comeThroughLate(work));
            }
            throw brokenOff();
        }
        T done = transact(work);
        Schedule.point();
        if (breaks()) {
            throw brokenOff();
        }
        return done;
    }

    /** As a writer does whose disk was slow: who asked for it has been told that nobody knows. */
    private <T> void comeThroughLate(Function<Handle, T> work) {
        transact(work);
        listeners.forEach(listener -> listener.accept(""));
    }

    private <T> T transact(Function<Handle, T> work) {
        Sql.update(handle, "begin immediate");
        try {
            T done = work.apply(handle);
            Sql.update(handle, "commit");
            Schedule.note("commits " + done);
            return done;
        } catch (RuntimeException failed) {
            Sql.update(handle, "rollback");
            throw failed;
        }
    }

    private boolean breaks() {
        return breaksOnceIn > 0 && Schedule.onceIn(breaksOnceIn);
    }

    private StoreUnavailableException brokenOff() {
        Schedule.note("breaks off");
        return new StoreUnavailableException(name() + " broke off.", null);
    }

    /** Other nodes hear of it some time; of what is laid out beforehand they need not. */
    @Override
    void tell(String gameId) {
        if (!Thread.currentThread().isVirtual()) {
            return;
        }
        others.stream()
                .filter(other -> other != this)
                .flatMap(other -> other.listeners.stream())
                .forEach(listener -> Thread.ofVirtual().start(() -> listener.accept(gameId)));
    }

    @Override
    AutoCloseable listen(Consumer<String> changedGame) {
        listeners.add(changedGame);
        return () -> listeners.remove(changedGame);
    }

    @Override
    void examine() {
        // there is nothing that could be damaged
    }

    @Override
    long size() {
        return 0;
    }

    @Override
    void note(String address) {
        // nobody else can want it
    }

    @Override
    public void close() {
        listeners.clear();
    }
}
