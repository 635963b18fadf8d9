package fitg.lab.selfplay;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * Sums over rows of weights, eight numbers at a time where the JVM was started with its vectors. Every number is made by the same
 * steps in the same order without them, so that nobody can tell from the weights how they were reckoned.
 */
final class Lanes {

    /** All rows are as long as some of these. */
    static final int STRIP = 64;

    private static final boolean VECTORS =
            ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();

    private static final int WIDTH = 8;

    private Lanes() {}

    /** To each number of a row a multiple of that of another. */
    static void add(float[] sum, int at, float amount, float[] row, int from, int length) {
        if (VECTORS) {
            Vectors.add(sum, at, amount, row, from, length);
        } else {
            addPlainly(sum, at, amount, row, from, length);
        }
    }

    static void addPlainly(float[] sum, int at, float amount, float[] row, int from, int length) {
        for (int each = 0; each < length; each++) {
            sum[at + each] += amount * row[from + each];
        }
    }

    /** The same with four rows, one after the other, for all numbers of the sum. */
    static void addFour(float[] sum, float[] amounts, float[] rows, int[] from, int first) {
        if (VECTORS) {
            Vectors.addFour(sum, amounts, rows, from, first);
        } else {
            addFourPlainly(sum, amounts, rows, from, first);
        }
    }

    static void addFourPlainly(float[] sum, float[] amounts, float[] rows, int[] from, int first) {
        for (int each = first; each < first + 4; each++) {
            addPlainly(sum, 0, amounts[each], rows, from[each], sum.length);
        }
    }

    /** To all numbers of a sum the given multiples of so many rows. */
    static void addAll(float[] sum, float[] amounts, float[] rows, int[] from, int count) {
        int whole = count - count % 4;
        for (int first = 0; first < whole; first += 4) {
            addFour(sum, amounts, rows, from, first);
        }
        for (int each = whole; each < count; each++) {
            add(sum, 0, amounts[each], rows, from[each], sum.length);
        }
    }

    /** The product of a row with as many numbers. */
    static float product(float[] row, int from, float[] numbers) {
        return VECTORS ? Vectors.product(row, from, numbers) : productPlainly(row, from, numbers);
    }

    static float productPlainly(float[] row, int from, float[] numbers) {
        float[] sums = new float[2 * WIDTH];
        for (int each = 0; each < numbers.length; each++) {
            sums[each % sums.length] += row[from + each] * numbers[each];
        }
        return together(sums);
    }

    private static float together(float[] sums) {
        for (int each = 0; each < WIDTH; each++) {
            sums[each] += sums[WIDTH + each];
        }
        return (sums[0] + sums[4]) + (sums[1] + sums[5]) + ((sums[2] + sums[6]) + (sums[3] + sums[7]));
    }

    /** Apart, because a JVM without the module cannot load it. */
    static final class Vectors {

        private static final VectorSpecies<Float> SPECIES = FloatVector.SPECIES_256;

        private Vectors() {}

        static void add(float[] sum, int at, float amount, float[] row, int from, int length) {
            for (int each = 0; each < length; each += WIDTH) {
                at(sum, at + each).add(at(row, from + each).mul(amount)).intoArray(sum, at + each);
            }
        }

        static void addFour(float[] sum, float[] amounts, float[] rows, int[] from, int first) {
            float a = amounts[first];
            float b = amounts[first + 1];
            float c = amounts[first + 2];
            float d = amounts[first + 3];
            int one = from[first];
            int two = from[first + 1];
            int three = from[first + 2];
            int four = from[first + 3];
            for (int each = 0; each < sum.length; each += WIDTH) {
                at(sum, each)
                        .add(at(rows, one + each).mul(a))
                        .add(at(rows, two + each).mul(b))
                        .add(at(rows, three + each).mul(c))
                        .add(at(rows, four + each).mul(d))
                        .intoArray(sum, each);
            }
        }

        static float product(float[] row, int from, float[] numbers) {
            FloatVector even = FloatVector.zero(SPECIES);
            FloatVector odd = FloatVector.zero(SPECIES);
            for (int each = 0; each < numbers.length; each += 2 * WIDTH) {
                even = even.add(at(row, from + each).mul(at(numbers, each)));
                odd = odd.add(at(row, from + each + WIDTH).mul(at(numbers, each + WIDTH)));
            }
            FloatVector both = even.add(odd);
            return (both.lane(0) + both.lane(4))
                    + (both.lane(1) + both.lane(5))
                    + ((both.lane(2) + both.lane(6)) + (both.lane(3) + both.lane(7)));
        }

        private static FloatVector at(float[] numbers, int from) {
            return FloatVector.fromArray(SPECIES, numbers, from);
        }
    }
}
