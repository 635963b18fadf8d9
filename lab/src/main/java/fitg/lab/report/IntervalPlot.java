package fitg.lab.report;

import fitg.lab.Interval;
import fitg.lab.report.Drawing.Anchor;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;

/**
 * A mark and the interval around it for each row, on one axis.
 *
 * @param shares whether the values are shares of one; otherwise the axis is as long as they need
 * @param neutral the value that favours nobody, drawn as a line, if there is one
 */
public record IntervalPlot(List<Row> rows, boolean shares, OptionalDouble neutral, String axis) implements Plot {

    private static final double ROW = 42;
    private static final double SIDE = 20;
    private static final int MARKS = 6;

    /** @param label the value in words */
    public record Row(String name, Interval interval, String label, Tone tone) {}

    @Override
    public double draw(Drawing drawing) {
        Scale scale = scale();
        double height = rows.size() * ROW + 4;
        for (double mark : scale.marks()) {
            double x = scale.at(mark);
            drawing.line(x, 0, x, height, "grid");
            String label = shares ? Math.round(100 * mark) + " %" : scale.label(mark);
            drawing.text(x, height + 16, Anchor.MIDDLE, "tick", label);
        }
        neutral.ifPresent(value -> drawing.line(scale.at(value), 0, scale.at(value), height, "neutral"));
        double y = 0;
        for (Row row : rows) {
            draw(drawing, scale, row, y);
            y += ROW;
        }
        drawing.text(Drawing.WIDTH / 2, height + 34, Anchor.MIDDLE, "axis", axis);
        return height + 40;
    }

    private Scale scale() {
        if (shares) {
            return Scale.ofShares(SIDE, Drawing.WIDTH - SIDE);
        }
        double least = ends().min().orElse(0);
        double most = ends().max().orElse(1);
        return Scale.over(least, most, MARKS, SIDE, Drawing.WIDTH - SIDE);
    }

    private DoubleStream ends() {
        DoubleStream values = rows.stream()
                .map(Row::interval)
                .flatMapToDouble(each -> DoubleStream.of(each.low(), each.value(), each.high()));
        return DoubleStream.concat(values, neutral.stream()).filter(Double::isFinite);
    }

    private static void draw(Drawing drawing, Scale scale, Row row, double y) {
        drawing.text(0, y + 14, Anchor.START, "name halo", row.name());
        drawing.text(Drawing.WIDTH, y + 14, Anchor.END, "value halo", row.label());
        if (!Double.isFinite(row.interval().value())) {
            return;
        }
        double middle = y + 26;
        if (row.interval().isKnown()) {
            double low = scale.at(row.interval().low());
            double high = scale.at(row.interval().high());
            String css = "whisker " + row.tone().css();
            drawing.line(low, middle, high, middle, css);
            drawing.line(low, middle - 4, low, middle + 4, css);
            drawing.line(high, middle - 4, high, middle + 4, css);
        }
        drawing.marker(scale.at(row.interval().value()), middle, row.tone());
    }
}
