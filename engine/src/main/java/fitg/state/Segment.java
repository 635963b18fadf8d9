package fitg.state;

/** Case 4.0: the steps of a player-turn, in order; then the further ones of the operations phase of 2002 (E2.A). */
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
    INTERPHASE,
    INTERPLANETARY_MOVEMENT,
    SPACE_COMBAT,
    CHARACTER_MOVEMENT,
    PLANETARY_MOVEMENT,
    ENVIRONS_COMBAT,
    ORBIT_ORGANISATION,
    /** The galactic stage of a campaign: event, resources, assignment (E2.1). */
    GALACTIC_EVENT,
    RESOURCES,
    STRATEGIC_ASSIGNMENT;

    private static final Segment[] ALL = values();

    public static Segment at(int ordinal) {
        return ALL[ordinal];
    }
}
