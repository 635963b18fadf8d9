package fitg.content;

/** Case 15.1: the loyalty track of a planet, from the Empire's end to the rebels'. */
public enum Loyalty {
    PATRIOTIC,
    LOYAL,
    NEUTRAL,
    DISSENT,
    UNREST;

    private static final Loyalty[] TRACK = values();

    /** Case 15.11: +2 (best) to -2 in the eyes of a side. */
    public int valueFor(Side side) {
        int imperial = NEUTRAL.ordinal() - ordinal();
        return side == Side.IMPERIAL ? imperial : -imperial;
    }

    /** Case 15.13: one space in favour of a side; a shift past the end is ignored. */
    public Loyalty shiftedFor(Side side) {
        int space = ordinal() + (side == Side.IMPERIAL ? -1 : 1);
        return space < 0 || space >= TRACK.length ? this : TRACK[space];
    }

    public static Loyalty at(int space) {
        return TRACK[space];
    }
}
