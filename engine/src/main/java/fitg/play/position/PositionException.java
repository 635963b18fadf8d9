package fitg.play.position;

/** Something a text says that cannot be, with the line that says it. */
public final class PositionException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final int line;
    private final String sentence;

    PositionException(int line, String sentence) {
        super("line " + line + ": " + sentence);
        this.line = line;
        this.sentence = sentence;
    }

    public int line() {
        return line;
    }

    /** Without the line. */
    public String sentence() {
        return sentence;
    }
}
