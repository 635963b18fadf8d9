package fitg.state;

import fitg.content.Card;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Spaceship;
import java.util.Arrays;

/** Possession cards and the spaceships of characters: who has them, where they are, and which were shown. */
public class Gear {

    static final int SHIP_HOLDER = Card.COUNT;
    static final int SHIP_AT = SHIP_HOLDER + Spaceship.COUNT;

    /** Who has each card, then who holds each ship, then where it is; in one block, because it is copied as one. */
    final short[] facts = new short[SHIP_AT + Spaceship.COUNT];

    long revealed;
    /** Cards that are carried and of no use until somebody has repaired them (2-province, 11.5). */
    long broken;

    long movedShips;
    /** The cards that are in somebody's hands; kept only because every possession question asks for it. */
    long owned;

    /** The ships that are in some place; kept only because every settlement asks for it. */
    long shipsOnMap;

    /** The ships that some character holds; kept only because every move asks for them. */
    long heldShips;

    Gear() {
        Arrays.fill(facts, 0, SHIP_HOLDER, (short) Holder.DECK);
        Arrays.fill(facts, SHIP_HOLDER, SHIP_AT, (short) Holder.NOBODY);
        Arrays.fill(facts, SHIP_AT, facts.length, (short) Place.POOL);
    }

    /** The character who has a card, or DECK, IMPERIAL_HANDS or REMOVED. */
    public int owner(int possession) {
        return facts[possession];
    }

    /** The cards a character has, whoever he is. */
    public long owned() {
        return owned;
    }

    public boolean isRevealed(int possession) {
        return PieceSet.has(revealed, possession);
    }

    public boolean isBroken(int possession) {
        return PieceSet.has(broken, possession);
    }

    /** The cards that wait for a repair. */
    public long broken() {
        return broken;
    }

    public long possessionsOf(int character) {
        long found = PieceSet.NONE;
        for (long rest = owned; rest != 0; rest = PieceSet.rest(rest)) {
            int card = PieceSet.lowest(rest);
            found |= facts[card] == character ? PieceSet.only(card) : 0;
        }
        return found;
    }

    public int shipAt(int ship) {
        return facts[SHIP_AT + ship];
    }

    /** The ships that are in some place. */
    public long shipsOnMap() {
        return shipsOnMap;
    }

    /** The ships that some character holds. */
    public long heldShips() {
        return heldShips;
    }

    /** The ships that have moved in this segment. */
    public long movedShips() {
        return movedShips;
    }

    public int shipHolder(int ship) {
        return facts[SHIP_HOLDER + ship];
    }
}
