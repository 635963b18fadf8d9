package fitg.state.theatre;

import fitg.content.Area;
import fitg.content.Catalogue;
import fitg.content.CounterType;
import fitg.content.Place;
import fitg.state.Digest;
import fitg.state.Holder;
import fitg.state.Part;
import java.util.Arrays;

/** The {@link Counters} of a game under way. */
public final class CountersState extends Counters implements Part {

    /** What those see who do not know better. */
    private static final CounterType UNKNOWN_UNIT = unseen(true);

    private static final CounterType UNKNOWN_STARSHIP = unseen(false);

    CountersState(Area area, int capacity) {
        super(area, capacity);
    }

    /** Brings a new counter into the game and returns its number. */
    public int add(CounterType type, int place) {
        int number = count < Muster.NUMBERS ? next() : lost();
        set(number, TYPE, type.index());
        set(number, PLACE, place);
        set(number, HITS, 0);
        set(number, MARKS, 0);
        set(number, CARRIER, Holder.NOBODY);
        set(number, AIM, Holder.NOBODY);
        set(number, PENDING, 0);
        count(number, 1);
        muster.enter(number, place);
        return number;
    }

    private static CounterType unseen(boolean ground) {
        return Catalogue.standard().counterTypes().stream()
                .filter(type -> type.unseen() && type.isGround() == ground)
                .findFirst()
                .orElseThrow();
    }

    private int next() {
        if ((count + 1) * FACTS > facts.length) {
            facts = Arrays.copyOf(facts, Math.max(FACTS, facts.length * 2));
            muster.grow(facts.length / FACTS);
        }
        muster.load(count, Holder.NOBODY);
        return count++;
    }

    /** The number of a counter that is out of the game. */
    private int lost() {
        for (int each = 0; each < count; each++) {
            if (place(each) == Place.OUT_OF_GAME) {
                return each;
            }
        }
        throw new IllegalStateException("there are more counters than numbers");
    }

    /** Takes a counter into account where it is, or out of account. */
    private void count(int counter, int change) {
        if (place(counter) != Place.OUT_OF_GAME) {
            muster.count(fact(counter, TYPE), change);
        }
        int cell = headcount.cell(place(counter), side(counter));
        if (cell < 0 || carrier(counter) != Holder.NOBODY) {
            return;
        }
        headcount.count(cell, type(counter).isGround(), change);
        muster.hold(side(counter), cell / Headcount.SIDES, headcount.standing(cell), headcount.flying(cell));
        if (!is(CounterMark.MOVED, counter)) {
            countUnmoved(counter, cell, change);
        }
    }

    private void countUnmoved(int counter, int cell, int change) {
        headcount.countStill(cell, type(counter).isGround(), change);
        int still = headcount.standingStill(cell) + headcount.flyingStill(cell);
        muster.rest(side(counter), cell / Headcount.SIDES, still);
    }

    /** Becomes another type of the same branch of service; what befell it stays (K-R16). */
    public void turnInto(int counter, CounterType type) {
        if (place(counter) != Place.OUT_OF_GAME) {
            muster.count(fact(counter, TYPE), -1);
            muster.count(type.index(), 1);
        }
        set(counter, TYPE, type.index());
    }

    private void set(int counter, int what, int value) {
        facts[counter * FACTS + what] = (short) value;
    }

    public void setPlace(int counter, int place) {
        count(counter, -1);
        muster.leave(counter, place(counter));
        set(counter, PLACE, place);
        muster.enter(counter, place);
        count(counter, 1);
    }

    public void setHits(int counter, int hits) {
        set(counter, HITS, hits);
    }

    public void mark(CounterMark mark, int counter, boolean on) {
        if (is(mark, counter) == on) {
            return;
        }
        int marks = fact(counter, MARKS);
        set(counter, MARKS, on ? marks | mark.bit() : marks & ~mark.bit());
        muster.mark(mark, counter, on);
        int cell = mark == CounterMark.MOVED ? headcount.cell(place(counter), side(counter)) : -1;
        if (cell >= 0 && carrier(counter) == Holder.NOBODY) {
            countUnmoved(counter, cell, on ? -1 : 1);
        }
    }

    /** Overwrites the kinds of those that lie face down: each looks like any other ground unit or starship. */
    public void turnFaceDown() {
        for (int each = 0; each < count; each++) {
            if (is(CounterMark.FACE_DOWN, each)) {
                turnInto(each, type(each).isGround() ? UNKNOWN_UNIT : UNKNOWN_STARSHIP);
            }
        }
    }

    /** Gives one of them a kind: what somebody who cannot see it imagines. */
    public void imagine(int counter, CounterType type) {
        turnInto(counter, type);
    }

    /** Takes a mark off all counters. */
    public void clear(CounterMark mark) {
        for (int each = nextMarked(mark, 0); each < count; each = nextMarked(mark, each + 1)) {
            mark(mark, each, false);
        }
    }

    public void setCarrier(int counter, int transport) {
        count(counter, -1);
        load(counter, transport);
        count(counter, 1);
    }

    private void load(int counter, int transport) {
        if (carrier(counter) >= 0) {
            muster.unload(carrier(counter), counter);
        }
        set(counter, CARRIER, transport);
        if (transport >= 0) {
            muster.load(transport, counter);
        }
    }

    public void setAim(int counter, int target) {
        set(counter, AIM, target);
    }

    public void setPending(int counter, int hits) {
        set(counter, PENDING, hits);
    }

    /** Out of the game, with whatever befell it. */
    public void eliminate(int counter) {
        setPlace(counter, Place.OUT_OF_GAME);
        load(counter, Holder.NOBODY);
        for (CounterMark mark : CounterMark.ALL) {
            mark(mark, counter, false);
        }
        set(counter, HITS, 0);
        set(counter, AIM, Holder.NOBODY);
        set(counter, PENDING, 0);
    }

    /** As if it had not come into the game; of the latest ones not even the number is left. */
    public void forget(int counter) {
        eliminate(counter);
        if (counter == count - 1) {
            count--;
        }
    }

    @Override
    public CountersState copy() {
        CountersState copy = new CountersState(area, facts.length / FACTS);
        copyInto(copy);
        return copy;
    }

    @Override
    public void copyInto(Part target) {
        CountersState t = (CountersState) target;
        if (t.facts.length < count * FACTS) {
            t.facts = new short[facts.length];
        }
        System.arraycopy(facts, 0, t.facts, 0, count * FACTS);
        headcount.copyInto(t.headcount);
        muster.copyInto(t.muster, count);
        t.count = count;
    }

    @Override
    public void digest(Digest d) {
        d.add(count);
        for (int fact = 0; fact < count * FACTS; fact++) {
            d.add(facts[fact]);
        }
    }

    @Override
    public int bytes() {
        return facts.length * Short.BYTES + Integer.BYTES + headcount.bytes() + muster.bytes();
    }
}
