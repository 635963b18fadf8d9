package fitg.players.learned;

import java.util.SplittableRandom;

/** What a net makes of a sketch: how likely it would give each answer, and what the position is worth to its side, from -1 to 1. */
public final class Judgement {

    private float[] first = new float[0];
    private float[] thought = new float[0];
    private float[] scores = new float[32];
    private float[] chances = new float[32];
    private int answers;
    private float worth;

    /** Judges anew, in the same arrays. */
    public Judgement of(Net net, Sketch sketch) {
        think(net, sketch);
        worth = (float) StrictMath.tanh(net.weights()[net.worthBias()] + product(net.weights(), net.worth(), thought));
        answers = sketch.answers();
        if (answers > scores.length) {
            scores = new float[2 * answers];
            chances = new float[2 * answers];
        }
        for (int answer = 0; answer < answers; answer++) {
            scores[answer] = score(net, sketch, sketch.begin(answer), sketch.begin(answer + 1));
        }
        chancesAt(1);
        return this;
    }

    private void think(Net net, Sketch sketch) {
        float[] weights = net.weights();
        if (first.length != net.wide() || thought.length != net.narrow()) {
            first = new float[net.wide()];
            thought = new float[net.narrow()];
        }
        System.arraycopy(weights, net.firstBias(), first, 0, first.length);
        for (int sign = 0; sign < sketch.position(); sign++) {
            int row = net.positions().row(sketch.key(sign));
            if (row != Vocabulary.UNKNOWN) {
                add(sketch.amount(sign), weights, net.first(row), first);
            }
        }
        System.arraycopy(weights, net.secondBias(), thought, 0, thought.length);
        for (int unit = 0; unit < first.length; unit++) {
            if (first[unit] > 0) {
                add(first[unit], weights, net.second(unit), thought);
            }
        }
        for (int unit = 0; unit < thought.length; unit++) {
            thought[unit] = Math.max(0, thought[unit]);
        }
    }

    private float score(Net net, Sketch sketch, int begin, int end) {
        float score = 0;
        for (int sign = begin; sign < end; sign++) {
            int row = net.answers().row(sketch.key(sign));
            if (row != Vocabulary.UNKNOWN) {
                float said = net.weights()[net.answerBias(row)] + product(net.weights(), net.answer(row), thought);
                score += sketch.amount(sign) * said;
            }
        }
        return score;
    }

    private static void add(float amount, float[] weights, int row, float[] sum) {
        for (int unit = 0; unit < sum.length; unit++) {
            sum[unit] += amount * weights[row + unit];
        }
    }

    /** In four sums, which do not wait for each other. */
    private static float product(float[] weights, int row, float[] thought) {
        float a = 0;
        float b = 0;
        float c = 0;
        float d = 0;
        for (int unit = 0; unit < thought.length; unit += 4) {
            a += weights[row + unit] * thought[unit];
            b += weights[row + unit + 1] * thought[unit + 1];
            c += weights[row + unit + 2] * thought[unit + 2];
            d += weights[row + unit + 3] * thought[unit + 3];
        }
        return a + b + (c + d);
    }

    /** How likely each answer is; the higher the temperature, the more alike. */
    public void chancesAt(double temperature) {
        float best = scores[best()];
        float sum = 0;
        for (int answer = 0; answer < answers; answer++) {
            chances[answer] = (float) StrictMath.exp((scores[answer] - best) / temperature);
            sum += chances[answer];
        }
        for (int answer = 0; answer < answers; answer++) {
            chances[answer] /= sum;
        }
    }

    public float worth() {
        return worth;
    }

    public float chance(int answer) {
        return chances[answer];
    }

    /** The likeliest answer; among equals the first. */
    public int best() {
        int best = 0;
        for (int answer = 1; answer < answers; answer++) {
            best = scores[answer] > scores[best] ? answer : best;
        }
        return best;
    }

    /** One by its chance. */
    public int drawn(SplittableRandom luck) {
        double left = luck.nextDouble();
        for (int answer = 0; answer < answers; answer++) {
            left -= chances[answer];
            if (left < 0) {
                return answer;
            }
        }
        return best();
    }
}
