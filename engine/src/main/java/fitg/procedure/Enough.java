package fitg.procedure;

/** A number of points with which the Rebel player wins, and when they are looked at. */
public record Enough(int points, When when) {

    public enum When {
        /** In each interphase, as long as the game goes on. */
        EVERY_INTERPHASE,
        AFTER_THE_LAST_TURN
    }
}
