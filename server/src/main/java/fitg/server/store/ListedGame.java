package fitg.server.store;

import fitg.content.Side;

/**
 * What a list for whoever runs the server says of a game: nothing that a side may not know, and no secret.
 *
 * @param turn and {@code waitingFor}: where it stood after its last entry, if that was noted
 * @param unfit why it cannot be played on, or null
 */
public record ListedGame(
        String id,
        Status status,
        String scenario,
        long createdAt,
        long updatedAt,
        int entries,
        Integer turn,
        Side waitingFor,
        String unfit,
        boolean removed) {}
