package fitg.saves;

/** A file that is not a saved game, or not one we can read; the message says what is wrong and where. */
public final class UnreadableGameException extends Exception {

    private static final long serialVersionUID = 1;

    UnreadableGameException(String what) {
        super(Excerpt.sentence(what));
    }
}
