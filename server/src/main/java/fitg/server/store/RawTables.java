package fitg.server.store;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Which tables there are, each behind those that its rows refer to. Read from the database, so that no new one is forgotten. */
final class RawTables {

    /** Of the schema itself; each database has its own. */
    private static final String HISTORY = "flyway_schema_history";

    private final DatabaseMetaData data;
    private final String schema;

    private RawTables(Connection connection) throws SQLException {
        this.data = connection.getMetaData();
        this.schema = connection.getSchema();
    }

    static List<RawTable> of(Connection connection) throws SQLException {
        RawTables tables = new RawTables(connection);
        List<RawTable> ordered = new ArrayList<>();
        for (String name : tables.inOrder()) {
            ordered.add(new RawTable(name, tables.columns(name), tables.key(name)));
        }
        return ordered;
    }

    /** The version of the schema; empty where there is none. */
    static String version(Connection connection) throws SQLException {
        boolean known = new RawTables(connection).names().contains(HISTORY);
        if (!known) {
            return "";
        }
        try (var statement = connection.createStatement();
                var rows = statement.executeQuery("select version from " + HISTORY
                        + " where success and version is not null order by installed_rank desc limit 1")) {
            return rows.next() ? rows.getString(1) : "";
        }
    }

    private Set<String> names() throws SQLException {
        Set<String> names = new TreeSet<>();
        try (ResultSet rows = data.getTables(null, schema, "%", new String[] {"TABLE"})) {
            while (rows.next()) {
                String name = rows.getString("TABLE_NAME");
                if (!name.startsWith("sqlite_")) {
                    names.add(name);
                }
            }
        }
        return names;
    }

    private Set<String> inOrder() throws SQLException {
        Map<String, Set<String>> parents = new TreeMap<>();
        for (String name : names()) {
            if (!name.equals(HISTORY)) {
                parents.put(name, parents(name));
            }
        }
        Set<String> ordered = new LinkedHashSet<>();
        while (ordered.size() < parents.size()) {
            parents.forEach((name, above) -> {
                if (ordered.containsAll(above)) {
                    ordered.add(name);
                }
            });
        }
        return ordered;
    }

    private Set<String> parents(String name) throws SQLException {
        Set<String> parents = new TreeSet<>();
        try (ResultSet rows = data.getImportedKeys(null, schema, name)) {
            while (rows.next()) {
                parents.add(rows.getString("PKTABLE_NAME").toLowerCase(Locale.ROOT));
            }
        }
        parents.remove(name);
        return parents;
    }

    private List<String> columns(String name) throws SQLException {
        List<String> columns = new ArrayList<>();
        try (ResultSet rows = data.getColumns(null, schema, name, "%")) {
            while (rows.next()) {
                columns.add(rows.getString("COLUMN_NAME"));
            }
        }
        return columns;
    }

    private List<String> key(String name) throws SQLException {
        Map<Integer, String> key = new TreeMap<>();
        try (ResultSet rows = data.getPrimaryKeys(null, schema, name)) {
            while (rows.next()) {
                key.put(rows.getInt("KEY_SEQ"), rows.getString("COLUMN_NAME"));
            }
        }
        return List.copyOf(key.values());
    }
}
