package fitg.players.review;

import fitg.play.Decision;
import fitg.procedure.Action;
import java.util.Optional;

/**
 * A decision after which a side stood worse than it could have.
 *
 * @param number how many actions had been played before it
 * @param turn the game-turn
 * @param chance of its side to win, with what was played
 * @param without of its side to win, with what would have been better
 * @param reason what speaks for the better answer, one sentence; empty if only trying it out shows it
 */
public record Costly(
        int number,
        int turn,
        Decision decision,
        Action played,
        Action better,
        double chance,
        double without,
        Optional<String> reason) {

    /** In chances to win. */
    public double cost() {
        return without - chance;
    }
}
