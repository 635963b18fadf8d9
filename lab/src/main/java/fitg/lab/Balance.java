package fitg.lab;

import fitg.content.Side;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import fitg.procedure.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What equal players win on a scenario, under the rules as they are, under a house rule, and if another number of points
 * decided at the end.
 *
 * @param games for each set of rules; all sets use the same dice
 */
public record Balance(Scenario scenario, String player, int games, long seed, int threads) {

    private static final int RANGE = 6;
    private static final int STEP = 2;

    /**
     * One way to play.
     *
     * @param name what is different
     * @param rebels the share the rebels win
     * @param instant how many of their wins came before the end
     * @param points Rebel victory points on average
     */
    public record Line(String name, Interval rebels, int instant, double points) {}

    /** @param byThreshold what the rebels win under the printed rules if so many points were enough at the end */
    public record Result(List<Line> rules, Map<Integer, Interval> byThreshold) {}

    public int totalGames() {
        return 2 * games;
    }

    public Result run(Runnable finished) {
        Tally printed = play(Options.standard(), finished);
        Tally worst = play(new Options(true), finished);
        List<Line> lines = new ArrayList<>();
        lines.add(line("as printed", printed));
        lines.add(line("worst detection", worst));
        Map<Integer, Interval> thresholds = new LinkedHashMap<>();
        int usual = scenario.pointsToWin();
        for (int points = usual - RANGE; points <= usual + RANGE; points += STEP) {
            thresholds.put(points, Interval.ofShare(printed.rebelWinsAt(points), printed.games()));
        }
        return new Result(List.copyOf(lines), thresholds);
    }

    private Tally play(Options options, Runnable finished) {
        Table table = new Table(scenario, options, Map.of(Side.REBEL, player, Side.IMPERIAL, player));
        return new Simulation(table, games, seed, threads).run(finished).tally();
    }

    private static Line line(String name, Tally tally) {
        return new Line(
                name,
                Interval.ofShare(tally.wins(Side.REBEL), tally.games()),
                tally.wins(Side.REBEL, Verdict.Reason.INSTANT_VICTORY),
                tally.meanPoints());
    }
}
