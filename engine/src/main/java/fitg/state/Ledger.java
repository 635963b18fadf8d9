package fitg.state;

/** What the game remembers of the environ whose missions are being resolved; forgotten when it is left. */
public enum Ledger {
    /** Case 13.42: the types of event drawn here. */
    EVENTS,
    /** Case 13.48: the missions whose group has been searched for. */
    SEARCHED,
    /** The missions whose group a creature event has picked before. */
    CREATURE_MET,
    /** The missions that get no bonus draws because of a creature. */
    DRAWS_BARRED,
    /** The missions that get one bonus draw less because of a creature. */
    DRAWS_REDUCED,
    /** 1 when the Advisor Android has saved a Diplomacy mission here (RUL-74). */
    ANDROID_USED;

    public static final int COUNT = values().length;
}
