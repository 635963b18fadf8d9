package fitg.app.load;

import fitg.saves.GameFile;
import fitg.saves.SavedGame.Entry;
import fitg.saves.UnreadableGameException;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The journals of all games as they lie in the database, read past the server. */
final class Journals {

    private static final String ALL = "select game_id, number, text from journal order by game_id, number";

    private final Map<String, List<Entry>> byGame = new HashMap<>();

    private Journals() {}

    static Journals read(String database) {
        Journals journals = new Journals();
        try (var connection = DriverManager.getConnection(database);
                var statement = connection.createStatement();
                var rows = statement.executeQuery(ALL)) {
            while (rows.next()) {
                journals.add(rows.getString(1), rows.getInt(2), rows.getString(3));
            }
        } catch (SQLException unreadable) {
            throw new IllegalStateException("The journals cannot be read", unreadable);
        }
        return journals;
    }

    private void add(String game, int number, String text) {
        List<Entry> journal = byGame.computeIfAbsent(game, id -> new ArrayList<>());
        if (number != journal.size()) {
            throw new IllegalStateException("Game " + game + " has entry " + number + " after " + journal.size());
        }
        try {
            journal.add(GameFile.entryFromText(text));
        } catch (UnreadableGameException unreadable) {
            throw new IllegalStateException("Game " + game + " has an unreadable entry: " + text, unreadable);
        }
    }

    List<Entry> of(String game) {
        return byGame.getOrDefault(game, List.of());
    }
}
