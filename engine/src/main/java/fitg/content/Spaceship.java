package fitg.content;

/**
 * A spaceship counter. Indices 0 to 7 are the Rebel ships (cards 33 to 40), 8 to 10 the common Imperial ships, 11 is
 * Redjac's.
 */
public record Spaceship(int index, String name, Side side, int cannons, int shields, int maneuver, int passengers) {

    public static final int REBEL_SHIPS = 8;
    public static final int S_XIII = 7;
    public static final int FIRST_IMPERIAL = 8;
    public static final int REDJACS = 11;
    public static final int COUNT = 12;

    /** Case 14.58: the S-XIII always counts its full maneuver. */
    public boolean keepsFullManeuver() {
        return index == S_XIII;
    }
}
