package fitg.play;

/** An action that was refused. Nothing has changed; the message says what was wrong and which case forbids it. */
public final class IllegalActionException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** What was wrong with it. */
    public enum Fault {
        /** The game is over. */
        OVER,
        /** The decision is the other side's. */
        NOT_ASKED,
        /** It answers an earlier question. */
        STALE,
        /** It is not among the legal answers. */
        NOT_LEGAL,
        /** It cannot be taken back (RUL-84). */
        NOT_REVOCABLE
    }

    private final Fault fault;
    private final String ruleCase;

    public IllegalActionException(Fault fault, String ruleCase, String message) {
        super(message);
        this.fault = fault;
        this.ruleCase = ruleCase;
    }

    public Fault fault() {
        return fault;
    }

    /** The rulebook case; an empty text where none applies, and where it would tell what the other side is asked. */
    public String ruleCase() {
        return ruleCase;
    }
}
