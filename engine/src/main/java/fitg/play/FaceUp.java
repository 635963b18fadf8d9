package fitg.play;

import fitg.content.UnitSet;
import fitg.procedure.Resolution;
import fitg.rules.movement.first.MilitaryMove;
import fitg.rules.pdb.first.PdbAttack;
import fitg.state.Forces;
import fitg.state.GameState;
import fitg.state.Holder;

/**
 * Case 7.22: the Imperial units whose strength is being used lie open for the time. Says which they are, by whether they
 * have moved; the environ is NOBODY when nothing lies open.
 *
 * @param all whether they are all that would lie face down there
 */
record FaceUp(int environ, UnitSet unmoved, UnitSet moved, boolean all) {

    private static final FaceUp NOTHING = new FaceUp(Holder.NOBODY, UnitSet.EMPTY, UnitSet.EMPTY, false);

    /** What lies open to somebody who would not know it otherwise. */
    static FaceUp in(Game game, Viewer viewer) {
        if (!PlayerView.areUnitsHidden(game.scenario(), game.state(), viewer)) {
            return NOTHING;
        }
        Forces forces = game.state().forces();
        Resolution r = game.resolution();
        for (int level = 0; level < r.depth(); level++) {
            int environ = r.underWay(level).unitsShownIn();
            if (environ >= 0) {
                return new FaceUp(environ, forces.hidden(environ, false), forces.hidden(environ, true), true);
            }
            if (r.underWay(level) instanceof PdbAttack attack && r.underWay(level - 1) instanceof MilitaryMove move) {
                return underFire(forces, attack.shown(), move.standingIn());
            }
        }
        return NOTHING;
    }

    /** A stack that a PDB has hit as it left; one that it hits on arrival stands nowhere yet. */
    private static FaceUp underFire(Forces forces, UnitSet shown, int environ) {
        return shown.isEmpty() || environ < 0
                ? NOTHING
                : new FaceUp(environ, shown, UnitSet.EMPTY, shown.size() == forces.faceDown(environ));
    }

    /** What lies open in an environ. */
    UnitSet in(int place) {
        return environ == place ? unmoved.plus(moved) : UnitSet.EMPTY;
    }

    /** Turns them up again in a state whose units were all turned face down. */
    void turnUp(GameState seen) {
        if (environ >= 0) {
            seen.forces().imagine(environ, unmoved, moved);
        }
    }
}
