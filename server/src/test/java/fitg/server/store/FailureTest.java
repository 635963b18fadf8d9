package fitg.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** What the errors of the drivers mean, also those that no test can cause. */
class FailureTest {

    @ParameterizedTest
    @ValueSource(strings = {"23505", "40001", "40P01"})
    void somebodyWasFirst(String state) {
        assertThat(Failure.of(wrapped(new SQLException("", state)))).isEqualTo(Failure.LATE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"08006", "28P01", "3D000", "53300", "55P03", "57014", "57P01", "58030", "25006", "25P03"})
    void postgresIsAway(String state) {
        assertThat(Failure.of(wrapped(new SQLException("", state)))).isEqualTo(Failure.AWAY);
    }

    @Test
    void postgresHasNoRoom() {
        assertThat(Failure.of(wrapped(new SQLException("", "53100")))).isEqualTo(Failure.FULL);
    }

    @ParameterizedTest
    @CsvSource({
        "SQLITE_FULL, FULL",
        "SQLITE_BUSY_SNAPSHOT, AWAY",
        "SQLITE_IOERR_WRITE, AWAY",
        "SQLITE_READONLY_DBMOVED, AWAY",
        "SQLITE_CORRUPT, DAMAGED",
        "SQLITE_NOTADB, DAMAGED",
        "SQLITE_CONSTRAINT_PRIMARYKEY, LATE",
        "SQLITE_CONSTRAINT_FOREIGNKEY, OTHER",
        "SQLITE_ERROR, OTHER"
    })
    void sqliteSaysItInItsOwnWay(SQLiteErrorCode code, Failure failure) {
        assertThat(Failure.of(wrapped(new SQLiteException("", code)))).isEqualTo(failure);
    }

    @Test
    void aPoolWithoutConnectionsIsAway() {
        assertThat(Failure.of(wrapped(new SQLTransientConnectionException()))).isEqualTo(Failure.AWAY);
    }

    @Test
    void theRestIsOurMistake() {
        assertThat(Failure.of(wrapped(new SQLException("", "42601")))).isEqualTo(Failure.OTHER);
        assertThat(Failure.of(new SQLException("without a state"))).isEqualTo(Failure.OTHER);
        assertThat(Failure.of(new IllegalStateException())).isEqualTo(Failure.OTHER);
    }

    private static RuntimeException wrapped(SQLException e) {
        return new IllegalStateException(e);
    }
}
