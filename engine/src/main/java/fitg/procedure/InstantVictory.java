package fitg.procedure;

import fitg.state.Position;

/** Case 16.18: something that wins the game at the moment it is so. */
@FunctionalInterface
public interface InstantVictory {

    /** More planets than there are. */
    int NO_NUMBER = Integer.MAX_VALUE;

    boolean holds(Scenario scenario, Position position);

    /** How many planets the Rebel player needs for it; for players who weigh what a planet is worth. */
    default int planets() {
        return NO_NUMBER;
    }

    /** Whether it is won by capturing this character. */
    default boolean isPrize(int character) {
        return false;
    }
}
