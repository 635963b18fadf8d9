package fitg.app.lab;

import fitg.app.Version;
import fitg.lab.Balance;
import fitg.lab.Balance.Line;
import fitg.lab.Interval;
import fitg.lab.report.Csv;
import fitg.lab.report.Page;
import fitg.procedure.Scenario;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What equal players win. */
record BalanceReport(Balance balance, List<Line> lines) implements Report {

    /** True of whatever is read off; said wherever such numbers are. */
    static final String READ_OFF =
            "The shares for other thresholds are read off games played for the printed one. Of the computer"
                    + " players a Marshal looks at the threshold, near the end of a game, and in 2002 a Captain too; the others play the same games for any."
                    + " People would not, so take this as what the threshold does to these games, not to the scenario among people.";

    // ---- for programs

    @Override
    public Map<String, Object> fields() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("version", Version.withRules());
        fields.put("games", balance.games());
        fields.put("seed", balance.seed());
        fields.put("lines", lines.stream().map(BalanceReport::fields).toList());
        return fields;
    }

    private static Map<String, Object> fields(Line line) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("scenario", line.scenario().id());
        fields.put("player", line.player());
        fields.put("rules", line.rules().id());
        fields.put("pointsToWin", line.pointsToWin());
        fields.put("rebels", Json.interval(line.rebels()));
        fields.put("instantVictories", line.instant());
        fields.put("meanPoints", Json.number(line.points()));
        Map<Integer, Object> readOff = new LinkedHashMap<>();
        line.byThreshold().forEach((points, share) -> readOff.put(points, Json.interval(share)));
        fields.put("rebelsByThreshold", readOff);
        return fields;
    }

    // ---- for spreadsheets

    @Override
    public Map<String, Csv> tables() {
        List<Map<String, Object>> rows = new ArrayList<>();
        for (Line line : lines) {
            line.byThreshold().forEach((points, share) -> rows.add(row(line, points, share)));
        }
        return Map.of("", new Csv(rows));
    }

    private static Map<String, Object> row(Line line, int points, Interval share) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("scenario", line.scenario().id());
        row.put("player", line.player());
        row.put("rules", line.rules().id());
        row.put("playedForPoints", line.pointsToWin());
        row.put("games", line.games());
        row.put("instantVictories", line.instant());
        row.put("meanPoints", line.points());
        row.put("pointsToWin", points);
        row.put("rebels", share.value());
        row.put("rebelsLow", share.low());
        row.put("rebelsHigh", share.high());
        return row;
    }

    @Override
    public Page page() {
        return new BalancePage(balance, lines).page();
    }

    // ---- for people

    @Override
    public String text() {
        StringBuilder text = new StringBuilder();
        for (Scenario scenario : balance.scenarios()) {
            for (String player : balance.players()) {
                List<Line> own = lines.stream()
                        .filter(line ->
                                line.scenario() == scenario && line.player().equals(player))
                        .toList();
                text(text, scenario, player, own);
            }
        }
        return text.append(wrapped(READ_OFF)).toString();
    }

    private void text(StringBuilder text, Scenario scenario, String player, List<Line> own) {
        line(
                text,
                "%s, %s against %s, %,d games on each line, seed %d",
                scenario.title(),
                player,
                player,
                balance.games(),
                balance.seed());
        line(text, "");
        line(
                text,
                "%-24s %7s %11s %17s %9s %8s",
                "rules",
                "to win",
                "rebels win",
                "95 % of cases",
                "at once",
                "points");
        for (Line each : own) {
            line(
                    text,
                    "%-24s %7d %10.1f%% %s %,9d %8.1f",
                    each.rules().title(),
                    each.pointsToWin(),
                    100 * each.rebels().value(),
                    bounds(each.rebels()),
                    each.instant(),
                    each.points());
        }
        line(text, "");
        Line first = own.getFirst();
        line(text, "%-32s %11s %17s", "points to win, " + first.rules().title(), "rebels win", "95 % of cases");
        first.byThreshold().forEach((points, share) -> {
            String mark = points == scenario.pointsToWin() ? "  as played" : "";
            line(text, "%-32d %10.1f%% %s%s", points, 100 * share.value(), bounds(share), mark);
        });
        line(text, "");
    }

    private static String bounds(Interval interval) {
        return "%7.1f%% %7.1f%%".formatted(100 * interval.low(), 100 * interval.high());
    }

    private static String wrapped(String text) {
        return text.replaceAll("(.{1,90})( +|$)", "$1" + System.lineSeparator()).stripTrailing();
    }

    private static void line(StringBuilder text, String format, Object... arguments) {
        text.append(format.formatted(arguments)).append(System.lineSeparator());
    }
}
