package fitg.server.backup;

import fitg.server.store.RawTable;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;

/**
 * The SHA-256 of each game's journal, by which two databases are compared. It is made of what was played and when, and of nothing
 * that a database might write differently.
 */
public final class JournalSums {

    private final Map<String, MessageDigest> digests = new TreeMap<>();
    private final Map<String, Integer> entries = new TreeMap<>();
    private final Map<String, Integer> promised = new TreeMap<>();

    /** How many games and entries there are, and the hash of each journal. */
    public record Sums(Map<String, String> byGame, long entries) {

        public int games() {
            return byGame.size();
        }
    }

    /** Takes note of a row of any table. Those of a journal come in order. */
    void row(RawTable table, Object[] values) {
        switch (table.name()) {
            case "game" -> {
                String id = (String) values[table.columns().indexOf("id")];
                promised.put(id, number(table, values, "entries"));
                digests.put(id, sha256());
                entries.put(id, 0);
            }
            case "journal" -> entry(table, values);
            default -> {
                // compared row by row where the file is read again
            }
        }
    }

    private void entry(RawTable table, Object[] values) {
        String id = (String) values[table.columns().indexOf("game_id")];
        int number = number(table, values, "number");
        if (!Integer.valueOf(number).equals(entries.get(id))) {
            throw new BrokenBackupException(
                    "the journal of game " + id + " has entry " + number + " at place " + entries.get(id));
        }
        entries.merge(id, 1, Integer::sum);
        String line = number + "\t" + values[table.columns().indexOf("at")] + "\t"
                + values[table.columns().indexOf("text")] + "\n";
        digests.get(id).update(line.getBytes(StandardCharsets.UTF_8));
    }

    private static int number(RawTable table, Object[] values, String column) {
        return ((Number) values[table.columns().indexOf(column)]).intValue();
    }

    /** Every journal has as many entries as its game says. */
    Sums complete() {
        if (!entries.equals(promised)) {
            throw new BrokenBackupException("there are journals with other numbers of entries than their games have");
        }
        Map<String, String> byGame = new TreeMap<>();
        digests.forEach((game, digest) -> byGame.put(game, HexFormat.of().formatHex(digest.digest())));
        return new Sums(
                byGame, entries.values().stream().mapToLong(Integer::longValue).sum());
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible); // every JDK has it
        }
    }
}
