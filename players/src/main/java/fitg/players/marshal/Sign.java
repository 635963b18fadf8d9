package fitg.players.marshal;

/**
 * What a position shows that says who will win. "Early" is weighed by the share of the rebels' mission phases still to
 * come.
 */
public enum Sign {
    ALWAYS,
    EARLY,
    REBELS_TO_MOVE,

    // ---- planets that have not risen
    PATRIOTIC,
    LOYAL,
    NEUTRAL,
    DISSENT,
    UNREST,
    LOYAL_EARLY,
    NEUTRAL_EARLY,
    DISSENT_EARLY,
    UNREST_EARLY,
    REBELLION_STOPPED,
    GARRISON,
    REBELS_IN_ARMS,
    PDB,
    AGITATION_EARLY,

    // ---- planets in rebellion
    REBELLION,
    REBELLION_EARLY,
    SHARE_OF_STRENGTH,
    REBEL_STRENGTH,
    IMPERIAL_STRENGTH,
    CLEARED_EARLY,
    PDB_DOWN,
    REBEL_LEADER,
    IMPERIAL_LEADER,

    // ---- planets the rebels have won
    REBEL_CONTROL,
    REBEL_STRENGTH_IN_CONTROL,
    IMPERIAL_STRENGTH_AGAINST_CONTROL,

    // ---- characters
    REBEL_ABILITY_EARLY,
    REBELS_DETECTED,
    REBELS_CAPTURED,
    REBELS_DEAD,
    LAST_REBEL,
    IMPERIAL_CHARACTERS,
    IMPERIAL_ABILITY_EARLY,
    IMPERIALS_DEAD,

    // ---- points
    MARGIN_LATE,
    WON_LATE
}
