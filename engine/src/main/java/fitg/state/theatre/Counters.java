package fitg.state.theatre;

import fitg.content.Area;
import fitg.content.CounterType;
import fitg.content.Side;
import fitg.state.Holder;

/**
 * The military counters of 2002, each one by its number: where it is, what has befallen it, what carries it. Numbers are given
 * in the order the counters come into the game; only a very long game gives the number of a lost one again.
 */
public class Counters {

    static final int TYPE = 0;
    static final int PLACE = 1;
    static final int HITS = 2;
    static final int MARKS = 3;
    static final int CARRIER = 4;
    static final int AIM = 5;
    static final int PENDING = 6;
    static final int FACTS = 7;

    final Area area;
    short[] facts;
    int count;

    final Headcount headcount;
    final Muster muster;

    Counters(Area area, int capacity) {
        this.area = area;
        facts = new short[capacity * FACTS];
        headcount = new Headcount(area);
        muster = new Muster(area, capacity);
    }

    /** How many there have been in this game; their numbers are 0 to one less. */
    public int count() {
        return count;
    }

    /** The first counter in a place in the order of their numbers, in a transport or by itself; NOBODY if there is none. */
    public int firstIn(int place) {
        return muster.firstIn(place);
    }

    /** The next counter in the same place in the order of their numbers, or NOBODY. */
    public int nextIn(int counter) {
        return muster.nextIn(counter);
    }

    /** The first place in which a side has {@link #anyMilitary}, or NOBODY. */
    public int firstHeld(Side side) {
        return place(muster.heldFrom(side, 0), area);
    }

    /** The next place after one in which it has any, in the order of the area; or NOBODY. */
    public int nextHeld(Side side, int place) {
        return place(muster.heldFrom(side, area.placeSlot(place) + 1), area);
    }

    /** The first place in which a side has ground units or starships that have not moved in this segment, or NOBODY. */
    public int firstUnmoved(Side side) {
        return place(muster.unmovedFrom(side, 0), area);
    }

    /** The next place after one in which it has any of them, in the order of the area; or NOBODY. */
    public int nextUnmoved(Side side, int place) {
        return place(muster.unmovedFrom(side, area.placeSlot(place) + 1), area);
    }

    /** The first place with starships of a side, or NOBODY. */
    public int firstFleet(Side side) {
        return place(muster.fleetFrom(side, 0), area);
    }

    /** The next place after one with starships of a side, in the order of the area; or NOBODY. */
    public int nextFleet(Side side, int place) {
        return place(muster.fleetFrom(side, area.placeSlot(place) + 1), area);
    }

    private static int place(int slot, Area area) {
        return slot < 0 ? Holder.NOBODY : area.places()[slot];
    }

    /** How many counters of a type are in the game. */
    public int inGame(CounterType type) {
        return muster.inGame(type.index());
    }

    /** The first counter from a number on that has a mark; the count of all if none has. */
    public int nextMarked(CounterMark mark, int from) {
        int found = muster.markedFrom(mark, from);
        return found < 0 ? count : found;
    }

    final int fact(int counter, int what) {
        return facts[counter * FACTS + what];
    }

    public CounterType type(int counter) {
        return CounterType.at(fact(counter, TYPE));
    }

    public Side side(int counter) {
        return type(counter).side();
    }

    /** The place it is in, in a transport or by itself; or OUT_OF_GAME. */
    public int place(int counter) {
        return fact(counter, PLACE);
    }

    /** Normal hits since the last interphase or since it was damaged. */
    public int hits(int counter) {
        return fact(counter, HITS);
    }

    public boolean is(CounterMark mark, int counter) {
        return (fact(counter, MARKS) & mark.bit()) != 0;
    }

    public boolean isDamaged(int counter) {
        return is(CounterMark.DAMAGED, counter);
    }

    /** The transport a ground unit is in, or NOBODY. */
    public int carrier(int counter) {
        return fact(counter, CARRIER);
    }

    /** The ground unit in a transport, or NOBODY. */
    public int cargo(int transport) {
        int cargo = muster.cargo(transport);
        return cargo >= 0 && place(cargo) >= 0 ? cargo : Holder.NOBODY;
    }

    /** The counter it aims at in this round, or NOBODY. */
    public int aim(int counter) {
        return fact(counter, AIM);
    }

    /** Hits of this round that have not taken effect yet. */
    public int pending(int counter) {
        return fact(counter, PENDING);
    }

    /** C-COMBAT-2: the attack factor as it stands; half, rounded up, when damaged. */
    public int attack(int counter) {
        int printed = type(counter).attack();
        return isDamaged(counter) ? (printed + 1) / 2 : printed;
    }

    public int endurance(int counter) {
        return type(counter).endurance();
    }

    /** A ground unit of this side that stands in this environ. */
    public boolean isGroundUnit(int counter, int place, Side side) {
        return place(counter) == place
                && type(counter).isGround()
                && side(counter) == side
                && carrier(counter) == Holder.NOBODY;
    }

    /** A starship of this side that is in this place. */
    public boolean isStarship(int counter, int place, Side side) {
        return place(counter) == place && type(counter).isStarship() && side(counter) == side;
    }

    /** Whether there is a starship of this side here that nobody else has seen (C-UNIT-4). */
    public boolean anyFaceDown(int place, Side side) {
        if (starships(place, side) == 0) {
            return false;
        }
        for (int each = firstIn(place); each >= 0; each = nextIn(each)) {
            if (isStarship(each, place, side) && is(CounterMark.FACE_DOWN, each)) {
                return true;
            }
        }
        return false;
    }

    public int groundUnits(int place, Side side) {
        return headcount.standing(headcount.cell(place, side));
    }

    public int starships(int place, Side side) {
        return headcount.flying(headcount.cell(place, side));
    }

    /** Those of the ground units that have not moved in this segment (E3.1.a.5). */
    public int unmovedGroundUnits(int place, Side side) {
        return headcount.standingStill(headcount.cell(place, side));
    }

    /** Those of the starships that have not moved in this segment. */
    public int unmovedStarships(int place, Side side) {
        return headcount.flyingStill(headcount.cell(place, side));
    }

    /** Ground units and landed starships, or starships in space: whatever is military there (K-R2). */
    public boolean anyMilitary(int place, Side side) {
        return groundUnits(place, side) > 0 || starships(place, side) > 0;
    }

    /** The combined attack factor of the ground units of a side in an environ. */
    public int groundAttack(int place, Side side) {
        if (groundUnits(place, side) == 0) {
            return 0;
        }
        int sum = 0;
        for (int each = firstIn(place); each >= 0; each = nextIn(each)) {
            sum += isGroundUnit(each, place, side) ? attack(each) : 0;
        }
        return sum;
    }

    /** The combined attack factor of the starships of a side in a place. */
    public int starshipAttack(int place, Side side) {
        int sum = 0;
        for (int each = firstIn(place); each >= 0; each = nextIn(each)) {
            sum += isStarship(each, place, side) ? attack(each) : 0;
        }
        return sum;
    }

    /** Whether two counters are alike in everything that decides what they can do, so that one stands for both. */
    public boolean alike(int one, int other) {
        return fact(one, TYPE) == fact(other, TYPE)
                && fact(one, PLACE) == fact(other, PLACE)
                && fact(one, HITS) == fact(other, HITS)
                && fact(one, MARKS) == fact(other, MARKS)
                && fact(one, PENDING) == fact(other, PENDING)
                && fact(one, AIM) == fact(other, AIM)
                && fact(one, CARRIER) == fact(other, CARRIER);
    }
}
