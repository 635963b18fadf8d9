package fitg.lab;

/** A value between bounds that hold the true one in 95 of 100 cases. */
public record Interval(double value, double low, double high) {

    private static final double Z = 1.959964;

    /** Wilson's interval for a share; it stays sensible at 0 and 1. */
    public static Interval ofShare(long hits, long trials) {
        if (trials == 0) {
            return new Interval(Double.NaN, 0, 1);
        }
        double share = hits / (double) trials;
        double z2 = Z * Z / trials;
        double centre = (share + z2 / 2) / (1 + z2);
        double half = Z * Math.sqrt(share * (1 - share) / trials + z2 / (4.0 * trials)) / (1 + z2);
        return new Interval(share, Math.max(0, centre - half), Math.min(1, centre + half));
    }

    /** The normal interval for a mean, from the sum and the sum of squares. */
    public static Interval ofMean(double sum, double squares, int count) {
        if (count < 2) {
            return new Interval(count == 0 ? Double.NaN : sum, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        }
        double mean = sum / count;
        double variance = Math.max(0, (squares - count * mean * mean) / (count - 1));
        double half = Z * Math.sqrt(variance / count);
        return new Interval(mean, mean - half, mean + half);
    }

    /** Whether there was enough to go by; a mean needs two. */
    public boolean isKnown() {
        return Double.isFinite(value) && Double.isFinite(low) && Double.isFinite(high);
    }

    public boolean excludes(double other) {
        return other < low || other > high;
    }
}
