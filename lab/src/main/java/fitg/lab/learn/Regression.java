package fitg.lab.learn;

import java.util.List;

/** Logistic regression by Newton's method, with a small penalty on large weights so that rare signs stay modest. */
final class Regression {

    private static final int STEPS = 12;

    private final int size;
    private final double penalty;

    Regression(int size, double penalty) {
        this.size = size;
        this.penalty = penalty;
    }

    /** @param won whether the rebels won the game each example is taken from */
    record Example(double[] signs, boolean won) {}

    double[] weights(List<Example> examples) {
        double[] weights = new double[size];
        for (int step = 0; step < STEPS; step++) {
            double[] change = newton(examples, weights);
            for (int each = 0; each < size; each++) {
                weights[each] -= change[each];
            }
        }
        return weights;
    }

    private double[] newton(List<Example> examples, double[] weights) {
        double[] gradient = new double[size];
        double[][] curvature = new double[size][size];
        for (int row = 0; row < size; row++) {
            gradient[row] = penalty * weights[row];
            curvature[row][row] = penalty;
        }
        for (Example example : examples) {
            double chance = chance(weights, example.signs);
            double error = chance - (example.won ? 1 : 0);
            double weight = chance * (1 - chance);
            add(gradient, curvature, example.signs, error, weight);
        }
        return solve(curvature, gradient);
    }

    private static void add(double[] gradient, double[][] curvature, double[] signs, double error, double weight) {
        for (int row = 0; row < gradient.length; row++) {
            if (signs[row] != 0) {
                gradient[row] += error * signs[row];
                for (int column = 0; column < gradient.length; column++) {
                    curvature[row][column] += weight * signs[row] * signs[column];
                }
            }
        }
    }

    static double chance(double[] weights, double[] signs) {
        double sum = 0;
        for (int each = 0; each < weights.length; each++) {
            sum += weights[each] * signs[each];
        }
        return 1 / (1 + Math.exp(-sum));
    }

    /** Gauss and Jordan; the penalty keeps the matrix positive, so the diagonal serves as pivot. */
    private static double[] solve(double[][] matrix, double[] right) {
        int n = right.length;
        for (int pivot = 0; pivot < n; pivot++) {
            double scale = 1 / matrix[pivot][pivot];
            right[pivot] *= scale;
            for (int column = pivot; column < n; column++) {
                matrix[pivot][column] *= scale;
            }
            for (int row = 0; row < n; row++) {
                double factor = row == pivot ? 0 : matrix[row][pivot];
                right[row] -= factor * right[pivot];
                for (int column = pivot; factor != 0 && column < n; column++) {
                    matrix[row][column] -= factor * matrix[pivot][column];
                }
            }
        }
        return right;
    }
}
