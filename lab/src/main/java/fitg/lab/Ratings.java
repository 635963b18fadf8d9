package fitg.lab;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Elo ratings that fit the results best (Bradley and Terry), with the first player at 0. */
final class Ratings {

    private static final int ROUNDS = 2_000;
    private static final double PER_FACTOR_TEN = 400;
    /** Half a game won and lost by everybody, so that whoever lost all of them still has a number. */
    private static final double PRIOR = 0.5;

    private Ratings() {}

    static Map<String, Double> of(List<String> players, List<Score> scores) {
        double[] strength = new double[players.size()];
        Arrays.fill(strength, 1);
        for (int round = 0; round < ROUNDS; round++) {
            for (int player = 0; player < strength.length; player++) {
                strength[player] = improved(player, players, scores, strength);
            }
        }
        Map<String, Double> elo = new LinkedHashMap<>();
        for (int player = 0; player < strength.length; player++) {
            elo.put(players.get(player), PER_FACTOR_TEN * Math.log10(strength[player] / strength[0]));
        }
        return elo;
    }

    /** One step of the minorisation by Hunter: wins over the sum of n / (a + b). */
    private static double improved(int player, List<String> players, List<Score> scores, double[] strength) {
        double won = 0;
        double met = 0;
        for (Score score : scores) {
            int first = players.indexOf(score.pairing().first());
            int second = players.indexOf(score.pairing().second());
            if (first == player || second == player) {
                won += PRIOR + (first == player ? score.wins() : score.games() - score.wins());
                met += (score.games() + 2 * PRIOR) / (strength[first] + strength[second]);
            }
        }
        return met == 0 ? 1 : won / met;
    }
}
