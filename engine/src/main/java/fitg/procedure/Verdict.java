package fitg.procedure;

import fitg.content.Side;

/** How a game ended: who won, why, and the Rebel victory points at that moment. */
public record Verdict(Side winner, Reason reason, int points) {

    public enum Reason {
        /** Case 16.18: the scenario's instant victory. */
        INSTANT_VICTORY,
        /** The victory points after the last game-turn. */
        POINTS,
        /** One of the players gave up; no rule of the game, but an end all the same. */
        RESIGNATION
    }
}
