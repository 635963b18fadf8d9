package fitg.server.store;

/** The database is away, locked for too long, or has no room. The message is a sentence for whoever runs the server. */
public class StoreUnavailableException extends RuntimeException {

    private final boolean full;

    StoreUnavailableException(String message, boolean full, Throwable cause) {
        super(message, cause);
        this.full = full;
    }

    StoreUnavailableException(String message, Throwable cause) {
        this(message, false, cause);
    }

    /** Whether the database has no room left on its disk. */
    public boolean isFull() {
        return full;
    }
}
