package fitg.state;

/** A running 64-bit hash over the numbers of a position; the same on every machine. */
public final class Digest {

    private static final long PRIME = 0x9E3779B97F4A7C15L;

    private long value = 0x2545F4914F6CDD1DL;

    public Digest add(long number) {
        value = (value ^ number) * PRIME;
        value ^= value >>> 29;
        return this;
    }

    /** Several numbers one after the other. */
    public Digest add(long first, long second, long... more) {
        return add(first).add(second).add(more);
    }

    public Digest add(byte[] numbers) {
        return add(numbers, numbers.length);
    }

    /** So many of them. */
    public Digest add(byte[] numbers, int count) {
        for (int each = 0; each < count; each++) {
            add(numbers[each]);
        }
        return this;
    }

    public Digest add(long[] numbers) {
        for (long number : numbers) {
            add(number);
        }
        return this;
    }

    public Digest add(String text) {
        for (int i = 0; i < text.length(); i++) {
            add(text.charAt(i));
        }
        return add(text.length());
    }

    public long value() {
        long mixed = (value ^ value >>> 32) * 0xD6E8FEB86659FD93L;
        return mixed ^ mixed >>> 32;
    }
}
