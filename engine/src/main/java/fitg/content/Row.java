package fitg.content;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One line of a content file. Every getter refuses a cell that does not hold what is asked for. */
final class Row {

    private static final Pattern INTEGER = Pattern.compile("[+-]?\\d{1,5}");
    private static final Pattern DECIMAL = Pattern.compile("\\d{1,3}\\.\\d");

    private final String file;
    private final int line;
    private final List<String> cells;
    private final Map<String, Integer> places;
    private final Map<String, Integer> lines;

    private Row(String file, int line, List<String> cells, Map<String, Integer> places, Map<String, Integer> lines) {
        this.file = file;
        this.line = line;
        this.cells = cells;
        this.places = places;
        this.lines = lines;
    }

    static Row of(String file, CsvParser.Line line, Map<String, Integer> places) {
        return of(file, line, places, Map.of());
    }

    /** @param lines of those cells that stand in lines of their own */
    static Row of(String file, CsvParser.Line line, Map<String, Integer> places, Map<String, Integer> lines) {
        Row row = new Row(file, line.number(), line.cells(), places, Map.copyOf(lines));
        if (row.cells.size() != places.size()) {
            throw row.fault(row.cells.size() + " cells, " + places.size() + " expected");
        }
        for (String cell : row.cells) {
            if (!cell.equals(cell.strip())) {
                throw row.fault("blanks around \"" + cell.strip() + "\"");
            }
        }
        return row;
    }

    int line() {
        return line;
    }

    /** Where each cell stands that has a line of its own. */
    Map<String, Integer> lines() {
        return lines;
    }

    ContentException fault(String reason) {
        return new ContentException(file, line, reason);
    }

    /** A fault of one cell. */
    ContentException fault(String column, String reason) {
        return new ContentException(file, lines.getOrDefault(column, line), reason);
    }

    /** Refuses the line with this reason unless a condition holds. */
    void require(boolean condition, String reason) {
        if (!condition) {
            throw fault(reason);
        }
    }

    /** Refuses a cell with this reason unless a condition holds. */
    void require(String column, boolean condition, String reason) {
        if (!condition) {
            throw fault(column, reason);
        }
    }

    /** Refuses a row of a table that stands in another one's place. */
    void requireHeading(String column, String heading) {
        require(column, cell(column).equals(heading), column + " must be " + heading + ", not " + cell(column));
    }

    /** The cell as it stands, possibly blank. */
    String cell(String column) {
        return cells.get(places.get(column));
    }

    boolean isBlank(String column) {
        return cell(column).isEmpty();
    }

    String text(String column) {
        require(column, !isBlank(column), column + " is blank");
        return cell(column);
    }

    Optional<String> optionalText(String column) {
        return isBlank(column) ? Optional.empty() : Optional.of(cell(column));
    }

    /** A name that must be among those known, such as the race of a character. */
    String reference(String column, Collection<String> known) {
        return known(column, text(column), known);
    }

    String known(String column, String name, Collection<String> known) {
        require(column, known.contains(name), column + ": unknown " + name);
        return name;
    }

    Optional<String> optionalReference(String column, Collection<String> known) {
        return isBlank(column) ? Optional.empty() : Optional.of(reference(column, known));
    }

    int number(String column, int lowest, int highest) {
        return number(column, text(column), lowest, highest);
    }

    int number(String column, String text, int lowest, int highest) {
        require(column, INTEGER.matcher(text).matches(), column + " is not a number: " + text);
        int number = Integer.parseInt(text);
        require(
                column,
                number >= lowest && number <= highest,
                column + " must be from " + lowest + " to " + highest + ", not " + number);
        return number;
    }

    OptionalInt optionalNumber(String column, int lowest, int highest) {
        return isBlank(column) ? OptionalInt.empty() : OptionalInt.of(number(column, lowest, highest));
    }

    int numberOrZero(String column, int highest) {
        return isBlank(column) ? 0 : number(column, 0, highest);
    }

    double percent(String column) {
        require(column, DECIMAL.matcher(cell(column)).matches(), column + " is not a number: " + cell(column));
        return Double.parseDouble(cell(column));
    }

    boolean flag(String column) {
        String cell = cell(column);
        require(column, cell.equals("true") || cell.equals("false"), column + " must be true or false: " + cell);
        return cell.equals("true");
    }

    /** The parts of a cell that lists several things with semicolons between them. */
    List<String> list(String column) {
        return isBlank(column) ? List.of() : List.of(cell(column).split(";", -1));
    }

    /** A list of ids, each of which must be known. */
    List<Integer> ids(String column, Collection<String> known) {
        return list(column).stream()
                .map(id -> Integer.valueOf(known(column, id, known)))
                .toList();
    }

    OptionalInt optionalId(String column, Collection<String> known) {
        return isBlank(column) ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(reference(column, known)));
    }

    /** The pairs of a cell such as {@code shift=1;favor=rebel}, in the order written. */
    Map<String, String> pairs(String column, char separator) {
        Map<String, String> pairs = new LinkedHashMap<>();
        for (String part : list(column)) {
            int split = part.indexOf(separator);
            require(column, split > 0, column + ": " + part + " is not a name" + separator + "value pair");
            String before = pairs.put(part.substring(0, split), part.substring(split + 1));
            require(column, before == null, column + ": " + part.substring(0, split) + " appears twice");
        }
        return Collections.unmodifiableMap(pairs);
    }

    <E extends Enum<E>> E code(String column, Class<E> type) {
        return code(column, text(column), type);
    }

    /** A word that stands for a constant: {@code hand_to_hand} or {@code Urban}. */
    <E extends Enum<E>> E code(String column, String word, Class<E> type) {
        for (E constant : type.getEnumConstants()) {
            if (constant.name().equalsIgnoreCase(word)) {
                return constant;
            }
        }
        throw fault(column, column + ": unknown " + word);
    }

    <E extends Enum<E>> Optional<E> optionalCode(String column, Class<E> type) {
        return isBlank(column) ? Optional.empty() : Optional.of(code(column, type));
    }

    /** A cell of a fixed form, taken apart by the groups of a pattern. */
    Matcher match(String column, Pattern form) {
        Matcher matcher = form.matcher(cell(column));
        require(column, matcher.matches(), column + " cannot be read: " + cell(column));
        return matcher;
    }
}
