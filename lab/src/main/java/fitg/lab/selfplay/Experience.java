package fitg.lab.selfplay;

import fitg.players.learned.Net;
import fitg.players.learned.Sketch;
import fitg.players.learned.Vocabulary;
import java.util.Arrays;

/** The decisions of one side in one game: what it saw by rows of its net, what it answered, and what came of it. */
final class Experience {

    private int rows;
    private int[] signs = new int[4096];
    private float[] amounts = new float[4096];
    private int[] signEnds = new int[64];
    private int[] offered = new int[4096];
    private int[] offerEnds = new int[512];
    private int[] answerEnds = new int[64];
    private int[] chosen = new int[64];
    private float[] likelihood = new float[64];
    private float[] foreseen = new float[64];
    private float[] advantage = new float[0];
    private float[] result = new float[0];

    int rows() {
        return rows;
    }

    /**
     * @param answer the answer given
     * @param chance how likely it was
     * @param worth what the position seemed to be worth
     */
    void add(Net net, Sketch sketch, int answer, double chance, float worth) {
        if (rows == chosen.length) {
            lengthen(2 * rows);
        }
        int sign = rows == 0 ? 0 : signEnds[rows - 1];
        for (int each = 0; each < sketch.position(); each++) {
            int row = net.positions().row(sketch.key(each));
            if (row != Vocabulary.UNKNOWN) {
                if (sign == signs.length) {
                    signs = Arrays.copyOf(signs, 2 * sign);
                    amounts = Arrays.copyOf(amounts, 2 * sign);
                }
                signs[sign] = row;
                amounts[sign++] = sketch.amount(each);
            }
        }
        signEnds[rows] = sign;
        addAnswers(net, sketch);
        chosen[rows] = answer;
        likelihood[rows] = (float) StrictMath.log(Math.max(1e-9, chance));
        foreseen[rows++] = worth;
    }

    /** Signs of answers are there or not, so how much of them there is need not be kept. */
    private void addAnswers(Net net, Sketch sketch) {
        int answer = answerBegin(rows);
        int offer = answer == 0 ? 0 : offerEnds[answer - 1];
        for (int each = 0; each < sketch.answers(); each++) {
            for (int sign = sketch.begin(each); sign < sketch.begin(each + 1); sign++) {
                int row = net.answers().row(sketch.key(sign));
                if (row != Vocabulary.UNKNOWN) {
                    if (offer == offered.length) {
                        offered = Arrays.copyOf(offered, 2 * offer);
                    }
                    offered[offer++] = row;
                }
            }
            if (answer == offerEnds.length) {
                offerEnds = Arrays.copyOf(offerEnds, 2 * answer);
            }
            offerEnds[answer++] = offer;
        }
        answerEnds[rows] = answer;
    }

    private void lengthen(int length) {
        signEnds = Arrays.copyOf(signEnds, length);
        answerEnds = Arrays.copyOf(answerEnds, length);
        chosen = Arrays.copyOf(chosen, length);
        likelihood = Arrays.copyOf(likelihood, length);
        foreseen = Arrays.copyOf(foreseen, length);
    }

    /**
     * The game is over: what each decision was worth beyond what was foreseen, and what should have been foreseen. How far ahead one
     * looks for that fades with {@code patience} (generalised advantages).
     */
    void close(double outcome, double patience) {
        advantage = new float[rows];
        result = new float[rows];
        double ahead = 0;
        for (int row = rows - 1; row >= 0; row--) {
            double next = row == rows - 1 ? outcome : foreseen[row + 1];
            ahead = next - foreseen[row] + patience * ahead;
            advantage[row] = (float) ahead;
            result[row] = (float) (ahead + foreseen[row]);
        }
        trim();
    }

    private void trim() {
        lengthen(rows);
        int answers = answerBegin(rows);
        signs = Arrays.copyOf(signs, signBegin(rows));
        amounts = Arrays.copyOf(amounts, signs.length);
        offerEnds = Arrays.copyOf(offerEnds, answers);
        offered = Arrays.copyOf(offered, answers == 0 ? 0 : offerEnds[answers - 1]);
    }

    // ---- one decision

    int signBegin(int row) {
        return row == 0 ? 0 : signEnds[row - 1];
    }

    int sign(int each) {
        return signs[each];
    }

    float amount(int each) {
        return amounts[each];
    }

    int answerBegin(int row) {
        return row == 0 ? 0 : answerEnds[row - 1];
    }

    int offerBegin(int answer) {
        return answer == 0 ? 0 : offerEnds[answer - 1];
    }

    int offered(int each) {
        return offered[each];
    }

    int chosen(int row) {
        return chosen[row];
    }

    float likelihood(int row) {
        return likelihood[row];
    }

    float advantage(int row) {
        return advantage[row];
    }

    float result(int row) {
        return result[row];
    }

    float foreseen(int row) {
        return foreseen[row];
    }
}
