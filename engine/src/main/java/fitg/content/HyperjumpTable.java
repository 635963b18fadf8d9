package fitg.content;

import java.util.List;

/** The Hyperjump Table (case 21.2), read with the modified roll. */
public final class HyperjumpTable {

    /** A line of the table; the remark is ours, on results that look odd but are so in every reading. */
    public record Line(HyperjumpOutcome outcome, String text, String remark) {}

    static final int LAST = 12;

    private final List<Line> lines;

    HyperjumpTable(List<Line> lines) {
        this.lines = List.copyOf(lines);
    }

    /** Rolls above 12 are read as 12; below 1 as 1. */
    public Line line(int modifiedRoll) {
        return lines.get(Math.clamp(modifiedRoll, 1, LAST) - 1);
    }

    public HyperjumpOutcome outcome(int modifiedRoll) {
        return line(modifiedRoll).outcome();
    }
}
