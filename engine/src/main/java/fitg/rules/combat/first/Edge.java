package fitg.rules.combat.first;

import fitg.content.Card;
import fitg.content.CardFigures;
import fitg.content.PieceSet;
import fitg.rules.character.Ratings;
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
record Edge(long blades, boolean norrocks, long captives, boolean mental) {

    /** The rating a character fights with; a disabled one has none (RUL-76). */
    int rating(GameState s, int character) {
        if (PieceSet.has(s.people().disabled(), character)) {
            return 0;
        }
        boolean zinaTaken = character == Cast.KOGUS && PieceSet.has(captives, Cast.ZINA_ADORA);
        int lost = zinaTaken ? Ratings.guardingZina(s, character) : 0;
        if (mental) {
            return Ratings.intelligence(s, character) - lost;
        }
        int blade = PieceSet.has(blades, character) ? CardFigures.BLADE_COMBAT : 0;
        int companion = norrocks && s.gear().owner(Card.NORROCKS) == character ? CardFigures.NORROCKS_COMBAT : 0;
        return Math.max(0, Ratings.combat(s, character) - lost) + blade + companion;
    }

    int sum(GameState s, long set) {
        int sum = 0;
        for (long rest = set; rest != 0; rest = PieceSet.rest(rest)) {
            sum += rating(s, PieceSet.lowest(rest));
        }
        return sum;
    }

    void digest(Digest d) {
        d.add(blades).add(norrocks ? 1 : 0).add(captives).add(mental ? 1 : 0);
    }
}
