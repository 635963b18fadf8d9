package fitg.server.store;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A table as it lies in the database.
 *
 * @param key the columns by which its rows are told apart and put in order
 */
public record RawTable(String name, List<String> columns, List<String> key) {

    public RawTable {
        columns = List.copyOf(columns);
        key = List.copyOf(key);
    }

    String selection() {
        return "select " + String.join(", ", columns) + " from " + name
                + (key.isEmpty() ? "" : " order by " + String.join(", ", key));
    }

    String insertion() {
        return "insert into " + name + " (" + String.join(", ", columns) + ") values ("
                + columns.stream().map(column -> "?").collect(Collectors.joining(", ")) + ")";
    }
}
