package fitg.play;

/** An action that was refused. Nothing has changed; the message says what was wrong and which case forbids it. */
public final class IllegalActionException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final String ruleCase;

    IllegalActionException(String ruleCase, String message) {
        super(message);
        this.ruleCase = ruleCase;
    }

    /** The rulebook case, or an empty text when the game is simply over. */
    public String ruleCase() {
        return ruleCase;
    }
}
