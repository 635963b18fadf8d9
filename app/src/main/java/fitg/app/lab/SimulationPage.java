package fitg.app.lab;

import fitg.app.Version;
import fitg.content.Side;
import fitg.lab.Interval;
import fitg.lab.MissionSuccess;
import fitg.lab.Simulation;
import fitg.lab.Tally;
import fitg.lab.TurnStatistics;
import fitg.lab.report.BarPlot;
import fitg.lab.report.DataTable;
import fitg.lab.report.Figure;
import fitg.lab.report.HistogramPlot;
import fitg.lab.report.IntervalPlot;
import fitg.lab.report.Page;
import fitg.lab.report.Section;
import fitg.lab.report.Tone;
import fitg.procedure.Scenario;
import fitg.procedure.Verdict.Reason;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/** A simulation as a page of figures. */
record SimulationPage(Simulation simulation, Map<Side, String> seats, Tally tally, TurnStatistics statistics) {

    Page page() {
        Interval rebels = Interval.ofShare(tally.wins(Side.REBEL), tally.games());
        String lead = "%s games of %s, the rebels led by %s and the Empire by %s: the rebels won %s."
                .formatted(
                        Words.count(tally.games()),
                        scenario().title(),
                        seats.get(Side.REBEL),
                        seats.get(Side.IMPERIAL),
                        Words.percent(rebels));
        return new Page(
                scenario().title() + ": " + seats.get(Side.REBEL) + " against " + seats.get(Side.IMPERIAL),
                lead + " In brackets, here and below: the 95 % interval.",
                facts(),
                List.of(
                        new Section("How the games end", "", List.of(ends(), points())),
                        new TurnFigures(statistics.turns(), tally.games()).section(),
                        missions()));
    }

    private Scenario scenario() {
        return simulation.table().scenario();
    }

    private Map<String, String> facts() {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put(
                "Command",
                "./fitg simulate --scenario %s --rebel %s --imperial %s --games %d --seed %d --turns"
                        .formatted(
                                scenario().id(),
                                seats.get(Side.REBEL),
                                seats.get(Side.IMPERIAL),
                                simulation.games(),
                                simulation.seed()));
        facts.put("Games", Words.count(tally.games()));
        facts.put("Seed", String.valueOf(simulation.seed()));
        facts.put("Rebels", seats.get(Side.REBEL));
        facts.put("Empire", seats.get(Side.IMPERIAL));
        facts.put("Version", Version.withRules());
        return facts;
    }

    // ---- how the games end

    private Figure ends() {
        List<BarPlot.Row> bars = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (Side side : Side.values()) {
            for (Reason reason : List.of(Reason.INSTANT_VICTORY, Reason.POINTS)) {
                int wins = tally.wins(side, reason);
                double share = wins / (double) tally.games();
                String name = Words.plural(side) + (reason == Reason.POINTS ? ", by points" : ", at once");
                bars.add(new BarPlot.Row(
                        name,
                        wins,
                        Words.count(wins) + ", " + Words.percent(share),
                        side == Side.REBEL ? Tone.REBEL : Tone.EMPIRE));
                rows.add(Words.row(
                        List.of(name, Words.count(wins)), Words.percentCells(Interval.ofShare(wins, tally.games()))));
            }
        }
        return new Figure(
                "Who wins, and how",
                "The rebels win %s games, %s of them at once; the Empire %s, %s of them at once."
                        .formatted(
                                Words.count(tally.wins(Side.REBEL)),
                                Words.count(tally.wins(Side.REBEL, Reason.INSTANT_VICTORY)),
                                Words.count(tally.wins(Side.IMPERIAL)),
                                Words.count(tally.wins(Side.IMPERIAL, Reason.INSTANT_VICTORY))),
                new BarPlot(bars, tally.games()),
                "At once: by the scenario's instant victory, before the last turn is over.",
                new DataTable(List.of("End", "Games", "Share", "From", "To"), rows));
    }

    private Figure points() {
        List<List<String>> rows = new ArrayList<>();
        tally.points()
                .forEach((points, games) -> rows.add(List.of(
                        String.valueOf(points), Words.count(games), Words.percent(games / (double) tally.games()))));
        int enough = scenario().pointsToWin();
        return new Figure(
                "Rebel victory points at the end",
                "On average %s; %d are enough to win when the last turn is over."
                        .formatted(Words.decimal(tally.meanPoints()), enough),
                new HistogramPlot(tally.points(), enough, enough + " or more to win", "Rebel victory points"),
                "Games that ended at once are here with the points on the table at that moment, so some of them lie on the other"
                        + " side of the mark.",
                new DataTable(List.of("Points", "Games", "Share"), rows));
    }

    // ---- missions

    private Section missions() {
        List<Figure> figures = new ArrayList<>();
        for (Side side : Side.values()) {
            List<MissionSuccess> own = statistics.missions().stream()
                    .filter(each -> each.side() == side)
                    .toList();
            if (!own.isEmpty()) {
                figures.add(missions(side, own));
            }
        }
        return new Section(
                "Missions",
                "Every mission a group of characters or a camp was sent on. What is neither completed, failed nor aborted was cut"
                        + " short: nobody was left on it, or the game ended.",
                figures);
    }

    private static Figure missions(Side side, List<MissionSuccess> missions) {
        List<IntervalPlot.Row> marks = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        long attempted = 0;
        long completed = 0;
        for (MissionSuccess each : missions) {
            attempted += each.attempted();
            completed += each.completed();
            marks.add(new IntervalPlot.Row(
                    each.mission().letter() + "  " + each.name(),
                    each.share(),
                    Words.count(each.completed()) + " of " + Words.count(each.attempted()),
                    side == Side.REBEL ? Tone.REBEL : Tone.EMPIRE));
            rows.add(Words.row(
                    List.of(
                            each.name(),
                            Words.count(each.attempted()),
                            Words.count(each.byCamps()),
                            Words.count(each.completed()),
                            Words.count(each.failed()),
                            Words.count(each.aborted())),
                    Words.percentCells(each.share())));
        }
        return new Figure(
                "Missions of the " + (side == Side.REBEL ? "rebels" : "Empire"),
                "%s of %s missions were completed, %s."
                        .formatted(
                                Words.count(completed),
                                Words.count(attempted),
                                Words.percent(completed / (double) attempted)),
                new IntervalPlot(marks, true, OptionalDouble.empty(), "Share completed, with its 95 % interval"),
                "",
                new DataTable(
                        List.of(
                                "Mission",
                                "Tried",
                                "By camps",
                                "Completed",
                                "Failed",
                                "Aborted",
                                "Share",
                                "From",
                                "To"),
                        rows));
    }
}
