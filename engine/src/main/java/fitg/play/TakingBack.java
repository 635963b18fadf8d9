package fitg.play;

import fitg.content.Side;

/** How far an undo goes: an answer that was the only one goes back with its cause, and is not asked for (RUL-84). */
public final class TakingBack {

    private TakingBack() {}

    /** The most actions a side may take back to stand before a choice; 0 if it cannot. */
    public static int most(Game game, Side side) {
        for (int count = game.undoable(side); count > 0; count--) {
            if (game.history().isChoice(count)) {
                return count;
            }
        }
        return 0;
    }

    /** The fewest, but at least so many; {@link #most} if nothing further back was a choice. */
    public static int atLeast(Game game, Side side, int actions) {
        int most = most(game, side);
        for (int count = Math.max(1, actions); count <= most; count++) {
            if (game.history().isChoice(count)) {
                return count;
            }
        }
        return most;
    }
}
