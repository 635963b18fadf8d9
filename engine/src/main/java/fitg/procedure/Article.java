package fitg.procedure;

import fitg.content.Edition;

/** What the galactic rules cite: each edition has a case of its own for the same thing. */
public enum Article {
    EVENT_TURNED("32.0", "E2.1.A.1"),
    EVENT("32.0", "C-EVENT-1"),
    EVENT_OVER("32.0", "E2.8.1"),
    TAXES("33.1", "E2.1.B.1"),
    UPKEEP("33.4", "C-RES-3"),
    UNPAID("33.41", "C-RES-3"),
    TRACK("33.22", "K-R20"),
    ASSIGNMENT("35.1", "E2.1.C.1"),
    BASE("34.1", "C-BASE-1"),
    /** A planet is named that is not the base. */
    NAMED("34.22", "C-BASE-1"),
    BASE_KNOWN("34.23", "C-BASE-1"),
    BASE_LOST("34.46", "C-BASE-1"),
    ENEMY_SECRET("37.42", "C-OTHER-1"),
    SECRET_SHOWN("31.2", "C-OTHER-1"),
    DESTROYED("36.34", "C-OTHER-1"),
    RISING("15.4", "C-DOMINO-1"),
    RISING_POINTS("34.3", "C-RES-1"),
    STOLEN("37.3", "C-OTHER-1"),
    CAMP("13.2", "C-OTHER-1"),
    ATROCITY("36.2", "C-OTHER-1"),
    STRAFING("36.32", "C-OTHER-1"),
    HYPNOSIS("36.33", "C-OTHER-1"),
    POINTS("38.5", "C-OTHER-1");

    private final String first;
    private final String second;

    Article(String first, String second) {
        this.first = first;
        this.second = second;
    }

    /** The case in the game that is played. */
    public String in(Resolution r) {
        return r.ruleset().cite(this);
    }

    String of(Edition edition) {
        return edition == Edition.FIRST ? first : second;
    }
}
