package fitg.rules.possession;

/** The moments at which a possession may be used (RUL-72, RUL-81; the table of specification 14.9). */
public enum Moment {
    /** Start of the Rebel player-turn: the Medi-kit. */
    TURN_START,
    /** Start of an Operations, Search or Mission Phase: Cervac Mk V may disable somebody. */
    PHASE_START,
    /** Before a detection die for the ship the owner is aboard. */
    DETECTION,
    /** Military units search for the owner's group. */
    HIDING_FROM_UNITS,
    /** Characters search for the owner's group. */
    HIDING_FROM_CHARACTERS,
    /** The owner searches. */
    SEARCHING,
    /** A Rebel leader is about to be named. */
    LEADER,
    /** A round of character combat in which the owner's force defends. */
    DEFENDING,
    /** A round in which the owner attacks. */
    ATTACKING,
    /** A round against a creature that fights with Intelligence. */
    MENTAL_COMBAT,
    /** The owner's group must take wounds. */
    WOUNDS,
    /** Irate locals attack the owner's group. */
    IRATE_LOCALS,
    /** The first creature event that picks the owner's group. */
    CREATURE_EVENT,
    /** A creature is about to attack the owner's group. */
    CREATURE_ATTACK,
    /** Missions are being assigned: ratings. */
    ASSIGNMENT,
    /** The owner's group has its mission: bonus draws (case 14.27). */
    BONUS_DRAWS,
    /** Start of the Rebel mission phase: the gems buy a ship. */
    MISSION_START,
    /** An Imperial Gather Information mission takes effect in the owner's environ. */
    INFORMATION,
    /** Political matters threaten the owner's Diplomacy mission. */
    POLITICS,
    /** Local protocol does. */
    PROTOCOL,
    /** A rule or text reads the owner's Intelligence. */
    INTELLIGENCE_READ,
    /** A rule or text reads the owner's Diplomacy. */
    DIPLOMACY_READ,
    /** The owner's spaceship is about to jump. */
    JUMP,
    /** The owner is about to repair something. */
    REPAIR
}
