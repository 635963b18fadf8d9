package fitg.lab.report;

import fitg.lab.report.Drawing.Anchor;
import java.util.Map;
import java.util.TreeMap;

/**
 * A column for each whole number, as high as it is frequent, and one number marked.
 *
 * @param mark the number from which something is different; the line is drawn before it
 */
public record HistogramPlot(Map<Integer, Integer> counts, int mark, String markLabel, String axis) implements Plot {

    private static final double LEFT = 44;
    private static final double TOP = 40;
    private static final double BOTTOM = 220;
    private static final int MARKS = 5;
    private static final int LABELS = 10;

    @Override
    public double draw(Drawing drawing) {
        TreeMap<Integer, Integer> sorted = new TreeMap<>(counts);
        int least = Math.min(sorted.firstKey(), mark - 1);
        int most = Math.max(sorted.lastKey(), mark);
        int highest = sorted.values().stream().mapToInt(Integer::intValue).max().orElse(1);
        Scale up = Scale.over(0, highest, MARKS, BOTTOM, TOP);
        double column = (Drawing.WIDTH - LEFT) / (most - least + 1);
        drawing.text(0, TOP - 24, Anchor.START, "axis", "Games");
        for (double each : up.marks()) {
            drawing.line(LEFT, up.at(each), Drawing.WIDTH, up.at(each), "grid");
            drawing.text(LEFT - 6, up.at(each) + 4, Anchor.END, "tick", up.label(each));
        }
        int every = Math.max(1, (most - least + LABELS) / LABELS);
        for (int value = least; value <= most; value++) {
            double x = LEFT + (value - least) * column;
            double y = up.at(sorted.getOrDefault(value, 0));
            drawing.box(
                    x + column * 0.1,
                    y,
                    column * 0.8,
                    BOTTOM - y,
                    "bar " + tone(value).css());
            if (Math.floorMod(value - mark, every) == 0) {
                drawing.text(x + column / 2, BOTTOM + 16, Anchor.MIDDLE, "tick", String.valueOf(value));
            }
        }
        drawMark(drawing, LEFT + (mark - least) * column);
        drawing.text((LEFT + Drawing.WIDTH) / 2, BOTTOM + 34, Anchor.MIDDLE, "axis", axis);
        return BOTTOM + 40;
    }

    private Tone tone(int value) {
        return value >= mark ? Tone.REBEL : Tone.EMPIRE;
    }

    private void drawMark(Drawing drawing, double x) {
        drawing.line(x, TOP - 12, x, BOTTOM, "mark");
        boolean right = x > Drawing.WIDTH / 2;
        drawing.text(x + (right ? -5 : 5), TOP - 5, right ? Anchor.END : Anchor.START, "marked halo", markLabel);
    }
}
