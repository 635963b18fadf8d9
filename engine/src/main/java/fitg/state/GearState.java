package fitg.state;

import fitg.content.PieceSet;

/** The {@link Gear} of a game under way. */
public final class GearState extends Gear implements Part {

    public void setOwner(int possession, int by) {
        owner[possession] = (byte) by;
        long card = PieceSet.only(possession);
        owned = by >= 0 ? owned | card : owned & ~card;
    }

    public void setRevealed(int possession, boolean shown) {
        long card = PieceSet.only(possession);
        revealed = shown ? revealed | card : revealed & ~card;
    }

    public void setShipAt(int ship, int place) {
        shipAt[ship] = (short) place;
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
        shipHolder[ship] = (byte) character;
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
        System.arraycopy(owner, 0, t.owner, 0, owner.length);
        System.arraycopy(shipAt, 0, t.shipAt, 0, shipAt.length);
        System.arraycopy(shipHolder, 0, t.shipHolder, 0, shipHolder.length);
        t.revealed = revealed;
        t.movedShips = movedShips;
        t.owned = owned;
        t.shipsOnMap = shipsOnMap;
    }

    /** Which ships are on the map and which cards are owned is told by each of them. */
    @Override
    public void digest(Digest d) {
        d.add(owner).add(shipHolder).add(revealed).add(movedShips);
        for (short place : shipAt) {
            d.add(place);
        }
    }

    @Override
    public int bytes() {
        return owner.length + shipAt.length * Short.BYTES + shipHolder.length + 4 * Long.BYTES;
    }
}
