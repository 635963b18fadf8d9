package fitg.state;

import fitg.content.Ability;
import fitg.content.Catalogue;
import fitg.content.CharacterCard;
import fitg.content.PieceSet;
import fitg.content.Rating;
import fitg.content.Side;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The 32 characters as sets, and their printed ratings in arrays the rules can read quickly. After them come the sovereigns of the
 * Province Game and wider ones of 1979, one for each side of a counter that can be up; in other games they are nowhere.
 */
public final class Cast {

    private static final Catalogue PRINTED_CARDS = Catalogue.standard();

    private static final List<CharacterCard> CARDS = Stream.concat(
                    PRINTED_CARDS.characters().stream(), PRINTED_CARDS.faces().stream())
            .toList();

    /** The characters. */
    public static final int COUNT = PRINTED_CARDS.characters().size();

    /** The characters and the sovereigns. */
    public static final int WITH_SOVEREIGNS = CARDS.size();

    public static final int ZINA_ADORA = 0;
    public static final int KOGUS = 10;
    public static final int REDJAC = 27;

    public static final long SOVEREIGNS = setOf(card -> card.index() >= COUNT);
    public static final long REBELS = setOf(card -> card.side() == Side.REBEL);
    public static final long IMPERIALS = setOf(card -> card.side() == Side.IMPERIAL);
    public static final long KNIGHTS = setOf(CharacterCard::knight);

    private static final int[] PRINTED = printed();

    private static final int[] REALM = CARDS.stream()
            .mapToInt(card -> card.royaltyPlanetId().isPresent()
                    ? PRINTED_CARDS
                            .planetById(card.royaltyPlanetId().getAsInt())
                            .index()
                    : -1)
            .toArray();

    private static final int[] SPACE_LEADERSHIP =
            CARDS.stream().mapToInt(card -> card.spaceLeadership().orElse(0)).toArray();

    private Cast() {}

    /** Everybody of a side, with the sovereigns who can follow it. */
    public static long of(Side side) {
        return side == Side.REBEL ? REBELS : IMPERIALS;
    }

    /** The characters of a side. */
    public static long characters(Side side) {
        return of(side) & ~SOVEREIGNS;
    }

    public static Side side(int character) {
        return PieceSet.has(REBELS, character) ? Side.REBEL : Side.IMPERIAL;
    }

    public static boolean isSovereign(int character) {
        return PieceSet.has(SOVEREIGNS, character);
    }

    /** A sovereign, by his place in the catalogue, as one of the people; if nobody can summon him to that side he is who he is. */
    public static int face(int sovereign, Side side) {
        int first = COUNT + sovereign;
        String name = CARDS.get(first).name();
        for (int each = first; each < WITH_SOVEREIGNS; each++) {
            if (CARDS.get(each).name().equals(name) && CARDS.get(each).side() == side) {
                return each;
            }
        }
        return first;
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
        for (CharacterCard card : CARDS) {
            if (chosen.test(card)) {
                set |= PieceSet.only(card.index());
            }
        }
        return set;
    }

    private static int[] printed() {
        int[] all = new int[WITH_SOVEREIGNS * 6];
        for (CharacterCard card : CARDS) {
            for (Rating rating : Rating.values()) {
                all[card.index() * 6 + rating.ordinal()] = card.printed(rating);
            }
        }
        return all;
    }
}
