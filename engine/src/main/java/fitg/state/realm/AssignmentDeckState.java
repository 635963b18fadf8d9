package fitg.state.realm;

import fitg.content.Side;
import fitg.state.Digest;
import java.util.Arrays;

/** The {@link AssignmentDeck} of a game under way. */
public final class AssignmentDeckState extends AssignmentDeck {

    public void add(int card) {
        cards[ordered++] = (byte) card;
    }

    /** What somebody who does not know the deck imagines. */
    public void imagine(int place, int card) {
        cards[place] = (byte) card;
    }

    public void turn() {
        turned++;
    }

    /** The Rebel player has seen the next card. */
    public void see() {
        seen = turned + 1;
    }

    /** He saw the next card when so many were known to him with it. */
    public void glimpse(int cards) {
        seen = cards;
    }

    /** Until the game-turn ends the card on display binds, or goes on to, whatever is known of the base (35.32). */
    public void hold(boolean until) {
        held = until;
    }

    /** Overwrites what lies face down for anybody but the Imperial player. */
    void hideFrom(Side viewer) {
        Arrays.fill(cards, viewer == Side.REBEL ? seen() : turned, SIZE, (byte) Realm.NONE);
    }

    void copyInto(AssignmentDeckState t) {
        System.arraycopy(cards, 0, t.cards, 0, SIZE);
        t.ordered = ordered;
        t.turned = turned;
        t.seen = seen;
        t.held = held;
    }

    void digestCards(Digest d) {
        d.add(seen).add(cards);
    }

    void digestProgress(Digest d) {
        d.add(ordered).add(turned);
        if (held) {
            d.add(1);
        }
    }

    int bytes() {
        return SIZE + 3 * Integer.BYTES + 1;
    }
}
