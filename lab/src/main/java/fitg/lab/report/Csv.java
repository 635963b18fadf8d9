package fitg.lab.report;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** One table for a spreadsheet: names above the columns, points in numbers, commas between cells. */
public record Csv(List<Map<String, Object>> rows) {

    public String text() {
        if (rows.isEmpty()) {
            return "";
        }
        String heading = rows.getFirst().keySet().stream().map(Csv::cell).collect(Collectors.joining(","));
        return heading + "\n"
                + rows.stream()
                        .map(row -> row.values().stream().map(Csv::cell).collect(Collectors.joining(",")) + "\n")
                        .collect(Collectors.joining());
    }

    /** What is not known is an empty cell. */
    private static String cell(Object value) {
        return switch (value) {
            case null -> "";
            case Double number -> number(number);
            default -> quoted(value.toString());
        };
    }

    private static String number(double number) {
        if (!Double.isFinite(number)) {
            return "";
        }
        return number == Math.rint(number) ? String.valueOf((long) number) : String.format(Locale.ROOT, "%.4f", number);
    }

    private static String quoted(String text) {
        return text.matches("[^,\"\r\n]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
