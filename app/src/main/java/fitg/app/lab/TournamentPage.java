package fitg.app.lab;

import fitg.app.Version;
import fitg.content.Side;
import fitg.lab.Interval;
import fitg.lab.Score;
import fitg.lab.Tournament;
import fitg.lab.report.BarPlot;
import fitg.lab.report.DataTable;
import fitg.lab.report.Figure;
import fitg.lab.report.IntervalPlot;
import fitg.lab.report.Page;
import fitg.lab.report.Section;
import fitg.lab.report.Tone;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A tournament as a page of figures. */
record TournamentPage(Tournament tournament, Tournament.Result result) {

    Page page() {
        return new Page(
                "Tournament: " + tournament.scenario().title(),
                lead(),
                facts(),
                List.of(
                        new Section(
                                "Wins",
                                "The share of games the first-named player of each pairing won, with its 95 % interval. An interval"
                                        + " that does not touch the dotted line at 50 % shows who is better.",
                                List.of(
                                        wins("In both seats", Tone.FIRST, Score::share),
                                        wins("As the rebel", Tone.REBEL, score -> score.share(Side.REBEL)),
                                        wins("As the Empire", Tone.EMPIRE, score -> score.share(Side.IMPERIAL)))),
                        new Section("Points and ratings", "", figures())));
    }

    private String lead() {
        long highest =
                result.ratings().values().stream().mapToLong(Math::round).max().orElseThrow();
        String best = result.ratings().entrySet().stream()
                .filter(each -> Math.round(each.getValue()) == highest)
                .map(Map.Entry::getKey)
                .collect(Collectors.joining(" and "));
        return "%d players, %s games of each pairing, each pair of games with the same dice and swapped seats. Highest rating: %s."
                .formatted(tournament.players().size(), Words.count(tournament.games()), best);
    }

    private Map<String, String> facts() {
        String players = String.join(",", tournament.players());
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put(
                "Command",
                "./fitg tournament --scenario %s --players %s --games %d --seed %d"
                        .formatted(tournament.scenario().id(), players, tournament.games(), tournament.seed()));
        facts.put("Games of each pairing", Words.count(tournament.games()));
        facts.put("Seed", String.valueOf(tournament.seed()));
        facts.put("Players", String.join(", ", tournament.players()));
        facts.put("Version", Version.withRules());
        return facts;
    }

    private Figure wins(String title, Tone tone, Function<Score, Interval> of) {
        List<IntervalPlot.Row> marks = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        int decided = 0;
        for (Score score : result.scores()) {
            Interval share = of.apply(score);
            decided += share.excludes(0.5) ? 1 : 0;
            marks.add(new IntervalPlot.Row(name(score), share, Words.percent(share.value()), tone));
            rows.add(Words.row(List.of(name(score)), Words.percentCells(share)));
        }
        return new Figure(
                title,
                "In %d of %d pairings the interval does not touch 50 %%.".formatted(decided, marks.size()),
                new IntervalPlot(marks, true, OptionalDouble.of(0.5), "Share of games won"),
                "",
                new DataTable(List.of("Pairing", "Won", "From", "To"), rows));
    }

    private static String name(Score score) {
        return score.pairing().first() + " against " + score.pairing().second();
    }

    private List<Figure> figures() {
        List<Figure> figures = new ArrayList<>(List.of(differences(), ratings()));
        if (result.thinking().values().stream().anyMatch(thought -> thought.decisions() > 0)) {
            figures.add(thinking());
        }
        return figures;
    }

    private Figure differences() {
        List<IntervalPlot.Row> marks = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        int decided = 0;
        for (Score score : result.scores()) {
            Interval more = score.pointDifference();
            decided += more.isKnown() && more.excludes(0) ? 1 : 0;
            marks.add(new IntervalPlot.Row(name(score), more, Words.signed(more.value()), Tone.FIRST));
            rows.add(Words.row(List.of(name(score), Words.count(score.pairs())), Words.signedCells(more)));
        }
        return new Figure(
                "Victory points on the same dice",
                "In %d of %d pairings the interval does not touch 0.".formatted(decided, marks.size()),
                new IntervalPlot(
                        marks, false, OptionalDouble.of(0), "Points of the first as rebel, less those of the second"),
                "Each pair of games has the same dice and swapped seats. The difference is how many more Rebel points there were when the"
                        + " first player led the rebels; the mark is the mean over the pairs. A game that ended at once counts with"
                        + " the points on the table at that moment.",
                new DataTable(List.of("Pairing", "Pairs", "Mean", "From", "To"), rows));
    }

    private Figure ratings() {
        List<Map.Entry<String, Double>> ranked = result.ratings().entrySet().stream()
                .sorted(Map.Entry.<String, Double>comparingByValue(Comparator.reverseOrder()))
                .toList();
        List<IntervalPlot.Row> marks = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (Map.Entry<String, Double> each : ranked) {
            String rating = String.format(Locale.ROOT, "%+.0f", each.getValue());
            marks.add(new IntervalPlot.Row(
                    each.getKey(), new Interval(each.getValue(), Double.NaN, Double.NaN), rating, Tone.FIRST));
            rows.add(List.of(each.getKey(), rating));
        }
        return new Figure(
                "Elo",
                "From %s down to %s; %s has 0 by definition."
                        .formatted(
                                ranked.getFirst().getKey(),
                                ranked.getLast().getKey(),
                                tournament.players().getFirst()),
                new IntervalPlot(marks, false, OptionalDouble.of(0), "Elo points"),
                "The ratings that fit all results best. 200 points more mean about three wins in four.",
                new DataTable(List.of("Player", "Elo"), rows));
    }

    private Figure thinking() {
        List<BarPlot.Row> bars = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        result.thinking().forEach((player, thought) -> {
            double millis = thought.millisPerDecision();
            String label = Double.isNaN(millis) ? "unknown" : String.format(Locale.ROOT, "%.3f ms", millis);
            bars.add(new BarPlot.Row(player, Double.isNaN(millis) ? 0 : millis, label, Tone.FIRST));
            rows.add(List.of(player, Words.count(thought.decisions()), label));
        });
        return new Figure(
                "Time for a decision",
                "Mean time for a decision with more than one legal action.",
                new BarPlot(
                        bars,
                        bars.stream().mapToDouble(BarPlot.Row::value).max().orElse(1)),
                "As it was where the games were played, with whatever else ran there; the only figures here that are not the same each"
                        + " time.",
                new DataTable(List.of("Player", "Decisions", "Each"), rows));
    }
}
