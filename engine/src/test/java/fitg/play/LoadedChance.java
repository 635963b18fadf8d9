package fitg.play;

import fitg.content.PieceSet;
import fitg.procedure.Chance;
import java.util.ArrayDeque;
import java.util.Deque;

/** Luck a test has written down beforehand. Whatever is drawn beyond it fails the test and says what was asked. */
public final class LoadedChance implements Chance {

    private final Deque<Integer> dice;
    private final Deque<Integer> actionCards;
    private final Deque<Integer> possessions;
    private final Deque<Integer> characters;
    private final Deque<Integer> picks;
    private final Chance otherwise;

    /** @param otherwise where unscripted luck comes from; null if there must be none */
    public LoadedChance(Chance otherwise) {
        this(
                new ArrayDeque<>(),
                new ArrayDeque<>(),
                new ArrayDeque<>(),
                new ArrayDeque<>(),
                new ArrayDeque<>(),
                otherwise);
    }

    private LoadedChance(
            Deque<Integer> dice,
            Deque<Integer> actionCards,
            Deque<Integer> possessions,
            Deque<Integer> characters,
            Deque<Integer> picks,
            Chance otherwise) {
        this.dice = dice;
        this.actionCards = actionCards;
        this.possessions = possessions;
        this.characters = characters;
        this.picks = picks;
        this.otherwise = otherwise;
    }

    public void dice(int... faces) {
        load(dice, faces);
    }

    /** By card number, 68 to 97. */
    void actionCards(int... numbers) {
        load(actionCards, numbers);
    }

    /** By card number, 33 to 52. */
    void possessions(int... numbers) {
        load(possessions, numbers);
    }

    /** By card number, 1 to 32. */
    void characters(int... numbers) {
        load(characters, numbers);
    }

    /** Which of several equal things, counted from 0. */
    void picks(int... chosen) {
        load(picks, chosen);
    }

    private static void load(Deque<Integer> queue, int... values) {
        for (int value : values) {
            queue.add(value);
        }
    }

    boolean isUsedUp() {
        return dice.isEmpty()
                && actionCards.isEmpty()
                && possessions.isEmpty()
                && characters.isEmpty()
                && picks.isEmpty();
    }

    @Override
    public String toString() {
        return "dice " + dice + ", action cards " + actionCards + ", possessions " + possessions + ", characters "
                + characters + ", picks " + picks;
    }

    @Override
    public int die(String what, int sides) {
        if (dice.isEmpty()) {
            return unscripted("a die for " + what).die(what, sides);
        }
        int loaded = dice.poll();
        if (loaded > sides) {
            throw new AssertionError("a " + loaded + " for " + what + ", but the die has only " + sides + " sides");
        }
        return loaded;
    }

    @Override
    public int pick(String what, int count) {
        if (picks.isEmpty()) {
            return unscripted("a pick for " + what + " among " + count).pick(what, count);
        }
        int chosen = picks.poll();
        if (chosen >= count) {
            throw new AssertionError("pick " + chosen + " for " + what + ", but there are only " + count);
        }
        return chosen;
    }

    @Override
    public int actionCard(long deck) {
        return actionCards.isEmpty()
                ? unscripted("an action card").actionCard(deck)
                : inDeck(actionCards.poll(), 68, deck, "action card");
    }

    @Override
    public int possession(long deck) {
        return possessions.isEmpty()
                ? unscripted("a possession").possession(deck)
                : inDeck(possessions.poll(), 33, deck, "possession");
    }

    @Override
    public int character(long pool) {
        return characters.isEmpty()
                ? unscripted("a character").character(pool)
                : inDeck(characters.poll(), 1, pool, "character");
    }

    private static int inDeck(int number, int first, long deck, String what) {
        if (!PieceSet.has(deck, number - first)) {
            throw new AssertionError(what + " " + number + " is not in the deck");
        }
        return number - first;
    }

    private Chance unscripted(String what) {
        if (otherwise == null) {
            throw new AssertionError("the test scripts no luck for " + what);
        }
        return otherwise;
    }

    @Override
    public int whim(int count) {
        return otherwise == null ? 0 : otherwise.whim(count);
    }

    @Override
    public Chance copy() {
        return new LoadedChance(
                new ArrayDeque<>(dice),
                new ArrayDeque<>(actionCards),
                new ArrayDeque<>(possessions),
                new ArrayDeque<>(characters),
                new ArrayDeque<>(picks),
                otherwise == null ? null : otherwise.copy());
    }
}
