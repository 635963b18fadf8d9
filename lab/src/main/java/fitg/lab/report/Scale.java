package fitg.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Where values lie on an axis that goes from one place of the drawing to another, with marks at round numbers. */
record Scale(double low, double high, double step, double from, double to) {

    private static final double[] ROUND = {1, 2, 5, 10};

    /** An axis with about so many marks, long enough for all values between these. */
    static Scale over(double least, double most, int marks, double from, double to) {
        double width = most > least ? most - least : 1;
        double end = least + width;
        double power = Math.pow(10, Math.floor(Math.log10(width / marks)));
        double step = power;
        for (double round : ROUND) {
            step = power * round;
            if (width / step <= marks) {
                break;
            }
        }
        double low = Math.floor(least / step + 1e-9) * step;
        double high = Math.ceil(end / step - 1e-9) * step;
        return new Scale(low, high, step, from, to);
    }

    /** From nothing to everything. */
    static Scale ofShares(double from, double to) {
        return new Scale(0, 1, 0.25, from, to);
    }

    double at(double value) {
        double within = Math.clamp(value, low, high);
        return from + (within - low) / (high - low) * (to - from);
    }

    List<Double> marks() {
        List<Double> marks = new ArrayList<>();
        long count = Math.round((high - low) / step);
        for (long mark = 0; mark <= count; mark++) {
            marks.add(low + mark * step);
        }
        return marks;
    }

    /** With as many decimals as the marks need. */
    String label(double value) {
        int decimals = (int) Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
        return String.format(Locale.ROOT, "%." + decimals + "f", value == 0 ? 0.0 : value);
    }
}
