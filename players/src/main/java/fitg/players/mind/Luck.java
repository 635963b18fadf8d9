package fitg.players.mind;

import fitg.content.PieceSet;
import fitg.procedure.Chance;
import fitg.rules.mission.Missions;
import java.util.Arrays;

/**
 * Dice and cards that are the same for the same purpose, whatever was rolled for others before: when two actions are
 * tried in the same imagined game, the same hand searches for both with the same luck, and the cards of a mission lie in
 * the same order. So the difference between them shows with far fewer games.
 */
public final class Luck implements Chance {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;
    private static final int PURPOSES = 24;

    private final long seed;
    private String[] purposes;
    private int[] draws;
    private int shuffles;

    public Luck(long seed) {
        this(seed, new String[PURPOSES], new int[PURPOSES], 0);
    }

    private Luck(long seed, String[] purposes, int[] draws, int shuffles) {
        this.seed = seed;
        this.purposes = purposes;
        this.draws = draws;
        this.shuffles = shuffles;
    }

    @Override
    public int die(String what, int sides) {
        return 1 + pick(what, sides);
    }

    @Override
    public int pick(String what, int count) {
        int purpose = purpose(what);
        long word = mix(seed + GOLDEN_GAMMA * what.hashCode() + draws[purpose]++);
        return (int) Math.unsignedMultiplyHigh(word, count);
    }

    /** The cards lie in an order; a whole deck has been shuffled. */
    @Override
    public int actionCard(long deck) {
        if (deck == Missions.WHOLE_DECK) {
            shuffles++;
        }
        int top = -1;
        long highest = Long.MIN_VALUE;
        for (long rest = deck; rest != 0; rest = PieceSet.rest(rest)) {
            int card = PieceSet.lowest(rest);
            long height = mix(seed ^ GOLDEN_GAMMA * (shuffles * 32L + card + 1));
            if (top < 0 || height > highest) {
                highest = height;
                top = card;
            }
        }
        return top;
    }

    private int purpose(String what) {
        int place = 0;
        while (place < purposes.length && purposes[place] != what && purposes[place] != null) {
            place++;
        }
        if (place == purposes.length) {
            purposes = Arrays.copyOf(purposes, 2 * place);
            draws = Arrays.copyOf(draws, 2 * place);
        }
        purposes[place] = what;
        return place;
    }

    @Override
    public Luck copy() {
        return new Luck(seed, purposes.clone(), draws.clone(), shuffles);
    }

    /** The finaliser of SplitMix64. */
    private static long mix(long value) {
        long z = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
