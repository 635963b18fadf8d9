package fitg.lab;

import fitg.content.Side;
import fitg.procedure.Verdict;

/**
 * One game of a tournament.
 *
 * @param first the player the pairing is about
 * @param game its number within the pairing; two neighbours have the same dice and swapped seats
 * @param points the Rebel victory points on the table when it ended, also if an instant victory ended it
 * @param thoughtOfFirst how long the first player thought; null in files from before this was kept
 */
public record Match(
        String first,
        String second,
        int game,
        Side seatOfFirst,
        Side winner,
        Verdict.Reason reason,
        int points,
        Thinking thoughtOfFirst,
        Thinking thoughtOfSecond) {

    boolean isOf(Pairing pairing) {
        return first.equals(pairing.first()) && second.equals(pairing.second());
    }

    Thinking thoughtOf(String player) {
        Thinking thought = player.equals(first) ? thoughtOfFirst : player.equals(second) ? thoughtOfSecond : null;
        return thought == null ? Thinking.NONE : thought;
    }

    boolean wonByFirst() {
        return winner == seatOfFirst;
    }
}
