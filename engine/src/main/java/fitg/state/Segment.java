package fitg.state;

/** Case 4.0: the steps of a player-turn, in order. */
public enum Segment {
    SET_UP,
    START,
    ARRIVALS,
    MOVEMENT,
    REACTION,
    MILITARY_COMBAT,
    SEARCH,
    MISSIONS,
    END,
    INTERPHASE;

    private static final Segment[] ALL = values();

    public static Segment at(int ordinal) {
        return ALL[ordinal];
    }
}
