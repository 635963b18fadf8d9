package fitg.state;

/** Things of the whole game that are either so or not. */
public enum Flag {
    /** Case 16.19: the Rebel player has gathered information with two letters. */
    REBEL_INFORMATION,
    /** Case 16.19: the Imperial player has. */
    IMPERIAL_INFORMATION,
    /** The Zop gives only once. */
    ZOP_MET,
    /** RUL-37: the Imperial player took a Line this turn and may not put a PDB Up. */
    LINE_TAKEN,
    /** Case 16.16: the phasing player has put a PDB Up in this segment. */
    PDB_RAISED,
    /** Case 21.27: all Imperial units that jump in this segment count Navigation two and stay face down. */
    NAVIGATION_TWO;

    int bit() {
        return 1 << ordinal();
    }
}
