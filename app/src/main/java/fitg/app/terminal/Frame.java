package fitg.app.terminal;

import fitg.content.Side;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/** The table a board is drawn into: what a place is on the left, the Empire's forces there in the middle, the rebels' on the right. */
final class Frame {

    private final Glyphs glyphs;
    private final int width;
    private final int facts;
    private final int empire;
    private final int rebels;
    private final List<AttributedString> lines = new ArrayList<>();

    Frame(Glyphs glyphs, int width) {
        this.glyphs = glyphs;
        this.width = Math.clamp(width, Screen.NARROWEST, Screen.WIDEST);
        facts = Math.clamp(this.width / 4, 25, 30) - 2;
        int forces = this.width - 4 - facts - 2;
        empire = forces / 2 - 2;
        rebels = forces - forces / 2 - 2;
    }

    int width() {
        return width;
    }

    /** Room for text from one side of the frame to the other. */
    int inside() {
        return width - 4;
    }

    int facts() {
        return facts;
    }

    int forces(Side side) {
        return side == Side.IMPERIAL ? empire : rebels;
    }

    List<AttributedString> lines() {
        return lines;
    }

    /** The status of the game above the table, and whose forces stand in which column. */
    void top(AttributedString... status) {
        rule(glyphs.topLeft(), glyphs.horizontal(), glyphs.topRight());
        for (AttributedString line : status) {
            across(line);
        }
        columnTitles();
    }

    void bottom() {
        rule(glyphs.bottomLeft(), glyphs.teeUp(), glyphs.bottomRight());
    }

    void between() {
        rule(glyphs.teeLeft(), glyphs.cross(), glyphs.teeRight());
    }

    /** A heading is at the same time the rule above what it is about. */
    void heading(AttributedString text) {
        lines.add(new AttributedStringBuilder()
                .append(glyphs.doubleLeft() + glyphs.doubleLine())
                .append(text)
                .append(glyphs.doubleLine() + glyphs.doubleRight())
                .toAttributedString());
    }

    void row(
            List<AttributedString> left,
            List<AttributedString> middle,
            List<AttributedString> right,
            boolean pointedAt) {
        int height = Math.max(left.size(), Math.max(middle.size(), right.size()));
        for (int i = 0; i < height; i++) {
            lines.add(new AttributedStringBuilder()
                    .append(cell(left, i, facts, pointedAt && i == 0 ? glyphs.here() : " "))
                    .append(cell(middle, i, empire, " "))
                    .append(cell(right, i, rebels, " "))
                    .append(glyphs.vertical())
                    .toAttributedString());
        }
    }

    private AttributedString cell(List<AttributedString> content, int line, int room, String before) {
        AttributedString text = line < content.size() ? content.get(line) : AttributedString.EMPTY;
        return new AttributedStringBuilder()
                .append(glyphs.vertical())
                .append(before, AttributedStyle.BOLD)
                .append(Text.pad(text, room))
                .append(" ")
                .toAttributedString();
    }

    private void across(AttributedString text) {
        lines.add(new AttributedStringBuilder()
                .append(glyphs.vertical())
                .append(" ")
                .append(Text.pad(text, width - 4))
                .append(" ")
                .append(glyphs.vertical())
                .toAttributedString());
    }

    private void columnTitles() {
        lines.add(new AttributedStringBuilder()
                .append(glyphs.teeLeft() + glyphs.horizontal().repeat(facts + 2) + glyphs.teeDown())
                .append(title("EMPIRE", Side.IMPERIAL, empire + 2))
                .append(glyphs.teeDown())
                .append(title("REBELS", Side.REBEL, rebels + 2))
                .append(glyphs.teeRight())
                .toAttributedString());
    }

    private AttributedString title(String name, Side side, int room) {
        return new AttributedStringBuilder()
                .append(glyphs.horizontal() + " ")
                .append(name, Style.of(side).bold())
                .append(" " + glyphs.horizontal().repeat(room - name.length() - 3))
                .toAttributedString();
    }

    private void rule(String left, String joint, String right) {
        String line = left
                + glyphs.horizontal().repeat(facts + 2)
                + joint
                + glyphs.horizontal().repeat(empire + 2)
                + joint
                + glyphs.horizontal().repeat(rebels + 2)
                + right;
        lines.add(new AttributedString(line));
    }
}
