package fitg.players.review;

import fitg.content.Side;
import java.util.List;
import java.util.Map;

/**
 * What can be learned from a game.
 *
 * @param curve the chances by decision
 * @param costly the decisions of each side that cost most, the costliest first; only such as trying out showed to be so
 */
public record Review(List<Moment> curve, Map<Side, List<Costly>> costly) {

    /**
     * A decision with more than one answer.
     *
     * @param number how many actions had been played before it
     * @param rebels the chance of the rebels to win, as it seemed to whoever was asked
     */
    public record Moment(int number, double rebels) {}
}
