package fitg.state;

/** Who has a card, a ship or a prisoner when it is not a character; and nobody at all. */
public final class Holder {

    public static final int NOBODY = -1;

    /** The military units of an environ (of a prisoner or a ship). */
    public static final int UNITS = -5;

    /** Holder of a ship whose holder was lost somewhere else. */
    public static final int ORPHANED = -6;

    /** Possession cards not drawn yet. */
    public static final int DECK = -7;

    /** Possession cards the Empire has taken. */
    public static final int IMPERIAL_HANDS = -8;

    /** Possession cards that are out of the game. */
    public static final int REMOVED = -9;

    /** Nobody but the ship a prisoner is aboard (S-R62). */
    public static final int SHIP = -10;

    private Holder() {}
}
