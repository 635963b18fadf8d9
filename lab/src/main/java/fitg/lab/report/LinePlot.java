package fitg.lab.report;

import fitg.lab.Interval;
import fitg.lab.report.Drawing.Anchor;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.DoubleStream;

/**
 * Lines over whole numbers, such as turns, each with its own stroke and marker, and with a band where there is an interval.
 *
 * @param yLabels names for the values 0, 1, 2 and so on, instead of numbers; empty for numbers
 * @param mark a place on the horizontal axis to be marked
 */
public record LinePlot(
        List<Series> series, boolean shares, List<String> yLabels, String xAxis, String yAxis, OptionalInt mark)
        implements Plot {

    private static final double RIGHT = Drawing.WIDTH - 12;
    private static final double HEIGHT = 180;
    private static final int MARKS = 5;
    private static final int LABELS = 14;
    private static final double LETTER = 8;

    public record Series(String name, Tone tone, List<Point> points) {}

    /** @param y without an interval, if its ends are not finite */
    public record Point(int x, Interval y) {

        public static Point of(int x, double y) {
            return new Point(x, new Interval(y, Double.NaN, Double.NaN));
        }
    }

    public static LinePlot byTurn(String yAxis, List<Series> series) {
        return new LinePlot(series, false, List.of(), "Turn", yAxis, OptionalInt.empty());
    }

    @Override
    public double draw(Drawing drawing) {
        double top = legend(drawing) + 30;
        double bottom = top + HEIGHT;
        Scale up = up(top, bottom);
        double left = yLabels.isEmpty() ? 50 : 72;
        int first = series.stream()
                .flatMap(each -> each.points().stream())
                .mapToInt(Point::x)
                .min()
                .orElse(0);
        int last = series.stream()
                .flatMap(each -> each.points().stream())
                .mapToInt(Point::x)
                .max()
                .orElse(1);
        Scale across = new Scale(first, Math.max(first + 1, last), 1, left + 12, RIGHT);
        drawing.text(0, top - 14, Anchor.START, "axis", yAxis);
        grid(drawing, up, left);
        int every = (last - first + LABELS) / LABELS;
        for (int x = first; x <= last; x++) {
            if (Math.floorMod(x - mark.orElse(first), every) == 0) {
                drawing.text(across.at(x), bottom + 18, Anchor.MIDDLE, "tick", String.valueOf(x));
            }
        }
        mark.ifPresent(x -> drawing.line(across.at(x), top - 6, across.at(x), bottom, "mark"));
        series.forEach(each -> band(drawing, each, across, up));
        series.forEach(each -> line(drawing, each, across, up));
        drawing.text((left + RIGHT) / 2, bottom + 36, Anchor.MIDDLE, "axis", xAxis);
        return bottom + 42;
    }

    /** Names beside their markers, in as many rows as they need; a single series needs none. */
    private double legend(Drawing drawing) {
        if (series.size() < 2) {
            return 0;
        }
        double x = 0;
        double y = 10;
        for (Series each : series) {
            double width = 34 + each.name().length() * LETTER + 14;
            if (x > 0 && x + width - 14 > Drawing.WIDTH) {
                x = 0;
                y += 20;
            }
            drawing.line(x, y, x + 26, y, "series " + each.tone().css());
            drawing.marker(x + 13, y, each.tone());
            drawing.text(x + 32, y + 4, Anchor.START, "name", each.name());
            x += width;
        }
        return y + 10;
    }

    private Scale up(double top, double bottom) {
        if (shares) {
            return Scale.ofShares(bottom, top);
        }
        if (!yLabels.isEmpty()) {
            return new Scale(0, yLabels.size() - 1.0, 1, bottom, top);
        }
        double least = values().min().orElse(0);
        double most = values().max().orElse(1);
        return Scale.over(Math.min(0, least), Math.max(0, most), MARKS, bottom, top);
    }

    private DoubleStream values() {
        return series.stream()
                .flatMap(each -> each.points().stream())
                .flatMapToDouble(each -> DoubleStream.of(
                        each.y().low(), each.y().value(), each.y().high()))
                .filter(Double::isFinite);
    }

    private void grid(Drawing drawing, Scale up, double left) {
        for (double each : up.marks()) {
            drawing.line(left, up.at(each), RIGHT + 12, up.at(each), "grid");
            drawing.text(left - 6, up.at(each) + 4, Anchor.END, "tick", label(up, each));
        }
    }

    private String label(Scale up, double value) {
        if (shares) {
            return Math.round(100 * value) + " %";
        }
        return yLabels.isEmpty() ? up.label(value) : yLabels.get((int) Math.round(value));
    }

    private static void band(Drawing drawing, Series each, Scale across, Scale up) {
        List<Point> known =
                each.points().stream().filter(point -> point.y().isKnown()).toList();
        if (known.size() < 2) {
            return;
        }
        List<String> corners = new ArrayList<>();
        known.forEach(point -> corners.add(at(across, up, point.x(), point.y().high())));
        known.reversed()
                .forEach(
                        point -> corners.add(at(across, up, point.x(), point.y().low())));
        drawing.path(
                "M" + String.join("L", corners) + "Z", "band " + each.tone().css());
    }

    private static void line(Drawing drawing, Series each, Scale across, Scale up) {
        List<String> corners = new ArrayList<>();
        each.points()
                .forEach(
                        point -> corners.add(at(across, up, point.x(), point.y().value())));
        if (!corners.isEmpty()) {
            drawing.path(
                    "M" + String.join("L", corners), "series " + each.tone().css());
        }
        each.points()
                .forEach(point ->
                        drawing.marker(across.at(point.x()), up.at(point.y().value()), each.tone()));
    }

    private static String at(Scale across, Scale up, double x, double y) {
        return Drawing.place("%.1f %.1f", across.at(x), up.at(y));
    }
}
