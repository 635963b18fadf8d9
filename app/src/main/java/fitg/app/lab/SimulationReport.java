package fitg.app.lab;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import fitg.content.Side;
import fitg.lab.Simulation;
import fitg.lab.Tally;
import fitg.lab.TurnStatistics;
import fitg.procedure.Verdict.Reason;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The outcome of a simulation, to read or to process. */
record SimulationReport(
        Simulation simulation, Map<Side, String> seats, Simulation.Result result, Optional<TurnStatistics> statistics) {

    private static final int BAR = 40;

    String json() {
        try {
            return new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT).writeValueAsString(fields());
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private Map<String, Object> fields() {
        Tally tally = result.tally();
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("scenario", simulation.table().scenario().id());
        fields.put("games", tally.games());
        fields.put("seed", simulation.seed());
        fields.put("threads", simulation.threads());
        fields.put("players", bySide(seats::get));
        fields.put("hash", hash());
        fields.put("wins", bySide(tally::wins));
        fields.put("reasons", bySide(this::reasons));
        fields.put("points", tally.points());
        fields.put("decisions", tally.decisions());
        fields.put("decisionsPerGame", round(tally.decisions() / (double) tally.games()));
        fields.put("forced", tally.forced());
        fields.put("actionsPerDecision", round(tally.optionsPerDecision()));
        fields.put("seconds", result.seconds());
        fields.put("gamesPerSecond", round(result.gamesPerSecond()));
        fields.put("decisionsPerSecond", Math.round(result.decisionsPerSecond()));
        statistics.ifPresent(watched -> {
            fields.put("turns", watched.turns());
            fields.put(
                    "missions",
                    watched.missions().stream().map(SimulationReport::mission).toList());
        });
        return fields;
    }

    private static Map<String, Object> mission(TurnStatistics.Success success) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("side", name(success.side()));
        fields.put("mission", success.mission().letter());
        fields.put("attempted", success.attempted());
        fields.put("completed", success.completed());
        return fields;
    }

    private static Map<String, Object> bySide(Function<Side, Object> of) {
        Map<String, Object> both = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            both.put(name(side), of.apply(side));
        }
        return both;
    }

    private Map<String, Integer> reasons(Side side) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        counts.put("instantVictory", result.tally().wins(side, Reason.INSTANT_VICTORY));
        counts.put("points", result.tally().wins(side, Reason.POINTS));
        return counts;
    }

    private String hash() {
        return "%016x".formatted(result.hash());
    }

    private static String name(Side side) {
        return side.name().toLowerCase(Locale.ROOT);
    }

    private static double round(double value) {
        return Math.round(value * 100) / 100.0;
    }

    // ---- for people

    String text() {
        Tally tally = result.tally();
        StringBuilder text = new StringBuilder();
        line(text, "%s, %,d games, seed %d", simulation.table().scenario().title(), tally.games(), simulation.seed());
        line(text, "");
        line(text, "%-10s %-8s %8s %8s %8s %8s", "", "player", "wins", "", "instant", "points");
        for (Side side : Side.values()) {
            line(
                    text,
                    "%-10s %-8s %,8d %7.1f%% %,8d %,8d",
                    name(side),
                    seats.get(side),
                    tally.wins(side),
                    100.0 * tally.wins(side) / tally.games(),
                    tally.wins(side, Reason.INSTANT_VICTORY),
                    tally.wins(side, Reason.POINTS));
        }
        line(text, "");
        points(text, tally);
        line(text, "");
        statistics.ifPresent(watched -> turnByTurn(text, watched));
        speed(text, tally);
        text.append("hash of all final states: ").append(hash());
        return text.toString();
    }

    private static void points(StringBuilder text, Tally tally) {
        line(text, "Rebel victory points, %.1f on average", tally.meanPoints());
        int most = tally.points().values().stream()
                .mapToInt(Integer::intValue)
                .max()
                .orElse(1);
        tally.points()
                .forEach((value, count) ->
                        line(text, "%4d %,8d %s", value, count, "#".repeat((count * BAR + most - 1) / most)));
    }

    private static void turnByTurn(StringBuilder text, TurnStatistics watched) {
        line(
                text,
                "%-5s %7s %7s %10s %10s %8s %8s",
                "turn",
                "games",
                "points",
                "rebellions",
                "controlled",
                "killed",
                "units");
        for (Map<String, Double> turn : watched.turns()) {
            line(
                    text,
                    "%-5.0f %,7.0f %7.2f %10.2f %10.2f %8.2f %8.2f",
                    turn.get("turn"),
                    turn.get("games"),
                    turn.get("points"),
                    turn.get("inRebellion"),
                    turn.get("rebelControlled"),
                    turn.get("rebelsKilled") + turn.get("imperialsKilled"),
                    turn.get("rebelUnitsLost") + turn.get("imperialUnitsLost"));
        }
        line(text, "");
        line(text, "%-10s %-20s %9s %10s", "", "mission", "attempts", "completed");
        for (TurnStatistics.Success each : watched.missions()) {
            line(
                    text,
                    "%-10s %-20s %,9d %9.1f%%",
                    name(each.side()),
                    each.mission().name().toLowerCase(Locale.ROOT).replace('_', ' '),
                    each.attempted(),
                    100.0 * each.completed() / each.attempted());
        }
        line(text, "");
    }

    private void speed(StringBuilder text, Tally tally) {
        line(
                text,
                "%.0f decisions a game with %.2f legal actions each, and %.0f steps without a choice",
                tally.decisions() / (double) tally.games(),
                tally.optionsPerDecision(),
                tally.forced() / (double) tally.games());
        line(
                text,
                "%,.0f games and %,.0f decisions a second with %d %s",
                result.gamesPerSecond(),
                result.decisionsPerSecond(),
                simulation.threads(),
                simulation.threads() == 1 ? "thread" : "threads");
    }

    private static void line(StringBuilder text, String format, Object... arguments) {
        text.append(format.formatted(arguments)).append(System.lineSeparator());
    }
}
