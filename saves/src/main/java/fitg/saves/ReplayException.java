package fitg.saves;

/** A saved game that can be read but does not hold; the message says what is wrong and at which entry. */
public final class ReplayException extends Exception {

    private static final long serialVersionUID = 1;

    ReplayException(String what) {
        super(Excerpt.sentence(what));
    }
}
