package fitg.players.learned;

/**
 * What one side has learned: from the signs of a position over two layers to a thought of it, and from the thought to a score for
 * each answer, by the signs of the answer, and to what the position is worth. All weights are one array, in this order: a row of
 * the first layer for each sign; its bias; a row of the second for each unit of the first; its bias; a row for each sign of
 * answers; their biases; the row of the worth, and its bias.
 */
public final class Net {

    private final Vocabulary positions;
    private final Vocabulary answers;
    private final int wide;
    private final int narrow;
    private final float[] weights;

    /**
     * @param wide units of the first layer
     * @param narrow units of the second, which are the thought
     */
    public Net(Vocabulary positions, Vocabulary answers, int wide, int narrow, float[] weights) {
        this.positions = positions;
        this.answers = answers;
        this.wide = wide;
        this.narrow = narrow;
        this.weights = weights;
        if (weights.length != size(positions.size(), answers.size(), wide, narrow)) {
            throw new IllegalArgumentException("a net of this shape has another number of weights");
        }
    }

    public static int size(int positions, int answers, int wide, int narrow) {
        return (positions + 1) * wide + (wide + 1) * narrow + answers * (narrow + 1) + narrow + 1;
    }

    /** Of the same shape, with other weights. */
    public Net with(float[] others) {
        return new Net(positions, answers, wide, narrow, others);
    }

    public Vocabulary positions() {
        return positions;
    }

    public Vocabulary answers() {
        return answers;
    }

    public int wide() {
        return wide;
    }

    public int narrow() {
        return narrow;
    }

    /** Not to be changed while somebody reads. */
    public float[] weights() {
        return weights;
    }

    // ---- where they are

    public int first(int sign) {
        return sign * wide;
    }

    public int firstBias() {
        return positions.size() * wide;
    }

    public int second(int unit) {
        return firstBias() + wide + unit * narrow;
    }

    public int secondBias() {
        return second(wide);
    }

    public int answer(int sign) {
        return secondBias() + (1 + sign) * narrow;
    }

    public int answerBias(int sign) {
        return answer(answers.size()) + sign;
    }

    public int worth() {
        return answerBias(answers.size());
    }

    public int worthBias() {
        return worth() + narrow;
    }
}
