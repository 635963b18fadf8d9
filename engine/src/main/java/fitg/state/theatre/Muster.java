package fitg.state.theatre;

import fitg.content.Area;
import fitg.content.Catalogue;
import fitg.content.Place;
import fitg.content.Side;
import fitg.state.Holder;
import fitg.state.NumberSet;
import java.util.Arrays;

/**
 * What the {@link Counters} say of each counter, the other way round: who is in a place, who has a mark, what a transport
 * carries. Kept for speed only; it follows from the facts and is no part of the position.
 */
final class Muster {

    /** More counters than there are in the box; a long game gives the numbers of lost ones again. */
    static final int NUMBERS = 448;

    private static final int SIDES = Side.values().length;

    private final Area area;
    /** For each place of the area its first counter; for each counter the next one there, in the order of their numbers. */
    private final short[] first;

    private short[] next;
    private final NumberSet held;
    private final NumberSet fleets;
    private final NumberSet unmoved;
    private final NumberSet marked = new NumberSet(CounterMark.ALL.size() * NUMBERS);
    private short[] cargo;
    /** For each type how many of it are in the game. */
    private final short[] inGame = new short[Catalogue.standard().counterTypes().size()];

    Muster(Area area, int capacity) {
        this.area = area;
        first = nobody(area.places().length);
        held = new NumberSet(area.places().length * SIDES);
        fleets = new NumberSet(area.places().length * SIDES);
        unmoved = new NumberSet(area.places().length * SIDES);
        next = nobody(capacity);
        cargo = nobody(capacity);
    }

    private static short[] nobody(int size) {
        short[] none = new short[size];
        Arrays.fill(none, (short) Holder.NOBODY);
        return none;
    }

    void grow(int capacity) {
        int before = next.length;
        next = Arrays.copyOf(next, capacity);
        cargo = Arrays.copyOf(cargo, capacity);
        Arrays.fill(next, before, capacity, (short) Holder.NOBODY);
        Arrays.fill(cargo, before, capacity, (short) Holder.NOBODY);
    }

    // ---- places

    int firstIn(int place) {
        int slot = area.placeSlot(place);
        return slot < 0 ? Holder.NOBODY : first[slot];
    }

    int nextIn(int counter) {
        return next[counter];
    }

    /** The first place from one of the area's on in which a side has anything, by its place among them; NOBODY if none is. */
    int heldFrom(Side side, int slot) {
        return from(held, side, slot);
    }

    /** The same for its starships. */
    int fleetFrom(Side side, int slot) {
        return from(fleets, side, slot);
    }

    /** The same for whatever has not moved in this segment. */
    int unmovedFrom(Side side, int slot) {
        return from(unmoved, side, slot);
    }

    private int from(NumberSet places, Side side, int slot) {
        int base = side.ordinal() * first.length;
        int found = places.next(base + slot, base + first.length);
        return found == NumberSet.NONE ? Holder.NOBODY : found - base;
    }

    /** A side has so many ground units and starships in a place now. */
    void hold(Side side, int slot, int standing, int flying) {
        int cell = side.ordinal() * first.length + slot;
        held.set(cell, standing + flying > 0);
        fleets.set(cell, flying > 0);
    }

    /** So many of them have not moved in this segment. */
    void rest(Side side, int slot, int still) {
        unmoved.set(side.ordinal() * first.length + slot, still > 0);
    }

    void enter(int counter, int place) {
        int slot = Place.isNowhere(place) ? -1 : area.placeSlot(place);
        if (slot < 0) {
            return;
        }
        int before = Holder.NOBODY;
        int after = first[slot];
        while (after != Holder.NOBODY && after < counter) {
            before = after;
            after = next[after];
        }
        next[counter] = (short) after;
        link(slot, before, counter);
    }

    void leave(int counter, int place) {
        int slot = Place.isNowhere(place) ? -1 : area.placeSlot(place);
        if (slot < 0) {
            return;
        }
        int before = Holder.NOBODY;
        for (int each = first[slot]; each != counter; each = next[each]) {
            before = each;
        }
        link(slot, before, next[counter]);
        next[counter] = Holder.NOBODY;
    }

    private void link(int slot, int before, int counter) {
        if (before == Holder.NOBODY) {
            first[slot] = (short) counter;
        } else {
            next[before] = (short) counter;
        }
    }

    // ---- types

    int inGame(int type) {
        return inGame[type];
    }

    void count(int type, int change) {
        inGame[type] += (short) change;
    }

    // ---- marks

    void mark(CounterMark mark, int counter, boolean on) {
        int number = mark.ordinal() * NUMBERS + counter;
        marked.set(number, on);
    }

    int markedFrom(CounterMark mark, int counter) {
        int base = mark.ordinal() * NUMBERS;
        int found = marked.next(base + counter, base + NUMBERS);
        return found == NumberSet.NONE ? Holder.NOBODY : found - base;
    }

    // ---- transports

    int cargo(int transport) {
        return cargo[transport];
    }

    void unload(int transport, int counter) {
        if (cargo[transport] == counter) {
            cargo[transport] = Holder.NOBODY;
        }
    }

    void load(int transport, int counter) {
        cargo[transport] = (short) counter;
    }

    void copyInto(Muster t, int count) {
        if (t.next.length < count) {
            t.grow(next.length);
        }
        System.arraycopy(first, 0, t.first, 0, first.length);
        System.arraycopy(next, 0, t.next, 0, count);
        System.arraycopy(cargo, 0, t.cargo, 0, count);
        System.arraycopy(inGame, 0, t.inGame, 0, inGame.length);
        held.copyInto(t.held);
        fleets.copyInto(t.fleets);
        unmoved.copyInto(t.unmoved);
        marked.copyInto(t.marked);
    }

    int bytes() {
        return (first.length + next.length + cargo.length + inGame.length) * Short.BYTES
                + held.bytes()
                + fleets.bytes()
                + unmoved.bytes()
                + marked.bytes();
    }
}
