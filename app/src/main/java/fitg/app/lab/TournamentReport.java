package fitg.app.lab;

import fitg.app.Version;
import fitg.content.Side;
import fitg.lab.Interval;
import fitg.lab.Score;
import fitg.lab.Thinking;
import fitg.lab.Tournament;
import fitg.lab.report.Csv;
import fitg.lab.report.Page;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The outcome of a tournament. */
record TournamentReport(Tournament tournament, Tournament.Result result) implements Report {

    // ---- for programs

    @Override
    public Map<String, Object> fields() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("version", Version.withRules());
        fields.put("scenario", tournament.scenario().id());
        fields.put("players", tournament.players());
        fields.put("gamesPerPairing", tournament.games());
        fields.put("seed", tournament.seed());
        fields.put(
                "pairings",
                result.scores().stream().map(TournamentReport::fields).toList());
        Map<String, Long> elo = new LinkedHashMap<>();
        result.ratings().forEach((player, rating) -> elo.put(player, Math.round(rating)));
        fields.put("elo", elo);
        Map<String, Object> thinking = new LinkedHashMap<>();
        result.thinking().forEach((player, thought) -> thinking.put(player, fields(thought)));
        fields.put("thinking", thinking);
        fields.put("played", result.played());
        fields.put("seconds", result.seconds());
        return fields;
    }

    private static Map<String, Object> fields(Score score) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("player", score.pairing().first());
        fields.put("against", score.pairing().second());
        fields.put("games", score.games());
        fields.put("wins", score.wins());
        fields.put("share", Json.interval(score.share()));
        for (Side seat : Side.values()) {
            Map<String, Object> own = new LinkedHashMap<>();
            own.put("games", score.games(seat));
            own.put("wins", score.wins(seat));
            own.put("share", Json.interval(score.share(seat)));
            fields.put(seat == Side.REBEL ? "asRebel" : "asImperial", own);
        }
        fields.put("pairs", score.pairs());
        fields.put("pointDifference", Json.interval(score.pointDifference()));
        return fields;
    }

    private static Map<String, Object> fields(Thinking thought) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("decisions", thought.decisions());
        fields.put("millisPerDecision", Json.number(thought.millisPerDecision()));
        return fields;
    }

    // ---- for spreadsheets

    @Override
    public Map<String, Csv> tables() {
        List<Map<String, Object>> rows = new ArrayList<>();
        for (Score score : result.scores()) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("player", score.pairing().first());
            row.put("against", score.pairing().second());
            row.put("games", score.games());
            row.put("wins", score.wins());
            put(row, "share", score.share());
            for (Side seat : Side.values()) {
                String as = seat == Side.REBEL ? "asRebel" : "asImperial";
                row.put(as + "Games", score.games(seat));
                row.put(as + "Wins", score.wins(seat));
                put(row, as + "Share", score.share(seat));
            }
            row.put("pairs", score.pairs());
            put(row, "pointDifference", score.pointDifference());
            rows.add(row);
        }
        return Map.of("", new Csv(rows));
    }

    private static void put(Map<String, Object> row, String name, Interval interval) {
        row.put(name, interval.value());
        row.put(name + "Low", interval.low());
        row.put(name + "High", interval.high());
    }

    @Override
    public Page page() {
        return new TournamentPage(tournament, result).page();
    }

    // ---- for people

    @Override
    public String text() {
        StringBuilder text = new StringBuilder();
        line(
                text,
                "%s, %,d games of each pairing, seed %d",
                tournament.scenario().title(),
                tournament.games(),
                tournament.seed());
        line(text, "");
        line(text, "%-32s %7s %15s %9s %9s %9s %15s", "", "wins", "95 % of cases", "rebel", "imperial", "points", "");
        for (Score score : result.scores()) {
            Interval share = score.share();
            line(
                    text,
                    "%-32s %6.1f%% %6.1f%% %6.1f%% %8.1f%% %8.1f%% %s",
                    score.pairing().first() + " against " + score.pairing().second(),
                    100 * share.value(),
                    100 * share.low(),
                    100 * share.high(),
                    100 * score.share(Side.REBEL).value(),
                    100 * score.share(Side.IMPERIAL).value(),
                    points(score.pointDifference()));
        }
        line(text, "");
        line(
                text,
                "points: how many more the rebels have when this player leads them, on the same dice; the mean over %,d",
                pairs());
        line(
                text,
                "pairs of games with its 95 %% interval. A game that ends at once counts with the points on the table.");
        line(text, "");
        line(text, "%-20s %6s %16s", "", "Elo", "ms a decision");
        result.ratings()
                .forEach((player, rating) -> line(
                        text,
                        "%-20s %+6.0f %16s",
                        player,
                        rating,
                        millis(result.thinking().get(player))));
        line(text, "");
        text.append(String.format(Locale.ROOT, "%,d games played in %.0f seconds", result.played(), result.seconds()));
        return text.toString();
    }

    private int pairs() {
        return tournament.games() / 2;
    }

    private static String points(Interval points) {
        return points.isKnown()
                ? "%+9.2f %+7.2f %+7.2f".formatted(points.value(), points.low(), points.high())
                : "%+9.2f".formatted(points.value());
    }

    private static String millis(Thinking thought) {
        return thought.decisions() == 0 ? "" : "%.3f".formatted(thought.millisPerDecision());
    }

    private static void line(StringBuilder text, String format, Object... arguments) {
        text.append(format.formatted(arguments)).append(System.lineSeparator());
    }
}
