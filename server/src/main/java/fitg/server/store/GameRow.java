package fitg.server.store;

import fitg.content.Side;

/**
 * What is known of a game apart from its seats and its journal. Times are milliseconds since 1970.
 *
 * @param options JSON that the store does not look into
 * @param commitment the promise about the dice that everybody sees; {@code secret} and {@code salt} redeem it
 * @param openingChance the dice of the first {@code diceFrom} entries of a fork or an import, otherwise null
 * @param spectatorDelay how far spectators are behind
 * @param origin "new", "rematch", "fork", "import" or "position"; {@code originGame} says of which game, or is null
 * @param rematchOffer who offers a rematch, or null; {@code rematchGame} is the game it led to, or null
 * @param winner null until the game is over, and after a draw; so are {@code reason} and {@code points}
 * @param unfit why the game cannot be played on, or null
 * @param lines how many lines were said
 * @param diceScheme 1 if nonces lie open as they come, 2 if they are promised first
 * @param turn where a running game stood after its last entry, and who was to decide; null when nobody noted it
 * @param removalWish who wishes the game removed, or null
 */
public record GameRow(
        String id,
        long createdAt,
        long updatedAt,
        Status status,
        String scenario,
        String options,
        int rulesVersion,
        String commitment,
        String secret,
        String salt,
        String openingChance,
        int diceFrom,
        boolean spectators,
        int spectatorDelay,
        String origin,
        String originGame,
        Side rematchOffer,
        String rematchGame,
        Side winner,
        String reason,
        Integer points,
        String unfit,
        boolean computerToMove,
        int entries,
        int revision,
        int lines,
        int diceScheme,
        Integer turn,
        Side waitingFor,
        Side removalWish) {

    /** Thousands of rows share the few texts there are for these. */
    public GameRow {
        scenario = scenario.intern();
        options = options.intern();
        origin = origin.intern();
    }

    /** As the store has it once that is added; what an append leaves alone stays as it is. */
    public GameRow after(Append append) {
        return new GameRow(
                id,
                createdAt,
                append.at(),
                status == Status.FINISHED || append.status() == Status.WAITING ? status : append.status(),
                scenario,
                options,
                rulesVersion,
                commitment,
                secret,
                salt,
                openingChance,
                diceFrom,
                spectators,
                spectatorDelay,
                origin,
                originGame,
                rematchOffer,
                rematchGame,
                append.winner() == null ? winner : append.winner(),
                append.reason() == null ? reason : append.reason(),
                append.points() == null ? points : append.points(),
                unfit,
                append.computerToMove(),
                entries + append.entries().size(),
                append.revisionFrom(revision),
                lines,
                diceScheme,
                append.standing().turn(),
                append.standing().waitingFor(),
                removalWish);
    }

    /** Rows end up in logs; the secret of the dice must not. */
    @Override
    public String toString() {
        return "GameRow[" + id + " " + status + ", entries=" + entries + ", revision=" + revision + "]";
    }
}
