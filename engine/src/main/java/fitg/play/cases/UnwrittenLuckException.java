package fitg.play.cases;

/** Something was to be drawn that is not written down, or cannot be drawn. */
final class UnwrittenLuckException extends RuntimeException {

    private static final long serialVersionUID = 1;

    UnwrittenLuckException(String sentence) {
        super(sentence);
    }
}
