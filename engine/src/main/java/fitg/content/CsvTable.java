package fitg.content;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A content file with the exact header its loader expects. */
final class CsvTable {

    private final String file;
    private final List<Row> rows;
    private final int endLine;

    private CsvTable(String file, List<Row> rows, int endLine) {
        this.file = file;
        this.rows = rows;
        this.endLine = endLine;
    }

    /** Reads a file; {@code header} is its first line with commas between the column names. */
    static CsvTable read(ContentSource source, String file, String header) {
        List<CsvParser.Line> lines = CsvParser.parse(file, source.text(file));
        List<String> columns = List.of(header.split(","));
        if (lines.isEmpty()) {
            throw new ContentException(file, 1, "the file is empty");
        }
        checkHeader(file, columns, lines.getFirst().cells());
        Map<String, Integer> places = new LinkedHashMap<>();
        for (String column : columns) {
            places.put(column, places.size());
        }
        List<Row> rows = new ArrayList<>();
        for (CsvParser.Line line : lines.subList(1, lines.size())) {
            rows.add(Row.of(file, line, places));
        }
        return new CsvTable(file, List.copyOf(rows), lines.getLast().number() + 1);
    }

    private static void checkHeader(String file, List<String> expected, List<String> found) {
        for (String column : expected) {
            if (!found.contains(column)) {
                throw new ContentException(file, 1, "the column " + column + " is missing");
            }
        }
        if (!found.equals(expected)) {
            throw new ContentException(file, 1, "the columns must be " + String.join(",", expected));
        }
    }

    /** Refuses a file with more or fewer lines than the printed game has such things. */
    CsvTable exactly(int count) {
        if (rows.size() != count) {
            throw fault(count + " lines expected after the header, " + rows.size()
                    + " found; whoever adds a line or takes one away says so in the loader of this file");
        }
        return this;
    }

    /** Refuses a file that gives the same values in these columns twice. */
    CsvTable unique(String... columns) {
        Set<List<String>> seen = new LinkedHashSet<>();
        for (Row row : rows) {
            List<String> key = new ArrayList<>();
            for (String column : columns) {
                key.add(row.text(column));
            }
            if (!seen.add(key)) {
                throw row.fault(String.join(" and ", columns) + " " + String.join(", ", key) + " appears twice");
            }
        }
        return this;
    }

    /** As {@link #unique}, for a column that may be blank. */
    CsvTable uniqueIfPresent(String column) {
        Set<String> seen = new LinkedHashSet<>();
        for (Row row : rows) {
            row.require(
                    row.isBlank(column) || seen.add(row.cell(column)),
                    column + " " + row.cell(column) + " appears twice");
        }
        return this;
    }

    /** Refuses a file whose ids are not numbers in this range, each used once; other files refer to them. */
    CsvTable identified(String column, int lowest, int highest) {
        rows.forEach(row -> row.number(column, lowest, highest));
        return unique(column);
    }

    /** Refuses a file whose lines are not numbered {@code first} to {@code last} in order, as the printed cards are. */
    CsvTable numbered(String column, int first, int last) {
        int expected = first;
        for (Row row : rows) {
            int number = row.number(column, first, last);
            if (number != expected) {
                throw row.fault(column + " must be " + expected + ", not " + number);
            }
            expected++;
        }
        return exactly(last - first + 1);
    }

    /** Refuses a table whose rows do not have these headings in this order. */
    CsvTable headed(String column, String... headings) {
        for (int i = 0; i < Math.min(headings.length, rows.size()); i++) {
            rows.get(i).requireHeading(column, headings[i]);
        }
        return exactly(headings.length);
    }

    List<Row> rows() {
        return rows;
    }

    Set<String> values(String column) {
        Set<String> values = new LinkedHashSet<>();
        rows.forEach(row -> values.add(row.cell(column)));
        return values;
    }

    Optional<Row> find(String column, String value) {
        return rows.stream().filter(row -> row.cell(column).equals(value)).findFirst();
    }

    /** A fault of the file as a whole; its line is the one after the last. */
    ContentException fault(String reason) {
        return new ContentException(file, endLine, reason);
    }
}
