package fitg.content;

/** The Military Combat Results Table (case 10.6): odds against one die, losses in strength points. */
public final class MilitaryCombatTable {

    public static final int COLUMNS = 11;

    /** Case 9.22: the odds at which a PDB of level 1 attacks. */
    public static final int ONE_TO_ONE = 5;

    /** Case 9.22: the odds at which a PDB of level 2 attacks. */
    public static final int THREE_TO_ONE = 7;

    /** Case 20.61: the odds at which a PDB of level 1 rakes a passing stack. */
    public static final int TWO_TO_ONE = 6;

    /** Case 20.61: the odds at which a PDB of level 2 does. */
    public static final int FOUR_TO_ONE = 8;

    static final String[] COLUMN_NAMES = {"1-6", "1-5", "1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"};

    /** Case 10.22: before shifts the odds stay within 1-5 and 5-1. */
    private static final int MOST_UNSHIFTED = 5;

    private final int[][] attackerLoss;
    private final int[][] defenderLoss;

    MilitaryCombatTable(int[][] attackerLoss, int[][] defenderLoss) {
        this.attackerLoss = attackerLoss;
        this.defenderLoss = defenderLoss;
    }

    /** Cases 10.2, 10.22: the ratio rounded in the defender's favour. A force of no strength meets the worst odds. */
    public int baseColumn(int attacker, int defender) {
        if (attacker >= defender) {
            int ratio = defender <= 0 ? MOST_UNSHIFTED : Math.min(attacker / defender, MOST_UNSHIFTED);
            return ONE_TO_ONE + ratio - 1;
        }
        int ratio = attacker <= 0 ? MOST_UNSHIFTED : Math.min(Math.ceilDiv(defender, attacker), MOST_UNSHIFTED);
        return ONE_TO_ONE - ratio + 1;
    }

    public int clamp(int column) {
        return Math.clamp(column, 0, COLUMNS - 1);
    }

    public int attackerLoss(int column, int die) {
        return attackerLoss[column][die - 1];
    }

    public int defenderLoss(int column, int die) {
        return defenderLoss[column][die - 1];
    }

    public String columnName(int column) {
        return COLUMN_NAMES[column];
    }
}
