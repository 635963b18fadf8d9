package fitg.lab.bench;

import java.util.Arrays;

/** One figure, measured in several forks. */
public record Measure(String name, String unit, double[] forks) {

    public Measure {
        forks = forks.clone();
        Arrays.sort(forks);
    }

    @Override
    public double[] forks() {
        return forks.clone();
    }

    public double median() {
        int middle = forks.length / 2;
        return forks.length % 2 == 1 ? forks[middle] : (forks[middle - 1] + forks[middle]) / 2;
    }

    public double least() {
        return forks[0];
    }

    public double most() {
        return forks[forks.length - 1];
    }
}
