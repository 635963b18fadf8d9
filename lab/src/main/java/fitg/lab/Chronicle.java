package fitg.lab;

import fitg.content.Side;
import fitg.play.PlayerView;
import fitg.procedure.Event;
import java.util.List;
import java.util.function.Supplier;

/**
 * Follows one game by its events and enters them in the statistics. One action may lead through several segments and even
 * into the next turn, so only the events themselves tell when each of them happened.
 */
final class Chronicle {

    private final TurnStatistics statistics;
    private int turn = 1;
    private Side phasing = Side.REBEL;

    Chronicle(TurnStatistics statistics) {
        this.statistics = statistics;
    }

    /**
     * What an action led to. The board at the end of a turn is the one the next decision finds; what comes in between is
     * healing and units that waited for room.
     */
    void happened(List<Event> events, Supplier<PlayerView> board) {
        for (Event event : events) {
            switch (event) {
                case Event.TurnBegan began -> {
                    endTurnsBefore(began.turn(), board);
                    turn = began.turn();
                }
                case Event.SegmentBegan began -> phasing = began.phasing();
                case Event.GameEnded _ -> statistics.ended(turn, board.get());
                default -> statistics.happened(turn, phasing, event);
            }
        }
    }

    /** The first turn begins with the set-up, so that its own beginning ends nothing. */
    private void endTurnsBefore(int next, Supplier<PlayerView> board) {
        for (int over = turn; over < next; over++) {
            statistics.ended(over, board.get());
        }
    }
}
