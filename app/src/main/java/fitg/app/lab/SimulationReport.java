package fitg.app.lab;

import fitg.app.Version;
import fitg.content.Side;
import fitg.lab.Interval;
import fitg.lab.MissionSuccess;
import fitg.lab.Simulation;
import fitg.lab.Tally;
import fitg.lab.Turn;
import fitg.lab.TurnStatistics;
import fitg.lab.report.Csv;
import fitg.lab.report.Page;
import fitg.play.CampaignTally;
import fitg.play.CampaignTally.Group;
import fitg.procedure.Verdict.Reason;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The outcome of a simulation. Tables and pages need the statistics. */
record SimulationReport(
        Simulation simulation,
        Map<Side, String> seats,
        Simulation.Result result,
        Optional<TurnStatistics> statistics,
        Optional<CampaignTally> occurrences)
        implements Report {

    @Override
    public String text() {
        return new SimulationText(simulation, seats, result, statistics, occurrences).text();
    }

    @Override
    public Map<String, Object> fields() {
        Tally tally = result.tally();
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("version", Version.withRules());
        fields.put("scenario", simulation.table().scenario().id());
        fields.put("games", tally.games());
        fields.put("seed", simulation.seed());
        fields.put("threads", simulation.threads());
        fields.put("players", bySide(seats::get));
        fields.put("hash", "%016x".formatted(result.hash()));
        fields.put("wins", bySide(tally::wins));
        fields.put("rebelShare", Json.interval(Interval.ofShare(tally.wins(Side.REBEL), tally.games())));
        fields.put("reasons", bySide(this::reasons));
        fields.put("pointsToWin", simulation.table().scenario().pointsToWin());
        fields.put("points", tally.points());
        fields.put("decisions", tally.decisions());
        fields.put("decisionsPerGame", round(tally.decisions() / (double) tally.games()));
        fields.put("forced", tally.forced());
        fields.put("actionsPerDecision", round(tally.optionsPerDecision()));
        fields.put("seconds", result.seconds());
        fields.put("gamesPerSecond", round(result.gamesPerSecond()));
        fields.put("decisionsPerSecond", Math.round(result.decisionsPerSecond()));
        statistics.ifPresent(watched -> {
            fields.put("turns", watched.turns().stream().map(Turn::row).toList());
            fields.put(
                    "missions",
                    watched.missions().stream().map(MissionSuccess::row).toList());
        });
        occurrences.ifPresent(counted -> {
            Map<String, Object> groups = new LinkedHashMap<>();
            for (Group group : Group.values()) {
                groups.put(group.name().toLowerCase(Locale.ROOT), counted.of(group));
            }
            fields.put("occurrences", groups);
        });
        return fields;
    }

    private static Map<String, Object> bySide(Function<Side, Object> of) {
        Map<String, Object> both = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            both.put(Words.id(side), of.apply(side));
        }
        return both;
    }

    private Map<String, Integer> reasons(Side side) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        counts.put("instantVictory", result.tally().wins(side, Reason.INSTANT_VICTORY));
        counts.put("points", result.tally().wins(side, Reason.POINTS));
        return counts;
    }

    private static double round(double value) {
        return Math.round(value * 100) / 100.0;
    }

    /** Turns and missions are different things, and a spreadsheet has one table to a file. */
    @Override
    public Map<String, Csv> tables() {
        TurnStatistics watched = statistics.orElseThrow();
        return Map.of(
                "", new Csv(watched.turns().stream().map(Turn::row).toList()),
                "-missions",
                        new Csv(watched.missions().stream()
                                .map(MissionSuccess::row)
                                .toList()));
    }

    @Override
    public Page page() {
        return new SimulationPage(simulation, seats, result.tally(), statistics.orElseThrow()).page();
    }
}
