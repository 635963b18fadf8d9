package fitg.play;

import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.procedure.Resolution;
import fitg.state.Forces;
import fitg.state.GameState;
import fitg.state.Holder;

/**
 * Case 7.22: the Imperial units whose strength is being used lie open for the time. Says which they are, by whether they
 * have moved; the environ is NOBODY when nothing lies open.
 */
record FaceUp(int environ, UnitSet unmoved, UnitSet moved) {

    private static final FaceUp NOTHING = new FaceUp(Holder.NOBODY, UnitSet.EMPTY, UnitSet.EMPTY);

    /** What lies open to somebody who would not know it otherwise. */
    static FaceUp in(Game game, Viewer viewer) {
        if (viewer.is(Side.IMPERIAL)) {
            return NOTHING;
        }
        Forces forces = game.state().forces();
        Resolution r = game.resolution();
        for (int level = 0; level < r.depth(); level++) {
            int environ = r.underWay(level).unitsShownIn();
            if (environ >= 0) {
                return new FaceUp(environ, forces.hidden(environ, false), forces.hidden(environ, true));
            }
        }
        return NOTHING;
    }

    /** Turns them up again in a state whose units were all turned face down. */
    void turnUp(GameState seen) {
        if (environ >= 0) {
            seen.forces().imagine(environ, unmoved, moved);
        }
    }
}
