package fitg.state;

import fitg.content.PieceSet;

/** The {@link Gear} of a game under way. */
public final class GearState extends Gear implements Part {

    public void setOwner(int possession, int by) {
        facts[possession] = (short) by;
        long card = PieceSet.only(possession);
        owned = by >= 0 ? owned | card : owned & ~card;
    }

    public void setRevealed(int possession, boolean shown) {
        long card = PieceSet.only(possession);
        revealed = shown ? revealed | card : revealed & ~card;
    }

    public void setBroken(int possession, boolean useless) {
        long card = PieceSet.only(possession);
        broken = useless ? broken | card : broken & ~card;
    }

    public void setShipAt(int ship, int place) {
        facts[SHIP_AT + ship] = (short) place;
        long self = PieceSet.only(ship);
        shipsOnMap = place >= 0 ? shipsOnMap | self : shipsOnMap & ~self;
    }

    public void markShipsMoved(long set) {
        movedShips |= set;
    }

    /** A new movement or reaction segment: every ship may move again. */
    public void clearMoved() {
        movedShips = PieceSet.NONE;
    }

    public void setShipHolder(int ship, int character) {
        facts[SHIP_HOLDER + ship] = (short) character;
        long self = PieceSet.only(ship);
        heldShips = character >= 0 ? heldShips | self : heldShips & ~self;
    }

    @Override
    public GearState copy() {
        GearState copy = new GearState();
        copyInto(copy);
        return copy;
    }

    @Override
    public void copyInto(Part target) {
        GearState t = (GearState) target;
        System.arraycopy(facts, 0, t.facts, 0, facts.length);
        t.revealed = revealed;
        t.broken = broken;
        t.movedShips = movedShips;
        t.owned = owned;
        t.shipsOnMap = shipsOnMap;
        t.heldShips = heldShips;
    }

    /** Which ships are on the map or held and which cards are owned is told by each of them. */
    @Override
    public void digest(Digest d) {
        for (int each = 0; each < SHIP_AT; each++) {
            d.add(facts[each]);
        }
        d.add(revealed).add(movedShips);
        if (broken != 0) {
            d.add(broken);
        }
        for (int each = SHIP_AT; each < facts.length; each++) {
            d.add(facts[each]);
        }
    }

    @Override
    public int bytes() {
        return facts.length * Short.BYTES + 6 * Long.BYTES;
    }
}
