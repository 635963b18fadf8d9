package fitg.content;

/** The Character Combat Results Table (case 12.9) with the break-off numbers over its columns (case 12.5). */
public final class CharacterCombatTable {

    public static final int COLUMNS = 10;

    static final String[] COLUMN_NAMES = {
        "-7 or less", "-6 to -4", "-3 to -2", "-1", "0", "+1", "+2 to +3", "+4 to +6", "+7 to +10", "+11 or more"
    };

    private static final int LOWEST = -7;
    private static final int HIGHEST = 11;

    /** The column of every differential from {@link #LOWEST} to {@link #HIGHEST}. */
    private static final int[] COLUMN_OF = {0, 1, 1, 1, 2, 2, 3, 4, 5, 6, 6, 7, 7, 7, 8, 8, 8, 8, 9};

    /** The wounds and asterisks of both sides, each by column and die. */
    record Results(
            int[][] attackerWounds,
            boolean[][] attackerAsterisks,
            int[][] defenderWounds,
            boolean[][] defenderAsterisks) {}

    private final Results results;
    private final int[] breakOffActive;
    private final int[] breakOffInactive;

    CharacterCombatTable(Results results, int[] breakOffActive, int[] breakOffInactive) {
        this.results = results;
        this.breakOffActive = breakOffActive;
        this.breakOffInactive = breakOffInactive;
    }

    /** The column of attack strength less the strength of the active defenders. */
    public int columnOf(int differential) {
        return COLUMN_OF[Math.clamp(differential, LOWEST, HIGHEST) - LOWEST];
    }

    public int clamp(int column) {
        return Math.clamp(column, 0, COLUMNS - 1);
    }

    public int attackerWounds(int column, int die) {
        return results.attackerWounds[column][die - 1];
    }

    public int defenderWounds(int column, int die) {
        return results.defenderWounds[column][die - 1];
    }

    /** Case 12.86: an asterisk is a capture, and means something in a capture combat only. */
    public boolean attackerAsterisk(int column, int die) {
        return results.attackerAsterisks[column][die - 1];
    }

    public boolean defenderAsterisk(int column, int die) {
        return results.defenderAsterisks[column][die - 1];
    }

    /** The highest die with which active defenders get away. */
    public int breakOffActive(int column) {
        return breakOffActive[column];
    }

    public int breakOffInactive(int column) {
        return breakOffInactive[column];
    }

    public String columnName(int column) {
        return COLUMN_NAMES[column];
    }
}
