package fitg.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.time.Duration;
import javax.sql.DataSource;

/** Pools of connections that give up after the timeout. */
final class Pool {

    /** The pool refuses less. */
    private static final long SHORTEST_WAIT = 250;

    private Pool() {}

    /** Connects when first asked to, and runs the statement on each new connection. */
    static HikariDataSource of(String name, DataSource source, int size, Duration timeout, String firstStatement) {
        var config = new HikariConfig();
        config.setPoolName(name);
        config.setDataSource(source);
        config.setMaximumPoolSize(size);
        config.setMinimumIdle(1);
        config.setConnectionTimeout(Math.max(SHORTEST_WAIT, timeout.toMillis()));
        config.setValidationTimeout(Math.max(SHORTEST_WAIT, timeout.toMillis() / 2));
        config.setInitializationFailTimeout(-1);
        config.setConnectionInitSql(firstStatement);
        return new HikariDataSource(config);
    }
}
