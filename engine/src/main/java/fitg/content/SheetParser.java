package fitg.content;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Splits a text with {@code [headings]} and fields below them into rows, one for each heading. A field is a name, a colon and a
 * value that may go on in indented lines; lines that begin with # are for people.
 */
final class SheetParser {

    /** The field of a row that holds the heading. */
    static final String HEADING = "heading";

    private final String file;
    private final Map<String, Integer> places = new LinkedHashMap<>();
    private final List<Row> rows = new ArrayList<>();
    private final Map<String, Integer> lines = new LinkedHashMap<>();
    private String[] cells;
    private int began;
    private String field;

    private SheetParser(String file, List<String> fields) {
        this.file = file;
        places.put(HEADING, 0);
        fields.forEach(each -> places.put(each, places.size()));
    }

    static List<Row> read(ContentSource source, String file, List<String> fields) {
        return new SheetParser(file, fields).rows(source.text(file));
    }

    private List<Row> rows(String text) {
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (line.startsWith("[")) {
                open(number, line);
            } else if (line.startsWith(" ")) {
                goOn(number, line);
            } else if (!line.isBlank() && !line.startsWith("#")) {
                begin(number, line);
            }
        }
        close();
        return List.copyOf(rows);
    }

    private void open(int number, String line) {
        close();
        require(line.endsWith("]") && line.length() > 2, number, "a heading is a name in brackets");
        began = number;
        cells = new String[places.size()];
        Arrays.fill(cells, "");
        cells[0] = line.substring(1, line.length() - 1);
        field = null;
        lines.clear();
        lines.put(HEADING, number);
    }

    private void begin(int number, String line) {
        int colon = line.indexOf(':');
        require(cells != null && colon > 0, number, "neither a heading nor a field below one");
        field = line.substring(0, colon);
        require(
                places.containsKey(field) && !field.equals(HEADING),
                number,
                "unknown field " + field + "; known are " + known());
        require(cells[places.get(field)].isEmpty(), number, field + " appears twice");
        cells[places.get(field)] = line.substring(colon + 1).strip();
        lines.put(field, number);
    }

    private void goOn(int number, String line) {
        require(cells != null && field != null, number, "no field goes on here");
        cells[places.get(field)] += " " + line.strip();
    }

    private void close() {
        if (cells != null) {
            rows.add(Row.of(file, new CsvParser.Line(began, List.of(cells)), places, lines));
        }
    }

    private String known() {
        return places.keySet().stream().filter(each -> !each.equals(HEADING)).collect(Collectors.joining(", "));
    }

    private void require(boolean condition, int number, String reason) {
        if (!condition) {
            throw new ContentException(file, number, reason);
        }
    }
}
