package fitg.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import org.jdbi.v3.core.config.JdbiConfig;

/** The statements of one connection that are worth keeping: SQLite would otherwise read and plan each of them anew. */
public final class Prepared implements JdbiConfig<Prepared> {

    private final Map<String, PreparedStatement> kept = new HashMap<>();
    private boolean keeping;

    /** From now on what is prepared stays prepared as long as the connection is open. */
    void keep() {
        keeping = true;
    }

    PreparedStatement take(Connection connection, String sql) throws SQLException {
        PreparedStatement statement = kept.get(sql);
        if (statement == null) {
            statement = connection.prepareStatement(sql);
            if (keeping) {
                kept.put(sql, statement);
            }
        }
        return statement;
    }

    void giveBack(PreparedStatement statement) throws SQLException {
        if (!keeping) {
            statement.close();
        }
    }

    /** Statements belong to one connection. */
    @Override
    public Prepared createCopy() {
        return new Prepared();
    }
}
