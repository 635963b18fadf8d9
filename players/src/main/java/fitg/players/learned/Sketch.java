package fitg.players.learned;

import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.procedure.Action;
import fitg.procedure.Question;
import java.util.Arrays;

/**
 * One decision as a learner sees it: the signs of the position as its seat knows it, and those of every lawful answer. A sign is
 * a key and how much of it there is. Drawn anew for every decision, into the same arrays.
 */
public final class Sketch {

    /** What the keys mean: raised whenever a sign is drawn differently, so that nobody reads one thing and was taught another. */
    public static final int VERSION = 1;

    private static final long NUMBERS = 4096;
    private static final int LOWEST = 16;
    private static final long NAMES = 1L + 0xffffffffL;

    private long[] keys = new long[512];
    private float[] amounts = new float[512];
    private int[] ends = new int[32];
    private int size;
    private int position;
    private int answers;
    private long question;

    /** What the side that decides sees, and nothing else. */
    public Sketch draw(PlayerView view, Decision decision) {
        size = 0;
        answers = 0;
        question = name(decision.question());
        TableSigns.draw(view, decision.side(), this);
        PeopleSigns.draw(view, decision.side(), this);
        ForceSigns.draw(view, this);
        CounterSigns.draw(view, this);
        FightSigns.draw(view, this);
        RealmSigns.draw(view, decision.side(), this);
        QuestionSigns.draw(view, decision, this);
        position = size;
        AnswerSigns each = new AnswerSigns(view, decision.side(), this);
        for (Action answer : decision.actions()) {
            each.draw(answer);
            close();
        }
        return this;
    }

    private void close() {
        if (answers == ends.length) {
            ends = Arrays.copyOf(ends, 2 * answers);
        }
        ends[answers++] = size;
    }

    /** A sign that means the same whatever is asked. */
    void add(Token token, int a, int b, double amount) {
        put(token, a, b, 0, amount);
    }

    void add(Token token, int a, int b) {
        put(token, a, b, 0, 1);
    }

    /** A sign that means something in this question. */
    void here(Token token, int a, int b) {
        put(token, a, b, question, 1);
    }

    void of(Question other, Token token, int a, int b) {
        put(token, a, b, name(other), 1);
    }

    private void put(Token token, int a, int b, long about, double amount) {
        if (amount == 0) {
            return;
        }
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, 2 * size);
            amounts = Arrays.copyOf(amounts, 2 * size);
        }
        keys[size] = ((token.ordinal() * NUMBERS + a + LOWEST) * NUMBERS + b + LOWEST) * NAMES + about;
        amounts[size++] = (float) amount;
    }

    private static long name(Question question) {
        return Integer.toUnsignedLong(question.name().hashCode());
    }

    /** How many signs the position has; they are the first ones. */
    public int position() {
        return position;
    }

    public int answers() {
        return answers;
    }

    /** Where the signs of an answer begin; those of the one after the last would begin at the end. */
    public int begin(int answer) {
        return answer == 0 ? position : ends[answer - 1];
    }

    public long key(int sign) {
        return keys[sign];
    }

    public float amount(int sign) {
        return amounts[sign];
    }
}
