package fitg.second.state;

import fitg.content.CounterType;
import fitg.content.Place;
import fitg.state.Digest;
import fitg.state.Holder;
import fitg.state.Part;
import java.util.Arrays;

/** The {@link Counters} of a game under way. */
public final class CountersState extends Counters implements Part {

    CountersState(int capacity) {
        super(capacity);
    }

    /** Brings a new counter into the game and returns its number. */
    public int add(CounterType type, int place) {
        if ((count + 1) * FACTS > facts.length) {
            facts = Arrays.copyOf(facts, Math.max(FACTS, facts.length * 2));
        }
        int number = count++;
        set(number, TYPE, type.index());
        set(number, PLACE, place);
        set(number, CARRIER, Holder.NOBODY);
        set(number, AIM, Holder.NOBODY);
        return number;
    }

    private void set(int counter, int what, int value) {
        facts[counter * FACTS + what] = (short) value;
    }

    public void setPlace(int counter, int place) {
        set(counter, PLACE, place);
    }

    public void setHits(int counter, int hits) {
        set(counter, HITS, hits);
    }

    public void mark(CounterMark mark, int counter, boolean on) {
        int marks = fact(counter, MARKS);
        set(counter, MARKS, on ? marks | mark.bit() : marks & ~mark.bit());
    }

    /** Takes a mark off all counters. */
    public void clear(CounterMark mark) {
        for (int each = 0; each < count; each++) {
            mark(mark, each, false);
        }
    }

    public void setCarrier(int counter, int transport) {
        set(counter, CARRIER, transport);
    }

    public void setAim(int counter, int target) {
        set(counter, AIM, target);
    }

    public void setPending(int counter, int hits) {
        set(counter, PENDING, hits);
    }

    /** Out of the game, with whatever befell it. */
    public void eliminate(int counter) {
        set(counter, PLACE, Place.OUT_OF_GAME);
        set(counter, HITS, 0);
        set(counter, MARKS, 0);
        set(counter, CARRIER, Holder.NOBODY);
        set(counter, AIM, Holder.NOBODY);
        set(counter, PENDING, 0);
    }

    @Override
    public CountersState copy() {
        CountersState copy = new CountersState(facts.length / FACTS);
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
        return facts.length * Short.BYTES + Integer.BYTES;
    }
}
