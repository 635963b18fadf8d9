package fitg.lab.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Eight numbers at a time or one by one: the same to the last bit. */
class LanesTest {

    private final SplittableRandom luck = new SplittableRandom(7);
    private final float[] rows = numbers(64 * 40);
    private final float[] start = numbers(128);

    @Test
    void rowsAreAddedAlike() {
        float[] plainly = start.clone();
        float[] vectors = start.clone();

        Lanes.addPlainly(plainly, 64, 0.3f, rows, 192, 64);
        Lanes.Vectors.add(vectors, 64, 0.3f, rows, 192, 64);

        assertThat(vectors).isEqualTo(plainly).isNotEqualTo(start);
    }

    @Test
    void fourRowsAreAddedAlike() {
        float[] plainly = start.clone();
        float[] vectors = start.clone();
        float[] amounts = numbers(8);
        int[] from = {0, 64, 256, 640, 128, 1024, 320, 704};

        Lanes.addFourPlainly(plainly, amounts, rows, from, 4);
        Lanes.Vectors.addFour(vectors, amounts, rows, from, 4);

        assertThat(vectors).isEqualTo(plainly).isNotEqualTo(start);
    }

    @Test
    void productsAreAlike() {
        for (int row = 0; row < rows.length; row += 128) {
            assertThat(Lanes.Vectors.product(rows, row, start)).isEqualTo(Lanes.productPlainly(rows, row, start));
        }
    }

    private float[] numbers(int count) {
        float[] numbers = new float[count];
        for (int each = 0; each < count; each++) {
            numbers[each] = (float) luck.nextDouble(-1, 1);
        }
        return numbers;
    }
}
