package fitg.app.lab;

import fitg.content.Side;
import fitg.lab.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Numbers and sides as people read them. */
final class Words {

    private Words() {}

    /** With a space that does not break. */
    static String percent(double share) {
        return Double.isFinite(share) ? String.format(Locale.ROOT, "%.1f\u00a0%%", 100 * share) : "none";
    }

    /** 51.2 % (46.3 % to 56.1 %). */
    static String percent(Interval share) {
        return percent(share.value()) + " (" + percent(share.low()) + " to " + percent(share.high()) + ")";
    }

    /** Value and ends as cells of a table. */
    static List<String> percentCells(Interval share) {
        return List.of(percent(share.value()), percent(share.low()), percent(share.high()));
    }

    static List<String> signedCells(Interval mean) {
        return List.of(signed(mean.value()), signed(mean.low()), signed(mean.high()));
    }

    /** A row of a table: cells, then those of an interval, then more cells. */
    static List<String> row(List<String> first, List<String> then, String... last) {
        List<String> row = new ArrayList<>(first);
        row.addAll(then);
        row.addAll(List.of(last));
        return row;
    }

    static String signed(double number) {
        return Double.isFinite(number) ? String.format(Locale.ROOT, "%+.2f", number) : "unknown";
    }

    static String decimal(double number) {
        return Double.isFinite(number) ? String.format(Locale.ROOT, "%.2f", number) : "unknown";
    }

    static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    static String plural(Side side) {
        return side == Side.REBEL ? "Rebels" : "Empire";
    }

    static String id(Side side) {
        return side.name().toLowerCase(Locale.ROOT);
    }
}
