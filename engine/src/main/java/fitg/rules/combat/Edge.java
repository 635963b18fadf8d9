package fitg.rules.combat;

import fitg.rules.character.Ratings;
import fitg.rules.possession.Card;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;

/**
 * What counts in the ratings of one round beyond what the characters have anyway.
 *
 * @param blades those who strike with the Assassin's Blade in this round
 * @param norrocks whether Norrocks fights beside his owner
 * @param captives those taken in this combat, who help nobody any more (case 12.84)
 * @param mental whether Intelligence takes the place of Combat
 */
record Edge(int blades, boolean norrocks, int captives, boolean mental) {

    private static final int BLADE = 3;
    private static final int NORROCKS = 2;

    /** The rating a character fights with; a disabled one has none (RUL-76). */
    int rating(GameState s, int character) {
        if ((s.disabled() & 1 << character) != 0) {
            return 0;
        }
        boolean zinaTaken = character == Cast.KOGUS && (captives & 1 << Cast.ZINA_ADORA) != 0;
        int lost = zinaTaken ? Ratings.guardingZina(s, character) : 0;
        if (mental) {
            return Ratings.intelligence(s, character) - lost;
        }
        int blade = (blades & 1 << character) != 0 ? BLADE : 0;
        int companion = norrocks && s.owner(Card.NORROCKS) == character ? NORROCKS : 0;
        return Math.max(0, Ratings.combat(s, character) - lost) + blade + companion;
    }

    int sum(GameState s, int set) {
        int sum = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            sum += rating(s, Integer.numberOfTrailingZeros(rest));
        }
        return sum;
    }

    void digest(Digest d) {
        d.add(blades).add(norrocks ? 1 : 0).add(captives).add(mental ? 1 : 0);
    }
}
