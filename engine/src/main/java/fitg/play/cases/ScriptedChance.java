package fitg.play.cases;

import fitg.content.PieceSet;
import fitg.procedure.Chance;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;
import java.util.StringJoiner;

/** Luck that is written down beforehand, and what comes when it is used up. */
final class ScriptedChance implements Chance {

    private final Map<Luck, Deque<Integer>> script = new EnumMap<>(Luck.class);
    private final Chance afterwards;

    /** @param afterwards null where nothing must be drawn that is not written down */
    ScriptedChance(Map<Luck, ? extends Iterable<Integer>> written, Chance afterwards) {
        for (Luck each : Luck.values()) {
            Deque<Integer> draws = new ArrayDeque<>();
            if (written.containsKey(each)) {
                written.get(each).forEach(draws::add);
            }
            script.put(each, draws);
        }
        this.afterwards = afterwards;
    }

    /** What nobody has drawn; empty when all of it was needed. */
    String left() {
        StringJoiner left = new StringJoiner(", ");
        script.forEach((luck, draws) -> {
            if (!draws.isEmpty()) {
                StringJoiner numbers = new StringJoiner(" ", luck.word() + " ", "");
                draws.forEach(number -> numbers.add(String.valueOf(number)));
                left.add(numbers.toString());
            }
        });
        return left.toString();
    }

    private boolean isWritten(Luck luck, String what) {
        if (script.get(luck).isEmpty() && afterwards == null) {
            throw new UnwrittenLuckException("nothing is written down for " + what);
        }
        return !script.get(luck).isEmpty();
    }

    private int next(Luck luck, String what, int most) {
        int number = script.get(luck).poll();
        if (number > most) {
            throw new UnwrittenLuckException(
                    luck.word() + " " + number + " is written down for " + what + ", but " + most + " is the most");
        }
        return number;
    }

    private int member(Luck luck, String what, long deck) {
        int number = script.get(luck).poll();
        if (!PieceSet.has(deck, number - luck.first())) {
            throw new UnwrittenLuckException(what + " " + number + " is written down, but cannot be drawn");
        }
        return number - luck.first();
    }

    @Override
    public int die(String what, int sides) {
        return isWritten(Luck.DICE, "the " + what + " die")
                ? next(Luck.DICE, what, sides)
                : afterwards.die(what, sides);
    }

    @Override
    public int pick(String what, int count) {
        return isWritten(Luck.PICKS, "the pick of a " + what)
                ? next(Luck.PICKS, what, count - 1)
                : afterwards.pick(what, count);
    }

    @Override
    public int actionCard(long deck) {
        return isWritten(Luck.ACTION_CARDS, "an action card")
                ? member(Luck.ACTION_CARDS, "action card", deck)
                : afterwards.actionCard(deck);
    }

    @Override
    public int possession(long deck) {
        return isWritten(Luck.POSSESSIONS, "a possession")
                ? member(Luck.POSSESSIONS, "possession", deck)
                : afterwards.possession(deck);
    }

    @Override
    public int character(long pool) {
        return isWritten(Luck.CHARACTERS, "a character")
                ? member(Luck.CHARACTERS, "character", pool)
                : afterwards.character(pool);
    }

    @Override
    public int whim(int count) {
        return afterwards == null ? 0 : afterwards.whim(count);
    }

    @Override
    public Chance copy() {
        return new ScriptedChance(script, afterwards == null ? null : afterwards.copy());
    }
}
