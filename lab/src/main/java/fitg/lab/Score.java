package fitg.lab;

import fitg.content.Side;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How a pairing went, from the first player's side. */
public final class Score {

    private final Pairing pairing;
    private final Map<Side, Integer> games = new HashMap<>();
    private final Map<Side, Integer> wins = new HashMap<>();
    private final Interval difference;
    private int pairs;

    Score(Pairing pairing, List<Match> matches) {
        this.pairing = pairing;
        Map<Integer, Integer> whenFirstWasRebel = new HashMap<>();
        Map<Integer, Integer> whenSecondWas = new HashMap<>();
        for (Match match : matches) {
            if (match.isOf(pairing)) {
                games.merge(match.seatOfFirst(), 1, Integer::sum);
                wins.merge(match.seatOfFirst(), match.wonByFirst() ? 1 : 0, Integer::sum);
                boolean rebel = match.seatOfFirst() == Side.REBEL;
                (rebel ? whenFirstWasRebel : whenSecondWas).put(match.game() / 2, match.points());
            }
        }
        difference = difference(whenFirstWasRebel, whenSecondWas);
    }

    /** With the same dice: how many more points the rebels had when the first player led them. */
    private Interval difference(Map<Integer, Integer> own, Map<Integer, Integer> others) {
        double sum = 0;
        double squares = 0;
        for (Map.Entry<Integer, Integer> entry : own.entrySet()) {
            Integer other = others.get(entry.getKey());
            if (other != null) {
                double more = entry.getValue() - other;
                sum += more;
                squares += more * more;
                pairs++;
            }
        }
        return Interval.ofMean(sum, squares, pairs);
    }

    public Pairing pairing() {
        return pairing;
    }

    public int games() {
        return games(Side.REBEL) + games(Side.IMPERIAL);
    }

    public int games(Side seat) {
        return games.getOrDefault(seat, 0);
    }

    public int wins() {
        return wins(Side.REBEL) + wins(Side.IMPERIAL);
    }

    public int wins(Side seat) {
        return wins.getOrDefault(seat, 0);
    }

    public Interval share() {
        return Interval.ofShare(wins(), games());
    }

    public Interval share(Side seat) {
        return Interval.ofShare(wins(seat), games(seat));
    }

    /** How many pairs of games with the same dice and swapped seats there are. */
    public int pairs() {
        return pairs;
    }

    /** The mean over these pairs of the points the first player made as the rebel, less those the second made. */
    public Interval pointDifference() {
        return difference;
    }
}
