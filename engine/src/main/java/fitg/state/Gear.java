package fitg.state;

import fitg.content.Card;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Spaceship;
import java.util.Arrays;

/** Possession cards and the spaceships of characters: who has them, where they are, and which were shown. */
public class Gear {

    final byte[] owner = new byte[Card.COUNT];
    final short[] shipAt = new short[Spaceship.COUNT];
    final byte[] shipHolder = new byte[Spaceship.COUNT];
    long revealed;
    long movedShips;
    /** The ships that are in some place; kept only because every settlement asks for it. */
    long shipsOnMap;

    Gear() {
        Arrays.fill(owner, (byte) Holder.DECK);
        Arrays.fill(shipAt, (short) Place.POOL);
        Arrays.fill(shipHolder, (byte) Holder.NOBODY);
    }

    /** The character who has a card, or DECK, IMPERIAL_HANDS or REMOVED. */
    public int owner(int possession) {
        return owner[possession];
    }

    public boolean isRevealed(int possession) {
        return PieceSet.has(revealed, possession);
    }

    public long possessionsOf(int character) {
        long found = PieceSet.NONE;
        for (int card = 0; card < Card.COUNT; card++) {
            if (owner[card] == character) {
                found |= PieceSet.only(card);
            }
        }
        return found;
    }

    public int shipAt(int ship) {
        return shipAt[ship];
    }

    /** The ships that are in some place. */
    public long shipsOnMap() {
        return shipsOnMap;
    }

    /** The ships that have moved in this segment. */
    public long movedShips() {
        return movedShips;
    }

    public int shipHolder(int ship) {
        return shipHolder[ship];
    }
}
