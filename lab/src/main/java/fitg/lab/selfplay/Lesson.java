package fitg.lab.selfplay;

/** What a decision teaches about the scores of its answers: in which direction each should go. */
interface Lesson {

    /**
     * @param chances of the answers under the weights of today
     * @param slopes how the loss grows with the score of each answer; to be filled
     */
    void slopes(Experience game, int row, float[] chances, float[] slopes, int answers);

    /** Do as somebody did. */
    record Copying() implements Lesson {

        @Override
        public void slopes(Experience game, int row, float[] chances, float[] slopes, int answers) {
            for (int each = 0; each < answers; each++) {
                slopes[each] = chances[each] - (each == game.chosen(row) ? 1 : 0);
            }
        }
    }

    /**
     * Do more often what turned out better than foreseen, but not much more often at once (PPO), and stay curious.
     *
     * @param mean of all advantages of the round
     * @param spread of them
     * @param curiosity what it counts that several answers are likely
     */
    record Improving(double mean, double spread, double curiosity) implements Lesson {

        private static final double AT_ONCE = 0.2;

        @Override
        public void slopes(Experience game, int row, float[] chances, float[] slopes, int answers) {
            int chosen = game.chosen(row);
            double advantage = (game.advantage(row) - mean) / spread;
            double now = StrictMath.log(Math.max(1e-9, chances[chosen]));
            double ratio = StrictMath.exp(now - game.likelihood(row));
            boolean enough = advantage > 0 ? ratio > 1 + AT_ONCE : ratio < 1 - AT_ONCE;
            double pull = enough ? 0 : -advantage * ratio;
            double surprise = 0;
            for (int each = 0; each < answers; each++) {
                surprise -= chances[each] * StrictMath.log(Math.max(1e-9, chances[each]));
            }
            for (int each = 0; each < answers; each++) {
                double chance = chances[each];
                double towards = (each == chosen ? 1 : 0) - chance;
                double dull = chance * (StrictMath.log(Math.max(1e-9, chance)) + surprise);
                slopes[each] = (float) (pull * towards + curiosity * dull);
            }
        }
    }
}
