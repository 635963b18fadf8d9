package fitg.state;

import java.util.Arrays;

/** A set of small numbers that may be more than a {@link fitg.content.PieceSet} holds; copied and gone through in no time. */
public final class NumberSet {

    public static final int NONE = -1;

    private final long[] words;

    /** @param size one more than the greatest number there can be */
    public NumberSet(int size) {
        words = new long[(size + Long.SIZE - 1) / Long.SIZE];
    }

    public void add(int number) {
        words[number / Long.SIZE] |= 1L << number;
    }

    public void remove(int number) {
        words[number / Long.SIZE] &= ~(1L << number);
    }

    public void set(int number, boolean member) {
        if (member) {
            add(number);
        } else {
            remove(number);
        }
    }

    public boolean has(int number) {
        return (words[number / Long.SIZE] >>> number & 1) != 0;
    }

    /** The lowest member from one number on and below another; NONE if there is none. */
    public int next(int from, int end) {
        if (from >= end) {
            return NONE;
        }
        int word = from / Long.SIZE;
        int last = (end - 1) / Long.SIZE;
        long rest = words[word] & -1L << from;
        while (rest == 0) {
            if (++word > last) {
                return NONE;
            }
            rest = words[word];
        }
        int found = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        return found < end ? found : NONE;
    }

    public void copyInto(NumberSet target) {
        System.arraycopy(words, 0, target.words, 0, words.length);
    }

    public int bytes() {
        return words.length * Long.BYTES;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof NumberSet set && Arrays.equals(words, set.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }
}
