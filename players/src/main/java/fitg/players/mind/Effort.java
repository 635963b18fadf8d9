package fitg.players.mind;

/**
 * How much was thought.
 *
 * @param playouts imagined games played on to their horizon
 * @param decisions taken in them by both sides: the nodes of the search
 */
public record Effort(long playouts, long decisions) {

    public static final Effort NONE = new Effort(0, 0);

    public Effort plus(Effort other) {
        return new Effort(playouts + other.playouts, decisions + other.decisions);
    }
}
