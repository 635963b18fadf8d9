package fitg.play;

import fitg.content.Side;
import fitg.procedure.Ask;
import fitg.procedure.Question;

/**
 * How many answers have been given, and how many of them each side knows of: its own, and the acts of the other that lie
 * open (RUL-85).
 */
final class Numbering {

    private int total;
    private final int[] known = new int[Side.values().length];

    void count(Side side, Question question) {
        total++;
        known[side.ordinal()]++;
        known[side.opponent().ordinal()] += isOpenToBoth(question) ? 1 : 0;
    }

    /**
     * Whether the other side may count an answer. The further steps of an act are as many as hidden units and cards make
     * them, and declining to use a possession is nobody else's business.
     */
    private static boolean isOpenToBoth(Question question) {
        return !question.continuesAct() && !question.isSecret() && question != Ask.USE_POSSESSION;
    }

    int total() {
        return total;
    }

    int knownTo(Side side) {
        return known[side.ordinal()];
    }

    void copyFrom(Numbering other) {
        total = other.total;
        System.arraycopy(other.known, 0, known, 0, known.length);
    }
}
