package fitg.server.backup;

/** A backup is not what it should be; the message says what is wrong with it, as half a sentence. */
public final class BrokenBackupException extends RuntimeException {

    public BrokenBackupException(String what) {
        super(what);
    }

    public BrokenBackupException(String what, Throwable cause) {
        super(what, cause);
    }
}
