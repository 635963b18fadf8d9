package fitg.content;

/** The Detection Table (chart 9.7): evasion value against one die. */
public final class DetectionTable {

    /** Case 9.31: what becomes of the ship and those aboard. */
    public enum Result {
        UNDETECTED,
        DETECTED,
        DAMAGED,
        ELIMINATED
    }

    public static final int COLUMNS = 8;

    static final String[] COLUMN_NAMES = {"0", "1", "2", "3", "4", "5-6", "7-8", "9+"};

    private static final int[] COLUMN_OF_EVASION = {0, 1, 2, 3, 4, 5, 5, 6, 6, 7};

    private final Result[][] results;
    private final boolean[][] asterisks;

    DetectionTable(Result[][] results, boolean[][] asterisks) {
        this.results = results;
        this.asterisks = asterisks;
    }

    public int columnOf(int evasion) {
        return COLUMN_OF_EVASION[Math.clamp(evasion, 0, COLUMN_OF_EVASION.length - 1)];
    }

    public Result result(int column, int die) {
        return results[column][die - 1];
    }

    /** Case 20.74: marks a fleet attack in the larger games; without meaning in the Star System Game. */
    public boolean asterisk(int column, int die) {
        return asterisks[column][die - 1];
    }

    public String columnName(int column) {
        return COLUMN_NAMES[column];
    }
}
