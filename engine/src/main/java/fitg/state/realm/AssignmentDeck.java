package fitg.state.realm;

import java.util.Arrays;

/** The Strategic Assignments (E2.1.C): the deck the Imperial player has put in order, and how far it has been turned. */
public class AssignmentDeck {

    static final int SIZE = 20;

    /** In the order they will be turned. */
    final byte[] cards = new byte[SIZE];

    int ordered;
    int turned;
    /** Cards from the top of the deck the Rebel player knows, turned or seen before their time. */
    int seen;
    /** Whether the card on display binds although the base is known (35.32). */
    boolean held;

    AssignmentDeck() {
        Arrays.fill(cards, (byte) Realm.NONE);
    }

    /** The card in this place of the deck, by its place in the catalogue; NONE when it is not known. */
    public int card(int place) {
        return cards[place];
    }

    /** How many cards have been put in order. */
    public int ordered() {
        return ordered;
    }

    public int turned() {
        return turned;
    }

    /** How many cards from the top the Rebel player knows: those turned, and perhaps the next. */
    public int seen() {
        return Math.max(seen, turned);
    }

    /** How many of them he knew when he last saw the next one before its time. */
    public int glimpsed() {
        return seen;
    }

    public boolean held() {
        return held;
    }

    /** The card that governs this game-turn, or NONE. */
    public int current() {
        return turned == 0 ? Realm.NONE : cards[turned - 1];
    }
}
