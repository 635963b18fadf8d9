package fitg.players.learned;

import java.util.Arrays;

/** The signs a net knows, each with its row; what it has never been taught it does not see. */
public final class Vocabulary {

    /** Not among those that are known. */
    public static final int UNKNOWN = -1;

    private static final long SCATTER = 0x9E3779B97F4A7C15L;

    private final long[] keys;
    private final int[] slots;

    /** @param keys each once, in the order of their rows */
    public Vocabulary(long[] keys) {
        this.keys = keys.clone();
        int capacity = 16;
        while (capacity < 3 * keys.length) {
            capacity *= 2;
        }
        slots = new int[capacity];
        Arrays.fill(slots, UNKNOWN);
        for (int row = 0; row < keys.length; row++) {
            int slot = slot(keys[row]);
            if (slots[slot] != UNKNOWN) {
                throw new IllegalArgumentException("a sign is named twice");
            }
            slots[slot] = row;
        }
    }

    public int size() {
        return keys.length;
    }

    public long key(int row) {
        return keys[row];
    }

    public int row(long key) {
        return slots[slot(key)];
    }

    /** Where a key is, or where it would be. */
    private int slot(long key) {
        int slot = (int) Math.unsignedMultiplyHigh(key * SCATTER, slots.length);
        while (slots[slot] != UNKNOWN && keys[slots[slot]] != key) {
            slot = slot + 1 == slots.length ? 0 : slot + 1;
        }
        return slot;
    }
}
