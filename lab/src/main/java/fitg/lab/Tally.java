package fitg.lab;

import fitg.content.Side;
import fitg.procedure.Verdict;
import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;

/** Counts over many games. Adding up is the same in any order, so each thread keeps one and they are merged. */
public final class Tally {

    private final Map<Side, Map<Verdict.Reason, Integer>> wins = new EnumMap<>(Side.class);
    private final TreeMap<Integer, Integer> points = new TreeMap<>();
    private final TreeMap<Integer, Integer> pointsThatDecided = new TreeMap<>();
    private long decisions;
    private long forced;
    private long options;
    private int games;

    Tally() {
        for (Side side : Side.values()) {
            wins.put(side, new EnumMap<>(Verdict.Reason.class));
        }
    }

    void add(GameRecord record) {
        Verdict verdict = record.verdict();
        wins.get(verdict.winner()).merge(verdict.reason(), 1, Integer::sum);
        points.merge(verdict.points(), 1, Integer::sum);
        if (verdict.reason() == Verdict.Reason.POINTS) {
            pointsThatDecided.merge(verdict.points(), 1, Integer::sum);
        }
        decisions += record.decisions();
        forced += record.forced();
        options += record.options();
        games++;
    }

    void add(Tally other) {
        other.wins.forEach((side, reasons) ->
                reasons.forEach((reason, count) -> wins.get(side).merge(reason, count, Integer::sum)));
        other.points.forEach((value, count) -> points.merge(value, count, Integer::sum));
        other.pointsThatDecided.forEach((value, count) -> pointsThatDecided.merge(value, count, Integer::sum));
        decisions += other.decisions;
        forced += other.forced;
        options += other.options;
        games += other.games;
    }

    public int wins(Side side) {
        return wins.get(side).values().stream().mapToInt(Integer::intValue).sum();
    }

    public int wins(Side side, Verdict.Reason reason) {
        return wins.get(side).getOrDefault(reason, 0);
    }

    /** How many games ended with how many Rebel victory points. */
    public Map<Integer, Integer> points() {
        return new TreeMap<>(points);
    }

    /** The games the rebels would have won if so many points had been enough at the end of the last turn. */
    public int rebelWinsAt(int threshold) {
        return wins(Side.REBEL, Verdict.Reason.INSTANT_VICTORY)
                + pointsThatDecided.tailMap(threshold).values().stream()
                        .mapToInt(Integer::intValue)
                        .sum();
    }

    public double meanPoints() {
        return points.entrySet().stream()
                        .mapToLong(entry -> (long) entry.getKey() * entry.getValue())
                        .sum()
                / (double) games;
    }

    /** Decisions with more than one legal action. */
    public long decisions() {
        return decisions;
    }

    public long forced() {
        return forced;
    }

    public double optionsPerDecision() {
        return options / (double) Math.max(1, decisions);
    }

    public int games() {
        return games;
    }
}
