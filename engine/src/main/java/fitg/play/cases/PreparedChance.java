package fitg.play.cases;

import fitg.content.PieceSet;
import fitg.procedure.Chance;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Luck that whoever wrote a position has prepared, for a lesson or a puzzle, and fair luck when it is used up. Who plays goes ways of his own:
 * what cannot be drawn when its turn has come is left out.
 */
final class PreparedChance implements Chance {

    private final Map<Luck, Deque<Integer>> prepared;
    private final Chance afterwards;

    private PreparedChance(Map<Luck, Deque<Integer>> prepared, Chance afterwards) {
        this.prepared = prepared;
        this.afterwards = afterwards;
    }

    /** Luck with what is prepared in front of it. */
    static Chance before(Chance afterwards, Map<Luck, List<Integer>> prepared) {
        if (prepared.isEmpty()) {
            return afterwards;
        }
        Map<Luck, Deque<Integer>> script = new EnumMap<>(Luck.class);
        prepared.forEach((sort, draws) -> script.put(sort, new ArrayDeque<>(draws)));
        return new PreparedChance(script, afterwards);
    }

    /** The next of a sort, or less than 0 where nothing of it is left. */
    private int next(Luck sort) {
        Deque<Integer> draws = prepared.get(sort);
        return draws == null || draws.isEmpty() ? -1 : draws.poll() - sort.first();
    }

    @Override
    public int die(String what, int sides) {
        int value = next(Luck.DICE);
        return value >= 1 && value <= sides ? value : afterwards.die(what, sides);
    }

    @Override
    public int pick(String what, int count) {
        int which = next(Luck.PICKS);
        return which >= 0 && which < count ? which : afterwards.pick(what, count);
    }

    @Override
    public int actionCard(long deck) {
        int card = next(Luck.ACTION_CARDS);
        return card >= 0 && PieceSet.has(deck, card) ? card : afterwards.actionCard(deck);
    }

    @Override
    public int possession(long deck) {
        int card = next(Luck.POSSESSIONS);
        return card >= 0 && PieceSet.has(deck, card) ? card : afterwards.possession(deck);
    }

    @Override
    public int character(long pool) {
        int number = next(Luck.CHARACTERS);
        return number >= 0 && PieceSet.has(pool, number) ? number : afterwards.character(pool);
    }

    @Override
    public int whim(int count) {
        return afterwards.whim(count);
    }

    @Override
    public Chance followedBy(Chance next) {
        return new PreparedChance(prepared, next);
    }

    @Override
    public Chance copy() {
        Map<Luck, Deque<Integer>> left = new EnumMap<>(Luck.class);
        prepared.forEach((sort, draws) -> left.put(sort, new ArrayDeque<>(draws)));
        return new PreparedChance(left, afterwards.copy());
    }
}
