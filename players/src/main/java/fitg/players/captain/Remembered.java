package fitg.players.captain;

import fitg.content.Mission;

/**
 * What groups were worth on missions, and parties in places: the same few come up again and again while plans are compared.
 * Whatever falls into the same slot as another drives it out.
 */
final class Remembered {

    private final int bits;
    private final long[] keys;
    private final double[] values;

    /** @param bits room for two to the power of so many */
    Remembered(int bits) {
        this.bits = bits;
        keys = new long[1 << bits];
        values = new double[1 << bits];
    }

    /** Never 0, since a group is not empty. */
    static long key(Mission mission, long group, int groups) {
        return group << 8 | (long) groups << 4 | mission.ordinal();
    }

    /** For a party in an environ; never 0, since it is not empty. */
    static long key(int environ, long party, boolean detected) {
        return party << 9 | (long) environ << 1 | (detected ? 1 : 0);
    }

    /** NaN if it is not known. */
    double get(long key) {
        int slot = slot(key);
        return keys[slot] == key ? values[slot] : Double.NaN;
    }

    void put(long key, double value) {
        int slot = slot(key);
        keys[slot] = key;
        values[slot] = value;
    }

    private int slot(long key) {
        return (int) (key * 0x9E3779B97F4A7C15L >>> -bits);
    }
}
