package fitg.lab.selfplay;

import fitg.players.learned.Net;
import java.util.Arrays;

/** How the loss over some decisions grows with each weight of a net. */
final class Slope {

    /** What a wrong expectation counts beside a wrong answer. */
    private static final float EXPECTATION = 0.5f;

    private final Net net;
    final float[] sum;
    /** The strips of the sum that are not all zero; most signs do not come up in a few hundred decisions. */
    final boolean[] touched;

    private final float[] first;
    private final float[] firstSlope;
    private final float[] thought;
    private final float[] thoughtSlope;
    private float[] amounts = new float[512];
    private int[] rows = new int[512];
    private float[] chances = new float[64];
    private float[] slopes = new float[64];

    // what is worth telling of these decisions
    double disorder;
    double shift;
    double error;
    double agreed;

    Slope(Net net) {
        this.net = net;
        sum = new float[net.weights().length];
        touched = new boolean[(sum.length + Lanes.STRIP - 1) / Lanes.STRIP];
        first = new float[net.wide()];
        firstSlope = new float[net.wide()];
        thought = new float[net.narrow()];
        thoughtSlope = new float[net.narrow()];
    }

    /** Adds one decision. */
    void add(Experience game, int row, Lesson lesson) {
        think(game, row);
        int begin = game.answerBegin(row);
        int answers = game.answerBegin(row + 1) - begin;
        score(game, begin, answers);
        note(game, row, answers);
        lesson.slopes(game, row, chances, slopes, answers);
        Arrays.fill(thoughtSlope, 0);
        expectation(game.result(row));
        answers(game, begin, answers);
        layers(game, row);
    }

    // ---- forwards

    private void think(Experience game, int row) {
        float[] weights = net.weights();
        int begin = game.signBegin(row);
        int count = game.signBegin(row + 1) - begin;
        room(Math.max(count, first.length));
        for (int each = 0; each < count; each++) {
            rows[each] = net.first(game.sign(begin + each));
            amounts[each] = game.amount(begin + each);
        }
        System.arraycopy(weights, net.firstBias(), first, 0, first.length);
        Lanes.addAll(first, amounts, weights, rows, count);
        int active = 0;
        for (int unit = 0; unit < first.length; unit++) {
            if (first[unit] > 0) {
                rows[active] = net.second(unit);
                amounts[active++] = first[unit];
            }
        }
        System.arraycopy(weights, net.secondBias(), thought, 0, thought.length);
        Lanes.addAll(thought, amounts, weights, rows, active);
        for (int unit = 0; unit < thought.length; unit++) {
            thought[unit] = Math.max(0, thought[unit]);
        }
    }

    private void room(int count) {
        if (count > rows.length) {
            rows = new int[2 * count];
            amounts = new float[2 * count];
        }
    }

    private void score(Experience game, int begin, int answers) {
        if (answers > chances.length) {
            chances = new float[2 * answers];
            slopes = new float[2 * answers];
        }
        float[] weights = net.weights();
        float best = Float.NEGATIVE_INFINITY;
        for (int answer = 0; answer < answers; answer++) {
            float score = 0;
            for (int each = game.offerBegin(begin + answer); each < game.offerBegin(begin + answer + 1); each++) {
                int sign = game.offered(each);
                score += weights[net.answerBias(sign)] + Lanes.product(weights, net.answer(sign), thought);
            }
            chances[answer] = score;
            best = Math.max(best, score);
        }
        float all = 0;
        for (int answer = 0; answer < answers; answer++) {
            chances[answer] = (float) StrictMath.exp(chances[answer] - best);
            all += chances[answer];
        }
        for (int answer = 0; answer < answers; answer++) {
            chances[answer] /= all;
        }
    }

    private void note(Experience game, int row, int answers) {
        int best = 0;
        for (int answer = 0; answer < answers; answer++) {
            disorder -= chances[answer] * StrictMath.log(Math.max(1e-9, chances[answer]));
            best = chances[answer] > chances[best] ? answer : best;
        }
        int chosen = game.chosen(row);
        agreed += best == chosen ? 1 : 0;
        shift += game.likelihood(row) - StrictMath.log(Math.max(1e-9, chances[chosen]));
    }

    // ---- backwards

    private void expectation(float result) {
        float[] weights = net.weights();
        float worth = (float) StrictMath.tanh(weights[net.worthBias()] + Lanes.product(weights, net.worth(), thought));
        float off = worth - result;
        error += off * off;
        float slope = 2 * EXPECTATION * off * (1 - worth * worth);
        addRow(net.worth(), slope, thought);
        addOne(net.worthBias(), slope);
        Lanes.add(thoughtSlope, 0, slope, weights, net.worth(), thought.length);
    }

    private void answers(Experience game, int begin, int answers) {
        for (int answer = 0; answer < answers; answer++) {
            float slope = slopes[answer];
            for (int each = game.offerBegin(begin + answer); each < game.offerBegin(begin + answer + 1); each++) {
                int sign = game.offered(each);
                addRow(net.answer(sign), slope, thought);
                addOne(net.answerBias(sign), slope);
                Lanes.add(thoughtSlope, 0, slope, net.weights(), net.answer(sign), thought.length);
            }
        }
    }

    private void layers(Experience game, int row) {
        for (int unit = 0; unit < thought.length; unit++) {
            thoughtSlope[unit] = thought[unit] > 0 ? thoughtSlope[unit] : 0;
        }
        addRow(net.secondBias(), 1, thoughtSlope);
        for (int unit = 0; unit < first.length; unit++) {
            firstSlope[unit] = 0;
            if (first[unit] > 0) {
                addRow(net.second(unit), first[unit], thoughtSlope);
                firstSlope[unit] = Lanes.product(net.weights(), net.second(unit), thoughtSlope);
            }
        }
        addRow(net.firstBias(), 1, firstSlope);
        for (int each = game.signBegin(row); each < game.signBegin(row + 1); each++) {
            addRow(net.first(game.sign(each)), game.amount(each), firstSlope);
        }
    }

    private void addRow(int at, float amount, float[] numbers) {
        for (int strip = at / Lanes.STRIP; strip <= (at + numbers.length - 1) / Lanes.STRIP; strip++) {
            touched[strip] = true;
        }
        Lanes.add(sum, at, amount, numbers, 0, numbers.length);
    }

    private void addOne(int at, float amount) {
        touched[at / Lanes.STRIP] = true;
        sum[at] += amount;
    }

    /** Nothing is left but what was noted. */
    void clear(int strip) {
        Arrays.fill(sum, strip * Lanes.STRIP, Math.min(sum.length, (strip + 1) * Lanes.STRIP), 0);
        touched[strip] = false;
    }
}
