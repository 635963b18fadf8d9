package fitg.procedure;

import java.util.List;

/**
 * What is played: a scenario with its ruleset, the options agreed on, and the version of the rules the game was begun
 * under.
 */
public record Rules(Scenario scenario, Options options, int version) {

    /** Raised by hand when the same actions can lead to other results than before; see {@link Correction}. */
    public static final int NEWEST = 7;

    /** Today's rules. */
    public Rules(Scenario scenario, Options options) {
        this(scenario, options, NEWEST);
    }

    public Ruleset ruleset() {
        return scenario.ruleset();
    }

    /** What was corrected since the game was begun, and so is not played in it. */
    public List<Correction> playedWithout() {
        return ruleset().corrections().stream().filter(each -> !has(each)).toList();
    }

    public boolean has(Correction correction) {
        return version >= correction.version();
    }
}
