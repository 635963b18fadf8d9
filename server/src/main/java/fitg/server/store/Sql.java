package fitg.server.store;

import java.sql.Array;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.UnableToExecuteStatementException;

/**
 * The few statements that every action needs, straight over JDBC: at hundreds of actions a second, finding out by
 * reflection what to bind costs more than the statement.
 */
final class Sql {

    private Sql() {}

    /** Returns how many rows were changed. */
    static int update(Handle handle, String sql, Object... values) {
        Prepared prepared = handle.getConfig(Prepared.class);
        try {
            PreparedStatement statement = prepared.take(handle.getConnection(), sql);
            try {
                bind(statement, values);
                return statement.executeUpdate();
            } finally {
                prepared.giveBack(statement);
            }
        } catch (SQLException e) {
            throw new UnableToExecuteStatementException(e, null);
        }
    }

    /** What is made of the rows of an answer. */
    @FunctionalInterface
    interface Reading<T> {
        T read(ResultSet rows) throws SQLException;
    }

    static <T> T query(Handle handle, String sql, Reading<T> reading, Object... values) {
        Prepared prepared = handle.getConfig(Prepared.class);
        try {
            PreparedStatement statement = prepared.take(handle.getConnection(), sql);
            try {
                bind(statement, values);
                try (ResultSet rows = statement.executeQuery()) {
                    return reading.read(rows);
                }
            } finally {
                prepared.giveBack(statement);
            }
        } catch (SQLException e) {
            throw new UnableToExecuteStatementException(e, null);
        }
    }

    private static void bind(PreparedStatement statement, Object... values) throws SQLException {
        for (int i = 0; i < values.length; i++) {
            switch (values[i]) {
                case null -> statement.setNull(i + 1, Types.NULL);
                case Integer number -> statement.setInt(i + 1, number);
                case Long number -> statement.setLong(i + 1, number);
                case Boolean flag -> statement.setInt(i + 1, flag ? 1 : 0);
                case Enum<?> constant -> statement.setString(i + 1, constant.name());
                case String text -> statement.setString(i + 1, text);
                case Integer[] numbers -> statement.setArray(i + 1, array(statement, "int4", numbers));
                case Long[] numbers -> statement.setArray(i + 1, array(statement, "int8", numbers));
                case String[] texts -> statement.setArray(i + 1, array(statement, "text", texts));
                default -> throw new IllegalArgumentException("No value for a statement: " + values[i].getClass());
            }
        }
    }

    private static Array array(PreparedStatement statement, String type, Object[] elements) throws SQLException {
        return statement.getConnection().createArrayOf(type, elements);
    }
}
