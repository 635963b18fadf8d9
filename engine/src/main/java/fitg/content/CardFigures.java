package fitg.content;

/** The figures on the possession cards that do something of their own, looked up once. */
public final class CardFigures {

    /** What a shown card adds to a rating of its owner. */
    public static final int RIFLE_COMBAT = change(Card.RIFLE, "combat");

    public static final int CERVAC_INTELLIGENCE = change(Card.CERVAC, "intelligence");
    public static final int ANDROID_INTELLIGENCE = change(Card.ANDROID, "intelligence");
    public static final int ANDROID_DIPLOMACY = change(Card.ANDROID, "diplomacy");
    public static final int CHARSOT_DIPLOMACY = change(Card.CHARSOT, "diplomacy");

    /** And what one adds for a time, or in a fight. */
    public static final int DRUG_RATING = change(Card.HELIAN_DRUG, "any_rating");

    public static final int BLADE_COMBAT = change(Card.BLADE, "combat_one_round");
    public static final int NORROCKS_COMBAT = change(Card.NORROCKS, "combat_defending");

    public static final int SCANNER_HIDING = change(Card.SCANNER, "hiding_vs_units");
    public static final int SCRAMBLER_HIDING = change(Card.SCRAMBLER, "hiding");

    /** What the level of a PDB changes by for a crew with the Scanner. */
    public static final int SCANNER_PDB_LEVEL = change(Card.SCANNER, "detection_pdb_level");

    private static final byte[][] DRAWS = allDraws();

    private CardFigures() {}

    private static int change(int card, String effect) {
        return Integer.parseInt(value(card, effect));
    }

    /** The bonus draws a card brings to a mission; most cards bring none. */
    public static int draws(int card, Mission mission) {
        return DRAWS[card][mission.ordinal()];
    }

    private static byte[][] allDraws() {
        byte[][] draws = new byte[Card.COUNT][Mission.COUNT];
        for (int card : new int[] {Card.RIFLE, Card.BLADE, Card.GEMS}) {
            for (String pair : value(card, "bonus_draws").split(",")) {
                draws[card][Mission.ofLetter(pair.charAt(0)).ordinal()] = Byte.parseByte(pair.substring(2));
            }
        }
        return draws;
    }

    private static String value(int card, String effect) {
        Possession printed = Catalogue.standard().possession(card);
        String value = printed.effects().get(effect);
        if (value == null) {
            throw new IllegalStateException(printed.name() + " has no " + effect);
        }
        return value;
    }
}
