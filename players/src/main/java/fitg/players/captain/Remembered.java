package fitg.players.captain;

import fitg.content.Mission;

/**
 * What groups were worth on missions: the same few come up again and again while plans are compared. Whatever falls into the same
 * slot as another drives it out.
 */
final class Remembered {

    private static final int SLOTS = 256;

    private final long[] keys = new long[SLOTS];
    private final double[] values = new double[SLOTS];

    /** Never 0, since a group is not empty. */
    static long key(Mission mission, int group, int groups) {
        return (group & 0xFFFFFFFFL) << 8 | (long) groups << 4 | mission.ordinal();
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

    private static int slot(long key) {
        return (int) (key * 0x9E3779B97F4A7C15L >>> 56);
    }
}
