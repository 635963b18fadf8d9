package fitg.content;

/** A content file that is not what the printed game says it must be; the message names file, line and reason. */
public final class ContentException extends RuntimeException {

    private final String file;
    private final int line;

    public ContentException(String file, int line, String reason) {
        super(file + ", line " + line + ": " + reason);
        this.file = file;
        this.line = line;
    }

    public String file() {
        return file;
    }

    public int line() {
        return line;
    }
}
