package fitg.content;

/** The footnotes of the Detection Table that move its column (chart 9.7, case 20.7), to the left unless something else is said. */
public final class DetectionShifts {

    /** Military units in orbit: a column for so many points of space strength each, above a least strength. */
    record Fleet(int least, int step) {}

    private final int[] byPdbLevel;
    private final int detected;
    private final Fleet besidePdb;
    private final Fleet alone;
    private final int deltronics;

    DetectionShifts(int[] byPdbLevel, int detected, Fleet besidePdb, Fleet alone, int deltronics) {
        this.byPdbLevel = byPdbLevel;
        this.detected = detected;
        this.besidePdb = besidePdb;
        this.alone = alone;
        this.deltronics = deltronics;
    }

    /** For a PDB of this level, if it looks at all, and for a ship with somebody aboard who is detected already (case 9.43). */
    public int of(int pdbLevel, boolean alreadyDetected) {
        return (pdbLevel < 0 ? 0 : byPdbLevel[pdbLevel]) + (alreadyDetected ? detected : 0);
    }

    /** For starships that help a PDB. */
    public int besidePdb(int strength) {
        return columns(besidePdb, strength);
    }

    /** For starships without a PDB. */
    public int alone(int strength) {
        return columns(alone, strength);
    }

    /** Case 20.76: starships without a PDB must be so strong to find anything. */
    public int leastAlone() {
        return alone.least;
    }

    /** To the right, for ships with parts from Imperial Deltronics. */
    public int deltronics() {
        return deltronics;
    }

    private static int columns(Fleet fleet, int strength) {
        return Math.max(0, strength - fleet.least) / fleet.step;
    }
}
