package fitg.procedure;

import java.util.function.Predicate;

/** A rule that players can agree on before a game; which of them a game has says its {@link Ruleset#houseRules}. */
public enum HouseRule {
    /** What it changes says {@link Options#detectionDie}. */
    WORST_DETECTION(
            "worstDetection",
            "Watchful PDBs",
            "Every detection roll counts as the worst one for the ship, so that flying past a PDB is a risk without luck.",
            Options::worstDetection);

    private final String id;
    private final String title;
    private final String description;
    private final Predicate<Options> agreedOn;

    HouseRule(String id, String title, String description, Predicate<Options> agreedOn) {
        this.id = id;
        this.title = title;
        this.description = description;
        this.agreedOn = agreedOn;
    }

    /** Its name in saved games and in the API. */
    public String id() {
        return id;
    }

    public String title() {
        return title;
    }

    public String description() {
        return description;
    }

    public boolean isAgreedOn(Options options) {
        return agreedOn.test(options);
    }
}
