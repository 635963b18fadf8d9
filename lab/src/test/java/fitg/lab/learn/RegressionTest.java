package fitg.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class RegressionTest {

    private static final double[] TRUTH = {-0.5, 1.5, -2, 0};

    @Test
    void findsTheWeightsTheExamplesWereDrawnWith() {
        double[] found = new Regression(TRUTH.length, 1).weights(examples(20_000));

        for (int each = 0; each < TRUTH.length; each++) {
            assertThat(found[each]).as("weight %d", each).isCloseTo(TRUTH[each], within(0.1));
        }
    }

    @Test
    void whatNobodyHasSeenWeighsNothing() {
        assertThat(new Regression(3, 1).weights(List.of())).containsExactly(0, 0, 0);
    }

    /** Without the penalty, a sign that has only been seen with victories would be worth any price. */
    @Test
    void whatWasSeenOnlyOnceStaysModest() {
        List<Regression.Example> examples = new ArrayList<>();
        for (int each = 0; each < 100; each++) {
            examples.add(new Regression.Example(new double[] {1, 0}, each % 2 == 0));
        }
        examples.add(new Regression.Example(new double[] {1, 1}, true));

        assertThat(new Regression(2, 1).weights(examples)[1]).isBetween(0.1, 1.0);
    }

    @Test
    void aHeavierPenaltyMakesWeightsSmaller() {
        List<Regression.Example> examples = examples(500);

        double light = new Regression(TRUTH.length, 1).weights(examples)[2];
        double heavy = new Regression(TRUTH.length, 100).weights(examples)[2];

        assertThat(heavy).isNegative().isGreaterThan(light);
    }

    @Test
    void noSignsAreEvenChances() {
        assertThat(Regression.chance(TRUTH, new double[4])).isEqualTo(0.5);
    }

    private static List<Regression.Example> examples(int count) {
        SplittableRandom random = new SplittableRandom(5);
        List<Regression.Example> examples = new ArrayList<>();
        for (int each = 0; each < count; each++) {
            double[] signs = {1, random.nextDouble(), random.nextInt(2), random.nextGaussian()};
            examples.add(new Regression.Example(signs, random.nextDouble() < Regression.chance(TRUTH, signs)));
        }
        return examples;
    }
}
