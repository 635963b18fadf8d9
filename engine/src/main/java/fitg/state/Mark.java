package fitg.state;

/** Markers and notes that lie in an environ. */
public enum Mark {
    /** Case 13.2: a coup moved the loyalty here; there is no second one. */
    COUP,
    /** Case 15.46: the populace went wild here in this mission phase. */
    POPULACE_WILD,
    /** This environ has had its missions, or its turn in the segment under way. */
    DONE,
    /** Special Rebellion Combat has taken place here in this step (K-R17). */
    RISEN,
    /** The drugs of a planet make everybody here better by one (Drug World), once that is known. */
    DRUGGED,
    /** They do so to escorts and sovereigns too (S-R6); never without {@link #DRUGGED}. */
    DRUGGED_COMPANIONS,
    /** They raise what is special about characters too (planet_secrets.csv); never without {@link #DRUGGED}. */
    DRUGGED_BONUSES;

    int bit() {
        return 1 << ordinal();
    }
}
