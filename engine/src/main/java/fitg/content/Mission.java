package fitg.content;

/** The fifteen missions by their letter (cards 53 to 67). The last four are not part of the Star System Game. */
public enum Mission {
    SABOTAGE('S', 53),
    DIPLOMACY('D', 54),
    REBELLION('R', 55),
    SCAVENGE('P', 56),
    GAIN_CHARACTERS('G', 57),
    GATHER_INFORMATION('I', 58),
    FREE_PRISONERS('F', 59),
    ASSASSINATION('A', 60),
    START_REBEL_CAMP('B', 61),
    SUBVERT_TROOPS('T', 62),
    COUP('C', 63),
    SUMMON_SOVEREIGN('E', 64),
    SPACESHIP_QUEST('J', 65),
    STEAL_RESOURCES('H', 66),
    QUESTION_PRISONER('Q', 67);

    private static final Mission[] ALL = values();

    public static final int COUNT = ALL.length;

    private final char letter;
    private final int card;

    Mission(char letter, int card) {
        this.letter = letter;
        this.card = card;
    }

    public char letter() {
        return letter;
    }

    public int card() {
        return card;
    }

    /** This mission's place in a set of letters. */
    public long bit() {
        return PieceSet.only(ordinal());
    }

    public static Mission at(int ordinal) {
        return ALL[ordinal];
    }

    public static Mission ofLetter(char letter) {
        for (Mission mission : ALL) {
            if (mission.letter == letter) {
                return mission;
            }
        }
        throw new IllegalArgumentException("no mission has the letter " + letter);
    }
}
