package fitg.state;

import fitg.content.Rating;
import fitg.content.Side;

/** How far the game has come, and what is so for the whole of it. */
public class Turn {

    int number;
    int phasing;
    int segment;
    int flags;
    int owedUnits;
    int startCharacters;
    int startShips;
    int drugCharacter = Holder.NOBODY;
    int drugRating;
    int drugPhasing;
    int drugSegment;

    Turn() {}

    public int number() {
        return number;
    }

    public Side phasing() {
        return phasing == 0 ? Side.REBEL : Side.IMPERIAL;
    }

    public Segment segment() {
        return Segment.at(segment);
    }

    public boolean is(Flag flag) {
        return (flags & flag.bit()) != 0;
    }

    /** Reinforcements the Empire has earned and not placed yet (case 16.24). */
    public int owedUnits() {
        return owedUnits;
    }

    public int startImperialCharacters() {
        return startCharacters;
    }

    public int startImperialShips() {
        return startShips;
    }

    /** Case 14.4: who has taken the Helian Drug, or nobody. */
    public int drugCharacter() {
        return drugCharacter;
    }

    /** In whose player-turn it was taken. */
    public Side drugPhasing() {
        return drugPhasing == 0 ? Side.REBEL : Side.IMPERIAL;
    }

    public boolean drugRaises(int character, Rating rating) {
        return drugCharacter == character && drugRating == rating.ordinal();
    }

    public boolean drugTakenIn(Segment taken) {
        return drugCharacter != Holder.NOBODY && drugSegment == taken.ordinal();
    }

    /** True at the start of the segment in which the drug wears off. */
    public boolean drugWearsOff() {
        return drugCharacter != Holder.NOBODY && drugPhasing == phasing && drugSegment == segment;
    }
}
