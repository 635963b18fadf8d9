package fitg.content;

import java.util.List;
import java.util.stream.IntStream;

/** The tables of the 2002 variant, which a later level may offer in place of the printed ones. */
public final class Variant2002 {

    /** A modifier of the break-off die; the change can be a figure or name a rating. */
    public record BreakOffModifier(String modifier, String dieRollChange, String appliesTo) {}

    /** A row of the break-off table as it is printed, by the difference of attack factors. */
    public record BreakOffRow(String differential, int active, int inactive) {}

    static final String[] BREAK_OFF_ROWS = {
        "-7 or less", "-4 to -6", "-1 to -3", "0", "+1 to +3", "+4 to +10", "+11 or more"
    };
    static final String[] HYPERJUMP_COLUMNS = {"navigation_exceeds_distance", "0", "1", "2", "3", "4", "5"};
    static final String[] HIDING_ROWS = {"1", "2", "3", "4", "5", "6", "7", "8", "9+"};
    static final String[] SEARCH_COLUMNS = {
        "1", "2", "3", "4", "5", "6", "7", "8", "9-10", "11-12", "13-14", "15-16", "17-18", "19-20", "21+"
    };
    static final String[] INTERCEPTION_ROWS = {"0-1", "2", "3", "4", "5+"};
    public static final int LOWEST_ROLL = 2;
    public static final int HIGHEST_ROLL = 12;

    /** Distance less navigation in the last column, which stands for all beyond it. */
    public static final int LAST_EXCESS = HYPERJUMP_COLUMNS.length - 2;

    /** Up to here each search value has a column; above, two share one. */
    private static final int SINGLE_COLUMNS = 8;

    private static final int[] BREAK_OFF_FROM = {Integer.MIN_VALUE, -6, -3, 0, 1, 4, 11};

    private final HyperjumpOutcome[][] hyperjump;
    private final int[] breakOffActive;
    private final int[] breakOffInactive;
    private final List<BreakOffModifier> breakOffModifiers;
    private final int[][] search;
    private final int[] interception;

    Variant2002(
            HyperjumpOutcome[][] hyperjump,
            int[] breakOffActive,
            int[] breakOffInactive,
            List<BreakOffModifier> breakOffModifiers,
            int[][] search,
            int[] interception) {
        this.search = search;
        this.interception = interception;
        this.hyperjump = hyperjump;
        this.breakOffActive = breakOffActive;
        this.breakOffInactive = breakOffInactive;
        this.breakOffModifiers = List.copyOf(breakOffModifiers);
    }

    /** A roll of two dice against distance less navigation; any negative excess is the first column. */
    public HyperjumpOutcome hyperjump(int roll, int excessDistance) {
        int column = Math.clamp(excessDistance, -1, LAST_EXCESS) + 1;
        return hyperjump[Math.clamp(roll, LOWEST_ROLL, HIGHEST_ROLL) - LOWEST_ROLL][column];
    }

    /** The highest roll of a ten-sided die with which active defenders get away. */
    public int breakOffActive(int differential) {
        return breakOffActive[breakOffRow(differential)];
    }

    public int breakOffInactive(int differential) {
        return breakOffInactive[breakOffRow(differential)];
    }

    public List<BreakOffRow> breakOffRows() {
        return IntStream.range(0, BREAK_OFF_ROWS.length)
                .mapToObj(row -> new BreakOffRow(BREAK_OFF_ROWS[row], breakOffActive[row], breakOffInactive[row]))
                .toList();
    }

    public List<BreakOffModifier> breakOffModifiers() {
        return breakOffModifiers;
    }

    /** The highest roll of a ten-sided die that finds; a search value of 0 cannot succeed (C-SEARCH-1). */
    public int search(int searchValue, int hidingValue) {
        if (searchValue <= 0) {
            return 0;
        }
        int beyond = searchValue - SINGLE_COLUMNS;
        int column = beyond <= 0 ? searchValue - 1 : SINGLE_COLUMNS + (beyond - 1) / 2;
        int row = Math.clamp(hidingValue, 1, HIDING_ROWS.length) - 1;
        return search[row][Math.min(column, SEARCH_COLUMNS.length - 1)];
    }

    /** The highest roll of a ten-sided die with which so many dispersed ships intercept (C-FLEET-2). */
    public int interception(int dispersedShips) {
        return interception[Math.clamp(dispersedShips, 1, INTERCEPTION_ROWS.length) - 1];
    }

    private static int breakOffRow(int differential) {
        int row = BREAK_OFF_FROM.length - 1;
        while (differential < BREAK_OFF_FROM[row]) {
            row--;
        }
        return row;
    }
}
