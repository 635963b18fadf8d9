package fitg.server.store;

import fitg.content.Side;

/**
 * One of the two seats of a game.
 *
 * @param level of a computer player, otherwise null
 * @param name null until somebody sits down
 * @param tokenHash of the secret that proves who sits here; null without a person
 * @param inviteHash of the secret that lets somebody sit down; null once used
 * @param nonce what this seat adds to the dice; null until known
 * @param joinedAt null until somebody sits down
 * @param seen how many entries of the log the seat has seen
 */
public record SeatRow(
        String gameId,
        Side side,
        SeatKind kind,
        String level,
        String name,
        byte[] tokenHash,
        byte[] inviteHash,
        String nonce,
        Long joinedAt,
        int seen) {

    /** Rows end up in logs; hashes and nonces must not. */
    @Override
    public String toString() {
        return "SeatRow[" + gameId + " " + side + " " + kind + "]";
    }
}
