package fitg.lab;

/**
 * How long a player thought. It depends on the machine, on what else runs there, and changes no result.
 *
 * @param decisions those with more than one legal action
 */
public record Thinking(long decisions, long nanos) {

    static final Thinking NONE = new Thinking(0, 0);

    Thinking plus(Thinking other) {
        return new Thinking(decisions + other.decisions, nanos + other.nanos);
    }

    /** Not a number if there was nothing to think about. */
    public double millisPerDecision() {
        return decisions == 0 ? Double.NaN : nanos / 1e6 / decisions;
    }
}
