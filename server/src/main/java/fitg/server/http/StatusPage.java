package fitg.server.http;

import fitg.server.http.HouseStatus.Games;
import fitg.server.http.HouseStatus.Now;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** The numbers of the house as a page without a script. It loads itself again. */
final class StatusPage {

    private static final String FRAME = """
            <!doctype html>
            <html lang="en">
              <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta name="color-scheme" content="dark light">
                <meta http-equiv="refresh" content="15">
                <title>How the house is · Freedom in the Galaxy</title>
                <link rel="icon" href="/icon.svg" type="image/svg+xml">
                <link rel="stylesheet" href="/look.css">
                <link rel="stylesheet" href="/plain.css">
              </head>
              <body>
                <main class="plain">
                  <h1>How the house is</h1>
                  <p class="verdict">%s</p>
            %s
                  <p>For whoever runs the server. <code>fitg admin --help</code> says what you can do about it.</p>
                </main>
              </body>
            </html>
            """;

    private static final double CROWDED = 0.9;

    private StatusPage() {}

    static String of(Now now) {
        StringBuilder tables = new StringBuilder();
        if (now.games() != null) {
            tables.append(table("Games", games(now.games())));
        }
        tables.append(table("People and machines", people(now)));
        tables.append(table("Requests since the start", requests(now)));
        tables.append(table("Room", room(now)));
        return FRAME.formatted(verdict(now), tables);
    }

    private static String verdict(Now now) {
        if (now.games() == null) {
            return "The database does not answer. Nothing is accepted until it does; see the log.";
        }
        if (now.refusals().getOrDefault("mistake", 0L) > 0) {
            return "It runs, but something went wrong in the program: please report it with what the log says.";
        }
        if (now.disk().size() > 0 && now.disk().free() < now.disk().size() * (1 - CROWDED)) {
            return "It runs, but the disk is nearly full.";
        }
        return "Everything is well.";
    }

    private static Map<String, String> games(Games games) {
        Map<String, String> rows = new LinkedHashMap<>();
        rows.put("running", number(games.running()));
        rows.put("waiting for somebody to sit down", number(games.waiting()));
        rows.put("finished", number(games.finished()));
        rows.put("put aside, to be deleted", number(games.removed()));
        rows.put("ready in memory", number(games.ready()));
        return rows;
    }

    private static Map<String, String> people(Now now) {
        Map<String, String> rows = new LinkedHashMap<>();
        rows.put("up for", duration(Duration.ofSeconds(now.upSeconds())));
        rows.put("open sockets", number(now.sockets()));
        rows.put("who watch a game", number(now.watchers()));
        if (now.load() >= 0) {
            rows.put(
                    "load of the machine",
                    String.format(Locale.ROOT, "%.1f on %d cores", now.load(), now.processors()));
        }
        return rows;
    }

    private static Map<String, String> requests(Now now) {
        Map<String, String> rows = new LinkedHashMap<>();
        rows.put("answered", number(now.requests()));
        rows.put("of them with an error of the server", number(now.failed()));
        rows.put("actions that people played", number(now.actions()));
        now.refusals().forEach((kind, count) -> rows.put("refused: " + kind.replace('_', ' '), number(count)));
        return rows;
    }

    private static Map<String, String> room(Now now) {
        Map<String, String> rows = new LinkedHashMap<>();
        rows.put("memory", bytes(now.heapUsed()) + " of " + bytes(now.heapMost()));
        if (now.database() != null) {
            rows.put(now.shared() ? "database (PostgreSQL)" : "database (SQLite)", bytes(now.database()));
        }
        if (now.disk().size() > 0) {
            rows.put(
                    "free on the disk of the data folder",
                    bytes(now.disk().free()) + " of " + bytes(now.disk().size()));
        }
        return rows;
    }

    private static String table(String heading, Map<String, String> rows) {
        StringBuilder table = new StringBuilder("<table><caption>" + heading + "</caption>\n");
        rows.forEach((what, value) -> table.append("<tr><th scope=\"row\">")
                .append(what)
                .append("</th><td>")
                .append(value)
                .append("</td></tr>\n"));
        return table.append("</table>\n").toString();
    }

    private static String number(long count) {
        return String.format(Locale.ROOT, "%,d", count);
    }

    private static String bytes(long count) {
        return count < 1L << 30
                ? String.format(Locale.ROOT, "%,.1f MB", count / 1e6)
                : String.format(Locale.ROOT, "%,.1f GB", count / 1e9);
    }

    private static String duration(Duration time) {
        return time.toDays() > 0
                ? time.toDays() + " days, " + time.toHoursPart() + " hours"
                : time.toHours() > 0
                        ? time.toHours() + " hours, " + time.toMinutesPart() + " minutes"
                        : time.toMinutes() + " minutes, " + time.toSecondsPart() + " seconds";
    }
}
