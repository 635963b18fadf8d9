package fitg.content;

/** The Search Table (case 11.4): the highest die that finds the hiders. */
public final class SearchTable {

    static final String[] HIDING_NAMES = {"1 or less", "2-3", "4-5", "6-7", "8 or more"};
    static final String[] SEARCH_NAMES = {"1", "2-3", "4-6", "7-9", "10-13", "14-17", "18-22", "23+"};

    private static final int[] ROW_OF_HIDING = {0, 0, 1, 1, 2, 2, 3, 3, 4};
    private static final int[] SEARCH_FROM = {1, 2, 4, 7, 10, 14, 18, 23};
    private static final int[] COLUMN_OF_SEARCH = columnsOfSearch();

    private final int[][] numbers;

    /** {@code numbers} by row of the hiding value and column of the search value. */
    SearchTable(int[][] numbers) {
        this.numbers = numbers;
    }

    // ---- as it is printed, for those who show it

    public static int rows() {
        return HIDING_NAMES.length;
    }

    public static int columns() {
        return SEARCH_NAMES.length;
    }

    /** The hiding values of a row: "2-3". */
    public static String rowName(int row) {
        return HIDING_NAMES[row];
    }

    /** The search values of a column: "4-6". */
    public static String columnName(int column) {
        return SEARCH_NAMES[column];
    }

    public int printed(int row, int column) {
        return numbers[row][column];
    }

    // ---- as it is used

    private static int[] columnsOfSearch() {
        int[] columns = new int[SEARCH_FROM[SEARCH_FROM.length - 1] + 1];
        for (int column = 0; column < SEARCH_FROM.length; column++) {
            for (int value = SEARCH_FROM[column]; value < columns.length; value++) {
                columns[value] = column;
            }
        }
        return columns;
    }

    /** A search value of 0 cannot succeed. */
    public int number(int hidingValue, int searchValue) {
        if (searchValue <= 0) {
            return 0;
        }
        int row = ROW_OF_HIDING[Math.clamp(hidingValue, 0, ROW_OF_HIDING.length - 1)];
        return numbers[row][COLUMN_OF_SEARCH[Math.min(searchValue, COLUMN_OF_SEARCH.length - 1)]];
    }
}
