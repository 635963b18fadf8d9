package fitg.app.lab;

import fitg.app.Version;
import fitg.lab.Balance;
import fitg.lab.Balance.Line;
import fitg.lab.Interval;
import fitg.lab.report.DataTable;
import fitg.lab.report.Figure;
import fitg.lab.report.IntervalPlot;
import fitg.lab.report.LinePlot;
import fitg.lab.report.LinePlot.Point;
import fitg.lab.report.LinePlot.Series;
import fitg.lab.report.Page;
import fitg.lab.report.Section;
import fitg.lab.report.Tone;
import fitg.procedure.Scenario;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** What equal players win, as a page of figures. */
record BalancePage(Balance balance, List<Line> lines) {

    Page page() {
        return new Page(
                "Balance: " + balance.scenarios().stream().map(Scenario::title).collect(Collectors.joining(" and ")),
                "What the rebels win when the same player leads both sides, %s games for each line of the figures. %s"
                        .formatted(Words.count(balance.games()), BalanceReport.READ_OFF),
                facts(),
                balance.scenarios().stream().map(this::section).toList());
    }

    private Map<String, String> facts() {
        String scenario =
                balance.scenarios().size() == 1 ? balance.scenarios().getFirst().id() : "all";
        String rules = balance.rules().stream().map(Balance.RuleSet::id).collect(Collectors.joining(","));
        String thresholds = balance.thresholds().stream().map(String::valueOf).collect(Collectors.joining(","));
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put(
                "Command",
                "./fitg balance --scenario %s --player %s --rules %s%s --games %d --seed %d"
                        .formatted(
                                scenario,
                                String.join(",", balance.players()),
                                rules,
                                thresholds.isEmpty() ? "" : " --threshold " + thresholds,
                                balance.games(),
                                balance.seed()));
        facts.put("Games of each line", Words.count(balance.games()));
        facts.put("Seed", String.valueOf(balance.seed()));
        facts.put("Players", String.join(", ", balance.players()));
        facts.put("Version", Version.withRules());
        return facts;
    }

    private Section section(Scenario scenario) {
        List<Line> own =
                lines.stream().filter(line -> line.scenario() == scenario).toList();
        List<Figure> figures = new ArrayList<>(List.of(byRules(scenario, own)));
        for (String player : balance.players()) {
            List<Line> printed = own.stream()
                    .filter(line -> line.player().equals(player) && line.isForPrintedThreshold())
                    .toList();
            figures.add(byThreshold(scenario, player, printed));
        }
        return new Section(scenario.title(), "", figures);
    }

    private static Figure byRules(Scenario scenario, List<Line> own) {
        List<IntervalPlot.Row> marks = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (Line line : own) {
            String name = name(line);
            marks.add(new IntervalPlot.Row(
                    name, line.rebels(), Words.percent(line.rebels().value()), Tone.REBEL));
            rows.add(Words.row(
                    List.of(name),
                    Words.percentCells(line.rebels()),
                    Words.count(line.instant()),
                    Words.decimal(line.points())));
        }
        double least =
                own.stream().mapToDouble(line -> line.rebels().value()).min().orElseThrow();
        double most =
                own.stream().mapToDouble(line -> line.rebels().value()).max().orElseThrow();
        String summary = own.size() == 1
                ? "The rebels win " + Words.percent(own.getFirst().rebels()) + "."
                : "The rebels win from " + Words.percent(least) + " to " + Words.percent(most) + " of the games.";
        return new Figure(
                "What the rebels win",
                summary,
                new IntervalPlot(marks, true, OptionalDouble.of(0.5), "Share of games won by the rebels"),
                "With 95 %% intervals. All lines use the same dice. %d points win as printed."
                        .formatted(scenario.pointsToWin()),
                new DataTable(List.of("Line", "Rebels win", "From", "To", "At once", "Mean points"), rows));
    }

    private static String name(Line line) {
        String name = line.player() + ", " + line.rules().title();
        return line.isForPrintedThreshold() ? name : name + ", " + line.pointsToWin() + " to win";
    }

    private static Figure byThreshold(Scenario scenario, String player, List<Line> printed) {
        List<Series> series = new ArrayList<>();
        List<String> heading = new ArrayList<>(List.of("Points to win"));
        for (Line line : printed) {
            List<Point> points = new ArrayList<>();
            line.byThreshold().forEach((threshold, share) -> points.add(new Point(threshold, share)));
            series.add(new Series(line.rules().title(), Tone.ofSeries(series.size()), points));
            heading.addAll(List.of("Rebels win, " + line.rules().title(), "From", "To"));
        }
        List<List<String>> rows = new ArrayList<>();
        for (int threshold : printed.getFirst().byThreshold().keySet()) {
            List<String> row = new ArrayList<>(List.of(String.valueOf(threshold)));
            printed.forEach(
                    line -> row.addAll(Words.percentCells(line.byThreshold().get(threshold))));
            rows.add(row);
        }
        return new Figure(
                "By the points needed, " + player,
                fairest(scenario, printed.getFirst()),
                new LinePlot(
                        series,
                        true,
                        List.of(),
                        "Points to win at the end",
                        "Rebels win",
                        OptionalInt.of(scenario.pointsToWin())),
                "The dashed line marks the printed threshold, %d; the bands are 95 %% intervals."
                        .formatted(scenario.pointsToWin()),
                new DataTable(heading, rows));
    }

    /** Which threshold comes nearest to an even game. */
    private static String fairest(Scenario scenario, Line line) {
        int best = scenario.pointsToWin();
        for (Map.Entry<Integer, Interval> each : line.byThreshold().entrySet()) {
            double now = Math.abs(line.byThreshold().get(best).value() - 0.5);
            best = Math.abs(each.getValue().value() - 0.5) < now ? each.getKey() : best;
        }
        return "At the printed %d points the rebels win %s; of these thresholds %d comes nearest to an even game, with %s (%s)."
                .formatted(
                        scenario.pointsToWin(),
                        Words.percent(
                                line.byThreshold().get(scenario.pointsToWin()).value()),
                        best,
                        Words.percent(line.byThreshold().get(best).value()),
                        line.rules().title());
    }
}
