package fitg.lab;

import fitg.content.Side;
import fitg.procedure.Verdict;

/**
 * One game of a tournament.
 *
 * @param first the player the pairing is about
 * @param game its number within the pairing; two neighbours have the same dice and swapped seats
 */
public record Match(
        String first, String second, int game, Side seatOfFirst, Side winner, Verdict.Reason reason, int points) {

    boolean isOf(Pairing pairing) {
        return first.equals(pairing.first()) && second.equals(pairing.second());
    }

    boolean wonByFirst() {
        return winner == seatOfFirst;
    }
}
