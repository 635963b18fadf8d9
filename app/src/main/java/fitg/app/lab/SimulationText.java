package fitg.app.lab;

import fitg.content.Side;
import fitg.lab.MissionSuccess;
import fitg.lab.Simulation;
import fitg.lab.Tally;
import fitg.lab.Turn;
import fitg.lab.TurnStatistics;
import fitg.play.CampaignTally;
import fitg.play.CampaignTally.Group;
import fitg.procedure.Verdict.Reason;
import java.util.Map;
import java.util.Optional;

/** A simulation to read in a terminal. */
record SimulationText(
        Simulation simulation,
        Map<Side, String> seats,
        Simulation.Result result,
        Optional<TurnStatistics> statistics,
        Optional<CampaignTally> occurrences) {

    private static final int BAR = 40;

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
                    Words.id(side),
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
        occurrences.ifPresent(counted -> occurrences(text, counted));
        speed(text, tally);
        text.append("hash of all final states: %016x".formatted(result.hash()));
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
                "%-5s %7s %7s %10s %10s  %-17s %-17s",
                "",
                "",
                "",
                "planets in",
                "planets",
                "   rebels lost",
                "   empire lost");
        line(
                text,
                "%-5s %7s %7s %10s %10s %5s %5s %6s %5s %5s %6s",
                "turn",
                "games",
                "points",
                "rebellion",
                "controlled",
                "dead",
                "held",
                "units",
                "dead",
                "held",
                "units");
        for (Turn turn : watched.turns()) {
            line(
                    text,
                    "%-5d %,7d %7.2f %10.2f %10.2f %5.2f %5.2f %6.2f %5.2f %5.2f %6.2f",
                    turn.number(),
                    turn.games(),
                    turn.points(),
                    turn.inRebellion(),
                    turn.rebelControlled(),
                    turn.rebels().killed(),
                    turn.rebels().captured(),
                    turn.rebels().units(),
                    turn.empire().killed(),
                    turn.empire().captured(),
                    turn.empire().units());
        }
        line(text, "");
        line(text, "%-10s %-20s %9s %10s %17s", "", "mission", "attempts", "completed", "95 % of cases");
        for (MissionSuccess each : watched.missions()) {
            line(
                    text,
                    "%-10s %-20s %,9d %9.1f%% %7.1f%% %7.1f%%",
                    Words.id(each.side()),
                    each.name(),
                    each.attempted(),
                    100 * each.share().value(),
                    100 * each.share().low(),
                    100 * each.share().high());
        }
        line(text, "");
    }

    /** Group by group, with zeros. */
    private static void occurrences(StringBuilder text, CampaignTally counted) {
        for (Group group : Group.values()) {
            line(text, "%s", group.title());
            counted.of(group).forEach((what, count) -> line(text, "  %-52s %,9d", what, count));
            line(text, "");
        }
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
