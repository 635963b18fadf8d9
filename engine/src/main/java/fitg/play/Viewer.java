package fitg.play;

import fitg.content.Side;

/** Who looks at a game. A spectator knows what both players know. */
public enum Viewer {
    REBEL(Side.REBEL),
    IMPERIAL(Side.IMPERIAL),
    SPECTATOR(null);

    private final Side side;

    Viewer(Side side) {
        this.side = side;
    }

    public static Viewer of(Side side) {
        return side == Side.REBEL ? REBEL : IMPERIAL;
    }

    /** The side whose secrets this viewer shares; null for a spectator. */
    public Side side() {
        return side;
    }

    public boolean is(Side other) {
        return side == other;
    }
}
