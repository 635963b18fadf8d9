package fitg.server.table;

import fitg.content.Side;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import java.util.EnumMap;
import java.util.Map;

/**
 * What somebody who creates a game decides on.
 *
 * @param spectatorDelay how many seconds spectators are behind
 */
public record GamePlan(
        Scenario scenario, Options options, Map<Side, SeatPlan> seats, boolean spectators, int spectatorDelay) {

    private static final int LONGEST_DELAY = 24 * 60 * 60;

    public GamePlan {
        if (seats.size() != Side.values().length) {
            throw new Refusal(Refusal.Kind.MALFORMED, "A game needs two seats: rebel and imperial.");
        }
        seats = new EnumMap<>(seats);
        if (spectatorDelay < 0 || spectatorDelay > LONGEST_DELAY) {
            throw new Refusal(
                    Refusal.Kind.MALFORMED, "Spectators can be from 0 to " + LONGEST_DELAY + " seconds behind.");
        }
    }
}
