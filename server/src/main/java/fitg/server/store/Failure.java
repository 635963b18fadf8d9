package fitg.server.store;

import java.sql.SQLException;
import java.sql.SQLTimeoutException;
import java.sql.SQLTransientConnectionException;
import java.util.Optional;
import org.jdbi.v3.core.ConnectionException;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** What went wrong, told from what the two drivers, the pool and JDBI throw. */
enum Failure {
    /** Somebody else wrote first. */
    LATE,
    /** No room on the disk of the database. */
    FULL,
    /** The database does not answer, or not in time. */
    AWAY,
    /** The database does not hold what it held. */
    DAMAGED,
    /** A mistake of ours. */
    OTHER;

    static Failure of(Throwable thrown) {
        if (causedBy(thrown, ConnectionException.class).isPresent()) {
            return AWAY;
        }
        return causedBy(thrown, SQLException.class).map(Failure::ofDriver).orElse(OTHER);
    }

    static <T extends Throwable> Optional<T> causedBy(Throwable thrown, Class<T> type) {
        for (var cause = thrown; cause != null; cause = cause.getCause()) {
            if (type.isInstance(cause)) {
                return Optional.of(type.cast(cause));
            }
        }
        return Optional.empty();
    }

    private static Failure ofDriver(SQLException exception) {
        return switch (exception) {
            case SQLiteException sqlite -> ofSqlite(sqlite.getResultCode());
            case SQLTransientConnectionException _, SQLTimeoutException _ -> AWAY;
            default -> ofState(exception.getSQLState() == null ? "" : exception.getSQLState());
        };
    }

    /** The lowest byte of SQLite's extended codes is the plain code. */
    private static Failure ofSqlite(SQLiteErrorCode extended) {
        return switch (SQLiteErrorCode.getErrorCode(extended.code & 0xFF)) {
            case SQLITE_FULL -> FULL;
            case SQLITE_BUSY,
                    SQLITE_LOCKED,
                    SQLITE_IOERR,
                    SQLITE_CANTOPEN,
                    SQLITE_READONLY,
                    SQLITE_PERM,
                    SQLITE_PROTOCOL,
                    SQLITE_NOMEM,
                    SQLITE_INTERRUPT -> AWAY;
            case SQLITE_CORRUPT, SQLITE_NOTADB -> DAMAGED;
            case SQLITE_CONSTRAINT -> isDuplicate(extended) ? LATE : OTHER;
            default -> OTHER;
        };
    }

    private static boolean isDuplicate(SQLiteErrorCode extended) {
        return extended == SQLiteErrorCode.SQLITE_CONSTRAINT_PRIMARYKEY
                || extended == SQLiteErrorCode.SQLITE_CONSTRAINT_UNIQUE;
    }

    /** The states of PostgreSQL; its first two characters are a class. */
    private static Failure ofState(String state) {
        return switch (state) {
            case "23505", "40001", "40P01" -> LATE; // duplicate key, serialisation failure, deadlock
            case "53100" -> FULL;
            case "57014", "55P03", "25006", "25P03" -> AWAY; // statement, lock timeout; a standby; idle for too long
            default -> isOutage(state) ? AWAY : OTHER;
        };
    }

    /** Connections, authorisation, missing database, resources, operators at work, and the system below. */
    private static boolean isOutage(String state) {
        return state.startsWith("08")
                || state.startsWith("28")
                || state.startsWith("3D")
                || state.startsWith("53")
                || state.startsWith("57P")
                || state.startsWith("58");
    }
}
