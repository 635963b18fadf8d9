package fitg.server.store;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The part that differs between the two databases: connections, transactions, and how other nodes hear of a change. */
abstract class Database implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Database.class);

    static final String ADDRESSES = "The address of the database must begin with jdbc:sqlite: or jdbc:postgresql:";

    private volatile boolean damaged;

    static Database open(StoreSettings settings) {
        if (SqliteDatabase.understands(settings.url())) {
            return SqliteDatabase.open(settings);
        }
        if (PostgresDatabase.understands(settings.url())) {
            return PostgresDatabase.open(settings);
        }
        throw new StoreUnavailableException(ADDRESSES, null);
    }

    /** Names the database in sentences, without any password. */
    abstract String name();

    abstract boolean isShared();

    abstract Jdbi readers();

    /** Returns the result once it is committed. */
    abstract <T> T inTransaction(Function<Handle, T> work);

    /** Lets other nodes hear of a change that has been committed. */
    abstract void tell(String gameId);

    abstract AutoCloseable listen(Consumer<String> changedGame);

    @Override
    public abstract void close();

    /** From now on nothing is read or written: what was answered could be gone, or never have been. */
    final StoreUnavailableException damaged(Throwable cause) {
        String sentence = DatabaseFile.damaged(name());
        if (!damaged) {
            damaged = true;
            LOG.error(sentence, cause);
        }
        return new StoreUnavailableException(sentence, cause);
    }

    final void requireWhole() {
        if (damaged) {
            throw damaged(null);
        }
    }

    /** Looks whether the database is still there and whole, as far as that can be seen; throws if it is not. */
    abstract void examine();

    /** Looks whether it answers at all; quick enough to be asked often. */
    void ping() {
        read(handle -> handle.select("select 1").mapTo(Integer.class).one());
    }

    /** How many bytes it takes. */
    abstract long size();

    /** Says where this server answers, for another one that wants the same database. */
    abstract void note(String address);

    <T> T read(Function<Handle, T> work) {
        requireWhole();
        try {
            return readers().withHandle(work::apply);
        } catch (JdbiException e) {
            throw explained(e);
        }
    }

    <T> T write(Function<Handle, T> work) {
        requireWhole();
        try {
            return inTransaction(work);
        } catch (JdbiException e) {
            throw explained(e);
        }
    }

    /** Adds to a game what was played, or nothing and false if somebody else was first. */
    boolean append(Append append) {
        return compete(handle -> {
            if (!Games.append(handle, append)) {
                return false;
            }
            Journal.insert(handle, append.gameId(), append.entries());
            if (append.seen() != null) {
                Seats.seen(handle, append.gameId(), append.seen());
            }
            if (!append.ordered().isEmpty()) {
                append.ordered().forEach(ordered -> Seats.order(handle, append.gameId(), ordered));
                Games.moreThanPlay(handle, append.gameId());
            }
            return true;
        });
    }

    /** Like {@link #write}, but false if somebody else was first. */
    final boolean compete(Predicate<Handle> work) {
        return attempt(() -> inTransaction(work::test));
    }

    /** False if somebody else was first. */
    final boolean attempt(BooleanSupplier work) {
        requireWhole();
        try {
            return work.getAsBoolean();
        } catch (JdbiException e) {
            if (Failure.of(e) == Failure.LATE) {
                return false;
            }
            throw explained(e);
        }
    }

    private RuntimeException explained(JdbiException e) {
        return switch (Failure.of(e)) {
            case DAMAGED -> damaged(e);
            case FULL -> new StoreUnavailableException(name() + " has no room left on its disk.", true, e);
            case AWAY -> new StoreUnavailableException(name() + " does not answer, or not in time.", e);
            case LATE, OTHER -> e;
        };
    }
}
