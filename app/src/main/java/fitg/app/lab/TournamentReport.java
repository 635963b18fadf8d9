package fitg.app.lab;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import fitg.content.Side;
import fitg.lab.Interval;
import fitg.lab.Score;
import fitg.lab.Tournament;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The outcome of a tournament, to read or to process. */
record TournamentReport(Tournament tournament, Tournament.Result result) {

    String json() {
        try {
            return new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT).writeValueAsString(fields());
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private Map<String, Object> fields() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("scenario", tournament.scenario().id());
        fields.put("players", tournament.players());
        fields.put("gamesPerPairing", tournament.games());
        fields.put("seed", tournament.seed());
        List<Object> pairings = new ArrayList<>();
        result.scores().forEach(score -> pairings.add(fields(score)));
        fields.put("pairings", pairings);
        Map<String, Long> elo = new LinkedHashMap<>();
        result.ratings().forEach((player, rating) -> elo.put(player, Math.round(rating)));
        fields.put("elo", elo);
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
        fields.put("share", interval(score.share()));
        for (Side seat : Side.values()) {
            fields.put(
                    "as" + (seat == Side.REBEL ? "Rebel" : "Imperial"),
                    Map.of("games", score.games(seat), "wins", score.wins(seat)));
        }
        fields.put("pointDifference", interval(score.pointDifference()));
        return fields;
    }

    private static Map<String, Double> interval(Interval interval) {
        Map<String, Double> fields = new LinkedHashMap<>();
        fields.put("value", round(interval.value()));
        fields.put("low", round(interval.low()));
        fields.put("high", round(interval.high()));
        return fields;
    }

    private static double round(double value) {
        return Math.round(value * 1000) / 1000.0;
    }

    // ---- for people

    String text() {
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
            Interval points = score.pointDifference();
            line(
                    text,
                    "%-32s %6.1f%% %6.1f%% %6.1f%% %8.1f%% %8.1f%% %+9.2f %+7.2f %+7.2f",
                    score.pairing().first() + " against " + score.pairing().second(),
                    100 * share.value(),
                    100 * share.low(),
                    100 * share.high(),
                    100.0 * score.wins(Side.REBEL) / score.games(Side.REBEL),
                    100.0 * score.wins(Side.IMPERIAL) / score.games(Side.IMPERIAL),
                    points.value(),
                    points.low(),
                    points.high());
        }
        line(text, "");
        line(text, "points: how many more the rebels have when this player leads them, on the same dice");
        line(text, "");
        line(text, "%-20s %6s", "", "Elo");
        result.ratings().forEach((player, rating) -> line(text, "%-20s %+6.0f", player, rating));
        line(text, "");
        text.append(String.format(Locale.ROOT, "%,d games played in %.0f seconds", result.played(), result.seconds()));
        return text.toString();
    }

    private static void line(StringBuilder text, String format, Object... arguments) {
        text.append(format.formatted(arguments)).append(System.lineSeparator());
    }
}
