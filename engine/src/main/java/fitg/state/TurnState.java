package fitg.state;

import fitg.content.Rating;
import fitg.content.Side;

/** The {@link Turn} of a game under way. */
public final class TurnState extends Turn implements Part {

    public void setNumber(int turn) {
        number = turn;
    }

    public void setPhasing(Side side) {
        phasing = side.ordinal();
    }

    public void setSegment(Segment s) {
        segment = s.ordinal();
    }

    public void set(Flag flag, boolean on) {
        flags = on ? flags | flag.bit() : flags & ~flag.bit();
    }

    public void setOwedUnits(int units) {
        owedUnits = units;
    }

    public void setImperialStart(int characters, int ships) {
        startCharacters = characters;
        startShips = ships;
    }

    public void startDrug(int character, Rating rating) {
        drugCharacter = character;
        drugRating = rating.ordinal();
        drugPhasing = phasing;
        drugSegment = segment;
    }

    public void endDrug() {
        drugCharacter = Holder.NOBODY;
    }

    @Override
    public TurnState copy() {
        TurnState copy = new TurnState();
        copyInto(copy);
        return copy;
    }

    @Override
    public void copyInto(Part target) {
        TurnState t = (TurnState) target;
        t.number = number;
        t.phasing = phasing;
        t.segment = segment;
        t.flags = flags;
        t.owedUnits = owedUnits;
        t.startCharacters = startCharacters;
        t.startShips = startShips;
        t.drugCharacter = drugCharacter;
        t.drugRating = drugRating;
        t.drugPhasing = drugPhasing;
        t.drugSegment = drugSegment;
    }

    @Override
    public void digest(Digest d) {
        d.add(number).add(phasing).add(segment).add(flags).add(owedUnits);
        d.add(startCharacters).add(startShips);
        d.add(drugCharacter).add(drugRating).add(drugPhasing).add(drugSegment);
    }

    @Override
    public int bytes() {
        return 11 * Integer.BYTES;
    }
}
