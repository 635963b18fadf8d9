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
 * @param promise the hash of the nonce, given before it; null where none was asked for
 * @param formerHash of the link before the last renewal, until the new one has been used; otherwise null
 * @param unproved whether the present link has never been used: whoever got it may have lost it with the answer
 * @param orders what this seat has ordered once for all, as a text the store does not read; null if nothing
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
        int seen,
        String promise,
        byte[] formerHash,
        boolean unproved,
        String orders) {

    /** The seat with other links. */
    public SeatRow withLinks(byte[] token, byte[] invite) {
        return withLinks(token, invite, null, false);
    }

    /** The seat with a new link, which counts once it has been used: until then the former one may ask for another. */
    public SeatRow renewed(byte[] token) {
        boolean repeated = unproved && formerHash != null;
        return withLinks(token, null, repeated ? formerHash : tokenHash, true);
    }

    /** The seat once its link has been used: whoever asked for it has it. */
    public SeatRow proved() {
        return withLinks(tokenHash, null, null, false);
    }

    private SeatRow withLinks(byte[] token, byte[] invite, byte[] former, boolean unused) {
        return new SeatRow(
                gameId, side, kind, level, name, token, invite, nonce, joinedAt, seen, promise, former, unused, orders);
    }

    /** The seat with what it adds to the dice. */
    public SeatRow withParts(String promised, String shown) {
        return new SeatRow(
                gameId,
                side,
                kind,
                level,
                name,
                tokenHash,
                inviteHash,
                shown,
                joinedAt,
                seen,
                promised,
                formerHash,
                unproved,
                orders);
    }

    /** The seat with other standing orders. */
    public SeatRow withOrders(String given) {
        return new SeatRow(
                gameId,
                side,
                kind,
                level,
                name,
                tokenHash,
                inviteHash,
                nonce,
                joinedAt,
                seen,
                promise,
                formerHash,
                unproved,
                given);
    }

    /** Rows end up in logs; hashes and nonces must not. */
    @Override
    public String toString() {
        return "SeatRow[" + gameId + " " + side + " " + kind + "]";
    }
}
