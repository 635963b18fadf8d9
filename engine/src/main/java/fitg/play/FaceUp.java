package fitg.play;

import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.procedure.Procedure;
import fitg.state.GameState;

/**
 * Case 7.22: the Imperial units whose strength is being used lie open for the time. Says how many Lines there are among
 * them, by whether they have moved; the environ is NOBODY when nothing lies open.
 */
record FaceUp(int environ, int unmoved, int moved) {

    private static final FaceUp NOTHING = new FaceUp(GameState.NOBODY, 0, 0);

    /** What lies open to somebody who would not know it otherwise. */
    static FaceUp in(Game game, Viewer viewer) {
        if (viewer.is(Side.IMPERIAL)) {
            return NOTHING;
        }
        for (Procedure procedure : game.resolution().allUnderWay()) {
            int environ = procedure.unitsShownIn();
            if (environ >= 0) {
                int unmoved = game.state().unmoved(environ, UnitKind.LINE);
                return new FaceUp(environ, unmoved, game.state().units(environ, UnitKind.LINE) - unmoved);
            }
        }
        return NOTHING;
    }

    /** Turns them up again in a state whose units were all turned face down. */
    void turnUp(GameState seen) {
        if (environ >= 0) {
            seen.imagineLines(environ, unmoved, moved);
        }
    }
}
