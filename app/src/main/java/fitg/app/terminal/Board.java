package fitg.app.terminal;

import fitg.content.Catalogue;
import fitg.content.Environ;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Planet;
import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.procedure.Ask;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/**
 * The star system as a table: a heading for each planet, a row for each environ with the Empire's forces and the
 * rebels' side by side. Drawn from a view, so it cannot show what its viewer may not know.
 */
final class Board {

    private static final Catalogue PRINTED = Catalogue.standard();

    private final PlayerView view;
    private final Glyphs glyphs;
    private final int width;
    private final int facts;
    private final int empire;
    private final int rebels;
    private final List<AttributedString> lines = new ArrayList<>();

    private Board(PlayerView view, Glyphs glyphs, int width) {
        this.view = view;
        this.glyphs = glyphs;
        this.width = Math.clamp(width, Screen.NARROWEST, Screen.WIDEST);
        facts = Math.clamp(this.width / 4, 25, 30) - 2;
        int forces = this.width - 4 - facts - 2;
        empire = forces / 2 - 2;
        rebels = forces - forces / 2 - 2;
    }

    static List<AttributedString> draw(PlayerView view, Glyphs glyphs, int width) {
        Board board = new Board(view, glyphs, width);
        board.status();
        for (int planet : view.scenario().planets()) {
            board.planet(PRINTED.planet(planet));
        }
        board.rule(glyphs.bottomLeft(), glyphs.teeUp(), glyphs.bottomRight());
        board.lines.addAll(Margin.draw(view, glyphs, board.width));
        return board.lines;
    }

    private void status() {
        rule(glyphs.topLeft(), glyphs.horizontal(), glyphs.topRight());
        across(StatusLine.turn(view, width - 4));
        across(StatusLine.steps(view, width - 4));
        columnTitles();
    }

    /** The heading of a planet is at the same time the rule above its environs. */
    private void planet(Planet planet) {
        lines.add(new AttributedStringBuilder()
                .append(glyphs.doubleLeft() + glyphs.doubleLine())
                .append(PlanetHeading.draw(view, glyphs, planet, width - 4))
                .append(glyphs.doubleLine() + glyphs.doubleRight())
                .toAttributedString());
        boolean first = true;
        for (int environ : planet.environs()) {
            if (!first) {
                rule(glyphs.teeLeft(), glyphs.cross(), glyphs.teeRight());
            }
            row(PRINTED.environ(environ));
            first = false;
        }
    }

    private void row(Environ environ) {
        List<AttributedString> left = EnvironCell.draw(view, glyphs, environ, facts);
        List<AttributedString> middle = ForceCell.draw(view, glyphs, environ.index(), Side.IMPERIAL, empire);
        List<AttributedString> right = ForceCell.draw(view, glyphs, environ.index(), Side.REBEL, rebels);
        int height = Math.max(left.size(), Math.max(middle.size(), right.size()));
        for (int i = 0; i < height; i++) {
            boolean pointAt = i == 0 && environ.index() == asked();
            lines.add(new AttributedStringBuilder()
                    .append(cell(left, i, facts, pointAt ? glyphs.here() : " "))
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

    /** The environ the pending question is about, or where the piece it is about stands; -1 if there is none. */
    private int asked() {
        Decision decision = view.decision().orElse(null);
        if (decision == null) {
            return -1;
        }
        return switch (decision.question().subject()) {
            case ENVIRON -> decision.subject();
            case CHARACTER -> view.people().at(decision.subject());
            case SHIP -> view.gear().shipAt(decision.subject());
            default -> decision.question() == Ask.COMPLETE ? missionEnviron() : -1;
        };
    }

    /** The members of all groups stand in one environ. */
    private int missionEnviron() {
        long members = 0;
        for (int mission = 0; mission < Mission.COUNT; mission++) {
            members |= view.missions().group(mission);
        }
        return members == 0 ? -1 : view.people().at(PieceSet.lowest(members));
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

    /** The rule under the status says whose forces stand in which column. */
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
