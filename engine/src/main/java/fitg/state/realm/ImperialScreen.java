package fitg.state.realm;

import fitg.content.PieceSet;
import fitg.state.Digest;

/** K-R8: what the Imperial player has spent and raised behind his screen in the step under way, not shown yet. */
public final class ImperialScreen {

    private int points;
    private long up;
    private long levels;
    private long secondLevels;

    /** What he has spent; the other side still sees it on the track. */
    public int points() {
        return points;
    }

    void spend(int more) {
        points += more;
    }

    /** A PDB is put Up. */
    public void putUp(int planet) {
        up |= PieceSet.only(planet);
    }

    public boolean isUp(int planet) {
        return PieceSet.has(up, planet);
    }

    /** A PDB gets another level; in the set-up there may be two. */
    public void raise(int planet) {
        if (PieceSet.has(levels, planet)) {
            secondLevels |= PieceSet.only(planet);
        }
        levels |= PieceSet.only(planet);
    }

    /** How many levels of a PDB the other side does not see yet. */
    public int levels(int planet) {
        return (PieceSet.has(levels, planet) ? 1 : 0) + (PieceSet.has(secondLevels, planet) ? 1 : 0);
    }

    /** The planets whose PDBs came Up or rose. */
    public long pdbs() {
        return up | levels;
    }

    /** Everything is seen. */
    public void drop() {
        points = 0;
        up = PieceSet.NONE;
        levels = PieceSet.NONE;
        secondLevels = PieceSet.NONE;
    }

    void copyInto(ImperialScreen t) {
        t.points = points;
        t.up = up;
        t.levels = levels;
        t.secondLevels = secondLevels;
    }

    void digest(Digest d) {
        d.add(points).add(up).add(levels).add(secondLevels);
    }

    int bytes() {
        return Integer.BYTES + 3 * Long.BYTES;
    }
}
