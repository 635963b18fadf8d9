package fitg.lab;

import fitg.content.Side;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import fitg.procedure.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * What equal players win on scenarios: under the rules as they are, under a house rule, and if another number of points
 * decided at the end.
 *
 * @param thresholds further numbers of points to play for, besides the printed one
 * @param games for each line of the result; all lines of a scenario use the same dice
 */
public record Balance(
        List<Scenario> scenarios,
        List<String> players,
        List<RuleSet> rules,
        List<Integer> thresholds,
        int games,
        long seed,
        int threads) {

    /** How far from the printed threshold others are looked at. */
    private static final int RANGE = 6;

    /** The sets of rules there are to compare. */
    public enum RuleSet {
        PRINTED("as printed", Options.standard()),
        WORST_DETECTION("worst detection", new Options(true));

        private final String title;
        private final Options options;

        RuleSet(String title, Options options) {
            this.title = title;
            this.options = options;
        }

        public String title() {
            return title;
        }

        /** The name used on the command line. */
        public String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        public static Optional<RuleSet> named(String id) {
            return List.of(values()).stream()
                    .filter(rules -> rules.id().equals(id))
                    .findFirst();
        }
    }

    /**
     * One way to play.
     *
     * @param pointsToWin what the games were played for
     * @param rebels the share the rebels win
     * @param instant how many of their wins came before the end
     * @param points Rebel victory points on average
     * @param byThreshold what the rebels would have won in these very games if so many points had been enough
     */
    public record Line(
            Scenario scenario,
            String player,
            RuleSet rules,
            int pointsToWin,
            int games,
            Interval rebels,
            int instant,
            double points,
            Map<Integer, Interval> byThreshold) {

        public boolean isForPrintedThreshold() {
            return pointsToWin == scenario.pointsToWin();
        }
    }

    public int totalGames() {
        int lines = 0;
        for (Scenario scenario : scenarios) {
            lines += players.size() * rules.size() * playedFor(scenario).size();
        }
        return lines * games;
    }

    /** The printed threshold, then the others. */
    private List<Integer> playedFor(Scenario scenario) {
        List<Integer> all = new ArrayList<>(List.of(scenario.pointsToWin()));
        thresholds.stream().distinct().filter(points -> !all.contains(points)).forEach(all::add);
        return all;
    }

    /** Plays all of it; {@code finished} is called after each game, by any thread. */
    public List<Line> run(Runnable finished) {
        List<Line> lines = new ArrayList<>();
        for (Scenario scenario : scenarios) {
            for (String player : players) {
                for (RuleSet set : rules) {
                    for (int points : playedFor(scenario)) {
                        lines.add(line(scenario, player, set, points, play(scenario, player, set, points, finished)));
                    }
                }
            }
        }
        return List.copyOf(lines);
    }

    private Tally play(Scenario scenario, String player, RuleSet set, int points, Runnable finished) {
        Scenario played = points == scenario.pointsToWin() ? scenario : scenario.worth(points);
        Table table = new Table(played, set.options, Map.of(Side.REBEL, player, Side.IMPERIAL, player));
        return new Simulation(table, games, seed, threads).run(finished).tally();
    }

    private Line line(Scenario scenario, String player, RuleSet set, int points, Tally tally) {
        return new Line(
                scenario,
                player,
                set,
                points,
                tally.games(),
                Interval.ofShare(tally.wins(Side.REBEL), tally.games()),
                tally.wins(Side.REBEL, Verdict.Reason.INSTANT_VICTORY),
                tally.meanPoints(),
                byThreshold(scenario, tally));
    }

    private Map<Integer, Interval> byThreshold(Scenario scenario, Tally tally) {
        TreeSet<Integer> looked = new TreeSet<>(thresholds);
        for (int off = -RANGE; off <= RANGE; off++) {
            looked.add(scenario.pointsToWin() + off);
        }
        Map<Integer, Interval> shares = new LinkedHashMap<>();
        looked.forEach(points -> shares.put(points, Interval.ofShare(tally.rebelWinsAt(points), tally.games())));
        return shares;
    }
}
