package fitg.server.store;

import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.CoreErrorCode;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.flywaydb.core.api.exception.FlywayValidateException;

/** Brings the schema up to date. */
final class Migration {

    private Migration() {}

    static void run(DataSource source, String database) {
        run(flyway(source).load(), database);
    }

    /** Makes the schema of an earlier version, for rows that were written under it. */
    static void run(DataSource source, String database, String version) {
        var wanted = MigrationVersion.fromVersion(version);
        var known = Arrays.stream(flyway(source).load().info().all())
                .map(MigrationInfo::getVersion)
                .anyMatch(wanted::equals);
        if (!known) {
            throw new StoreUnavailableException(
                    "This version knows no schema %s; restore with the version that wrote the backup."
                            .formatted(wanted),
                    null);
        }
        var flyway = flyway(source).target(wanted).load();
        run(flyway, database);
        if (!wanted.equals(flyway.info().current().getVersion())) {
            throw new StoreUnavailableException(
                    "%s has a later schema than the backup, which has %s; restore into a new one."
                            .formatted(database, wanted),
                    null);
        }
    }

    private static void run(Flyway flyway, String database) {
        try {
            flyway.migrate();
        } catch (FlywayValidateException e) {
            throw new StoreUnavailableException(mismatch(flyway, database), e);
        } catch (FlywayException e) {
            throw failed(e, database);
        }
    }

    /** Looks for our scripts only, and for no Java classes; a schema of a later version is none of our business. */
    private static FluentConfiguration flyway(DataSource source) {
        return Flyway.configure(Migration.class.getClassLoader())
                .dataSource(source)
                .locations("classpath:fitg/server/store")
                .javaMigrationClassProvider(List::of)
                .skipDefaultCallbacks(true)
                .ignoreMigrationPatterns(new String[0])
                .cleanDisabled(true)
                .loggers("slf4j");
    }

    private static String mismatch(Flyway flyway, String database) {
        return "%s has schema %s, which does not belong to this version of the server; use the version that wrote it."
                .formatted(database, flyway.info().current().getVersion());
    }

    private static StoreUnavailableException failed(FlywayException e, String database) {
        if (e.getErrorCode() == CoreErrorCode.NON_EMPTY_SCHEMA_WITHOUT_SCHEMA_HISTORY_TABLE) {
            return new StoreUnavailableException(
                    database + " holds the tables of another program; name one that is empty.", e);
        }
        var full = Failure.of(e) == Failure.FULL;
        var reason = Failure.causedBy(e, SQLException.class)
                .map(Throwable::getMessage)
                .orElse(e.getMessage());
        return new StoreUnavailableException(
                "%s cannot be prepared for games: %s".formatted(database, firstLine(reason)), full, e);
    }

    private static String firstLine(String text) {
        return text.lines().findFirst().orElse("");
    }
}
