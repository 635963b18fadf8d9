package fitg.server.store;

import java.time.Duration;

/**
 * Which database, and how patient to be with it.
 *
 * @param url {@code jdbc:sqlite:/path/file.db} or {@code jdbc:postgresql://host/name?user=...&password=...}
 * @param poolSize how many connections may be open at once; of SQLite, how many readers
 * @param timeout for a connection and for a statement, so that a database that hangs does not hang a request
 */
public record StoreSettings(String url, int poolSize, Duration timeout) {

    /** The address may hold a password. */
    @Override
    public String toString() {
        return "StoreSettings[poolSize=" + poolSize + ", timeout=" + timeout + "]";
    }
}
