package fitg.procedure;

/**
 * Draw number n is SipHash-2-4 of n under a 128-bit key: whoever has the key can check every die of a game, and nobody
 * without it can foresee one.
 */
public final class KeyedChance implements Chance {

    private final long key0;
    private final long key1;
    private long counter;

    public KeyedChance(long key0, long key1) {
        this.key0 = key0;
        this.key1 = key1;
    }

    /** The key of a plain seed, for simulation and tests. */
    public static KeyedChance ofSeed(long seed) {
        return new KeyedChance(sip(seed, 0x736F6D6570736575L, 0x646F72616E646F6DL), sip(~seed, 0x6C7967656E657261L, 1));
    }

    @Override
    public int die(String what, int sides) {
        return 1 + below(sides);
    }

    @Override
    public int pick(String what, int count) {
        return below(count);
    }

    /** Multiplies instead of dividing; the bias is below one in 2^60. */
    private int below(int count) {
        return (int) Math.unsignedMultiplyHigh(sip(counter++, key0, key1), count);
    }

    /** The sign bit is set, so that it is never the number of a draw. */
    @Override
    public int whim(int count) {
        return (int) Math.unsignedMultiplyHigh(sip(counter | Long.MIN_VALUE, key0, key1), count);
    }

    @Override
    public KeyedChance copy() {
        KeyedChance copy = new KeyedChance(key0, key1);
        copy.counter = counter;
        return copy;
    }

    /** SipHash-2-4 of one 64-bit word. */
    static long sip(long message, long k0, long k1) {
        long v0 = k0 ^ 0x736F6D6570736575L;
        long v1 = k1 ^ 0x646F72616E646F6DL;
        long v2 = k0 ^ 0x6C7967656E657261L;
        long v3 = k1 ^ 0x7465646279746573L;
        long length = 8L << 56;
        for (int word = 0; word < 3; word++) {
            long m = word == 0 ? message : word == 1 ? length : 0;
            if (word == 2) {
                v2 ^= 0xFF;
            } else {
                v3 ^= m;
            }
            int rounds = word == 2 ? 4 : 2;
            for (int round = 0; round < rounds; round++) {
                v0 += v1;
                v1 = Long.rotateLeft(v1, 13) ^ v0;
                v0 = Long.rotateLeft(v0, 32);
                v2 += v3;
                v3 = Long.rotateLeft(v3, 16) ^ v2;
                v0 += v3;
                v3 = Long.rotateLeft(v3, 21) ^ v0;
                v2 += v1;
                v1 = Long.rotateLeft(v1, 17) ^ v2;
                v2 = Long.rotateLeft(v2, 32);
            }
            if (word < 2) {
                v0 ^= m;
            }
        }
        return v0 ^ v1 ^ v2 ^ v3;
    }
}
