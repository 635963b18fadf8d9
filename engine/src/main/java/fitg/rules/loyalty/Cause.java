package fitg.rules.loyalty;

/** Why loyalty shifts; some causes push a planet at Unrest into rebellion (3-galactic, 3.1 line 8). */
public enum Cause {
    MISSION,
    SOVEREIGN,
    /** Full taxes, or any taxes of a planet that welcomes rebels. */
    TAX,
    /** A planet that is not taxed calms down. */
    RELIEF,
    DOMINO,
    /** Case 23.3. */
    DOMINO_OF_CONTROL,
    GALACTIC_EVENT,
    /** Event 109. */
    UPHEAVAL,
    /** What atrocities lead to. */
    BACKLASH,
    SNEAK_ATTACK;

    public boolean mayRaise() {
        return this == TAX || this == DOMINO_OF_CONTROL || this == UPHEAVAL || this == BACKLASH;
    }

    /** From another planet or from a card: what Empire Forever and Welcome Rebels are immune to. */
    boolean comesFromOutside() {
        return this == DOMINO || this == DOMINO_OF_CONTROL || this == GALACTIC_EVENT || this == UPHEAVAL;
    }
}
