package fitg.lab;

import fitg.content.Side;

/** The seeds of many games from one: each game's dice and players follow from its number alone. */
public final class Seeds {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private Seeds() {}

    public static long ofGame(long seed, int game) {
        return mix(seed + GOLDEN_GAMMA * (game + 1L));
    }

    public static long ofPlayer(long gameSeed, Side side) {
        return mix(gameSeed ^ GOLDEN_GAMMA * (side.ordinal() + 2L));
    }

    /** The finaliser of SplitMix64: neighbouring numbers become unrelated ones. */
    private static long mix(long value) {
        long z = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
