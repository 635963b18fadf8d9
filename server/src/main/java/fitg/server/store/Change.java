package fitg.server.store;

import fitg.content.Side;
import java.util.ArrayList;
import java.util.List;

/**
 * New values for a game and some of its seats. Begin with {@link #of} and say what shall differ.
 *
 * @param seats complete new rows, except for what a seat has seen; seats that are not listed stay as they are
 */
public record Change(
        long at,
        Status status,
        boolean spectators,
        int spectatorDelay,
        Side rematchOffer,
        String rematchGame,
        Side winner,
        String reason,
        Integer points,
        boolean computerToMove,
        Side removalWish,
        List<SeatRow> seats) {

    public Change {
        seats = List.copyOf(seats);
    }

    /** Everything stays as it is, except the time of the last change. */
    public static Change of(GameRow game, long at) {
        return new Change(
                at,
                game.status(),
                game.spectators(),
                game.spectatorDelay(),
                game.rematchOffer(),
                game.rematchGame(),
                game.winner(),
                game.reason(),
                game.points(),
                game.computerToMove(),
                game.removalWish(),
                List.of());
    }

    public Change status(Status to) {
        return new Change(
                at,
                to,
                spectators,
                spectatorDelay,
                rematchOffer,
                rematchGame,
                winner,
                reason,
                points,
                computerToMove,
                removalWish,
                seats);
    }

    public Change finished(Side by, String why, Integer count) {
        return new Change(
                at,
                Status.FINISHED,
                spectators,
                spectatorDelay,
                rematchOffer,
                rematchGame,
                by,
                why,
                count,
                false,
                removalWish,
                seats);
    }

    public Change spectators(boolean allowed, int delay) {
        return new Change(
                at, status, allowed, delay, rematchOffer, rematchGame, winner, reason, points, computerToMove, removalWish,
                seats);
    }

    public Change rematch(Side offer, String game) {
        return new Change(
                at, status, spectators, spectatorDelay, offer, game, winner, reason, points, computerToMove, removalWish,
                seats);
    }

    public Change computerToMove(boolean toMove) {
        return new Change(
                at,
                status,
                spectators,
                spectatorDelay,
                rematchOffer,
                rematchGame,
                winner,
                reason,
                points,
                toMove,
                removalWish,
                seats);
    }

    public Change removalWish(Side by) {
        return new Change(
                at,
                status,
                spectators,
                spectatorDelay,
                rematchOffer,
                rematchGame,
                winner,
                reason,
                points,
                computerToMove,
                by,
                seats);
    }

    public Change seat(SeatRow row) {
        var more = new ArrayList<>(seats);
        more.add(row);
        return new Change(
                at,
                status,
                spectators,
                spectatorDelay,
                rematchOffer,
                rematchGame,
                winner,
                reason,
                points,
                computerToMove,
                removalWish,
                more);
    }
}
