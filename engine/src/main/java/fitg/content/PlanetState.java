package fitg.content;

/** Case 15.5: the four political states of a planet. Who controls it now is another question (control table). */
public enum PlanetState {
    IMPERIAL_CONTROL,
    REBELLION,
    REBEL_CONTROL,
    REBELLION_STOPPED;

    private static final PlanetState[] ALL = values();

    public static PlanetState at(int ordinal) {
        return ALL[ordinal];
    }

    /** Cases 15.14, 15.47: in the other two states the loyalty marker is out of use and counts as Unrest. */
    public boolean usesLoyaltyMarker() {
        return this == IMPERIAL_CONTROL || this == REBELLION_STOPPED;
    }
}
