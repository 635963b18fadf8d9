package fitg.procedure;

/**
 * What is played: a scenario with its ruleset, the options agreed on, and the version of the rules the game was begun
 * under.
 */
public record Rules(Scenario scenario, Options options, int version) {

    /** Raised by hand when the same actions can lead to other results than before; see {@link Correction}. */
    public static final int NEWEST = 6;

    /** Today's rules. */
    public Rules(Scenario scenario, Options options) {
        this(scenario, options, NEWEST);
    }

    public Ruleset ruleset() {
        return scenario.ruleset();
    }

    public boolean has(Correction correction) {
        return version >= correction.version();
    }
}
