package fitg.lab.report;

import fitg.lab.report.Drawing.Anchor;
import java.util.List;

/**
 * A bar for each row, under its name.
 *
 * @param whole what a bar over the full width stands for
 */
public record BarPlot(List<Row> rows, double whole) implements Plot {

    private static final double ROW = 42;
    private static final double BAR = 14;

    /** @param label the value in words */
    public record Row(String name, double value, String label, Tone tone) {}

    @Override
    public double draw(Drawing drawing) {
        double y = 0;
        for (Row row : rows) {
            drawing.text(0, y + 14, Anchor.START, "name", row.name());
            drawing.text(Drawing.WIDTH, y + 14, Anchor.END, "value", row.label());
            drawing.box(0, y + 21, Drawing.WIDTH, BAR, "trough");
            double width = whole > 0 ? row.value() / whole * Drawing.WIDTH : 0;
            drawing.box(0, y + 21, width, BAR, "bar " + row.tone().css());
            y += ROW;
        }
        return y;
    }
}
