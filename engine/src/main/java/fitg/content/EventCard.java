package fitg.content;

/** The galactic event cards by their numbers, each named once; what a card names or counts is read from it. */
public final class EventCard {

    public static final int PLUNDER = 98;
    public static final int SEGUNDEN_SCANDAL = 99;
    public static final int RARE_MOOD = 100;
    public static final int TIME_SINGULARITY = 101;
    public static final int PEACE_MONTH = 102;
    public static final int RECRUITS_TURN_SCHOLARS = 103;
    public static final int GALACTIC_GAMES = 104;
    public static final int CORE_TURBULENCE = 105;
    public static final int GHOST_FLEET = 106;
    public static final int LONICA_BACKLASH = 107;
    public static final int ZAKIR_SCANDALS = 108;
    public static final int REBEL_CULT = 109;
    public static final int DANCING_MOONS = 110;
    public static final int VARU_SUNSPOTS = 111;
    public static final int CODE_BROKEN = 112;
    public static final int MISROUTED_SHIPMENT = 113;
    public static final int NOMADS = 114;
    public static final int INVENTORY_MONTH = 115;
    public static final int TECHNICIANS_STRIKE = 116;
    public static final int PLAGUE = 117;
    public static final int HYPERSPACE_FLUX = 118;
    public static final int CLONES = 119;
    public static final int KAYN_QUARRELS = 120;
    public static final int COMMUNICATIONS_JAMMED = 121;
    public static final int PDB_WORKS_DISASTER = 122;
    public static final int SQUAD_OUTCRY = 123;
    public static final int SUVAN_DENUNCIATION = 124;
    public static final int SPACESHIP_RECALL = 125;
    public static final int PROPAGANDA_BLITZ = 126;

    private static final Catalogue PRINTED = Catalogue.standard();

    private EventCard() {}

    public static GalacticEvent printed(int number) {
        return PRINTED.campaign().galacticEvent(number);
    }

    /** The planets a card names, by their place in the catalogue. */
    public static long planets(int number) {
        long planets = PieceSet.NONE;
        for (int id : printed(number).targetNumbers()) {
            planets |= PieceSet.only(PRINTED.planetById(id).index());
        }
        return planets;
    }

    /** The one planet a card names, by its place in the catalogue. */
    public static int planet(int number) {
        return PRINTED.planetById(region(number)).index();
    }

    /** The number of the one province, star system or planet a card names. */
    public static int region(int number) {
        return printed(number).targetNumbers().getFirst();
    }
}
