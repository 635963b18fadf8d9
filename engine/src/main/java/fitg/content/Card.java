package fitg.content;

/** The possession cards that do something of their own, by their place in the catalogue (card number less 33). */
public final class Card {

    /** Cards below this are spaceships; their place and holder are kept with the ships. */
    public static final int SHIPS = 8;

    public static final int RIFLE = 8;
    public static final int BLADE = 9;
    public static final int HELIAN_DRUG = 10;
    public static final int SCANNER = 11;
    public static final int SCRAMBLER = 12;
    public static final int MEDI_KIT = 13;
    public static final int BODY_SHIELD = 14;
    public static final int GEMS = 15;
    public static final int CERVAC = 16;
    public static final int NORROCKS = 17;
    public static final int CHARSOT = 18;
    public static final int ANDROID = 19;
    public static final int COUNT = 20;

    /** Case 14.3: companions travel as passengers, and nobody has more than one. */
    public static final long COMPANIONS =
            PieceSet.only(CERVAC) | PieceSet.only(NORROCKS) | PieceSet.only(CHARSOT) | PieceSet.only(ANDROID);

    private Card() {}
}
