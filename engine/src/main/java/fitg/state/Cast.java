package fitg.state;

import fitg.content.Ability;
import fitg.content.Catalogue;
import fitg.content.CharacterCard;
import fitg.content.PieceSet;
import fitg.content.Rating;
import fitg.content.Side;
import java.util.function.Predicate;

/** The 32 characters as sets, and their printed ratings in arrays the rules can read quickly. */
public final class Cast {

    public static final int COUNT = Catalogue.standard().characters().size();

    public static final int ZINA_ADORA = 0;
    public static final int KOGUS = 10;
    public static final int REDJAC = 27;

    public static final long REBELS = setOf(card -> card.side() == Side.REBEL);
    public static final long IMPERIALS = setOf(card -> card.side() == Side.IMPERIAL);
    public static final long KNIGHTS = setOf(CharacterCard::knight);

    private static final int[] PRINTED = printed();

    private static final int[] REALM = Catalogue.standard().characters().stream()
            .mapToInt(card -> card.royaltyPlanetId().isPresent()
                    ? Catalogue.standard()
                            .planetById(card.royaltyPlanetId().getAsInt())
                            .index()
                    : -1)
            .toArray();

    private static final int[] SPACE_LEADERSHIP = Catalogue.standard().characters().stream()
            .mapToInt(card -> card.spaceLeadership().orElse(0))
            .toArray();

    private Cast() {}

    public static long of(Side side) {
        return side == Side.REBEL ? REBELS : IMPERIALS;
    }

    public static Side side(int character) {
        return PieceSet.has(REBELS, character) ? Side.REBEL : Side.IMPERIAL;
    }

    public static long with(Ability ability) {
        return setOf(card -> card.has(ability));
    }

    public static int printed(int character, Rating rating) {
        return PRINTED[character * 6 + rating.ordinal()];
    }

    /** Case 22.4: what it counts in space that a character leads; 0 for those who cannot. */
    public static int spaceLeadership(int character) {
        return SPACE_LEADERSHIP[character];
    }

    /** Case 26.0: the planet of whose royalty a character is, by its place in the catalogue; -1 for commoners. */
    public static int realm(int character) {
        return REALM[character];
    }

    private static long setOf(Predicate<CharacterCard> chosen) {
        long set = PieceSet.NONE;
        for (CharacterCard card : Catalogue.standard().characters()) {
            if (chosen.test(card)) {
                set |= PieceSet.only(card.index());
            }
        }
        return set;
    }

    private static int[] printed() {
        int[] all = new int[COUNT * 6];
        for (CharacterCard card : Catalogue.standard().characters()) {
            for (Rating rating : Rating.values()) {
                all[card.index() * 6 + rating.ordinal()] = card.printed(rating);
            }
        }
        return all;
    }
}
