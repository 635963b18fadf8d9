package fitg.state;

/**
 * One part of a state that can be changed: what a chapter of the rules keeps about the pieces it moves. An edition or a
 * level that keeps more brings further parts with its ruleset.
 */
public interface Part {

    Part copy();

    /** Makes {@code target}, a part of the same sort for the same area, equal to this without allocating. */
    void copyInto(Part target);

    /** Adds everything that decides how the game goes on. */
    void digest(Digest d);

    /** How many people there can be in a game that keeps this besides. */
    default int people() {
        return Cast.COUNT;
    }

    /** Bytes of heap its figures take. */
    int bytes();
}
