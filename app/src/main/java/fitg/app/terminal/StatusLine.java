package fitg.app.terminal;

import fitg.content.Side;
import fitg.play.Names;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.state.Segment;
import java.util.List;
import java.util.Locale;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/** Where the game stands: turn, player-turn, segment, points; and whose eyes the board is for. */
final class StatusLine {

    private static final List<Segment> STEPS = List.of(
            Segment.ARRIVALS,
            Segment.MOVEMENT,
            Segment.REACTION,
            Segment.MILITARY_COMBAT,
            Segment.SEARCH,
            Segment.MISSIONS);

    private StatusLine() {}

    static AttributedString turn(PlayerView view, int width) {
        AttributedStringBuilder line = new AttributedStringBuilder()
                .append(view.scenario().title(), AttributedStyle.BOLD)
                .append("  ");
        if (view.turn().segment() == Segment.SET_UP) {
            line.append("Set-up");
        } else {
            line.append(
                    "Turn " + view.turn().number() + " of " + view.scenario().lastTurn() + "  ");
            line.append(
                    Names.side(view.turn().phasing()) + " player-turn",
                    Style.of(view.turn().phasing()).bold());
        }
        String points =
                "Rebel points " + view.points() + " of " + view.scenario().pointsToWin();
        return line.append(" ".repeat(Math.max(1, width - line.columnLength() - points.length())))
                .append(points, Style.REBEL.bold())
                .toAttributedString();
    }

    /** The steps of a player-turn with the present one in brackets. */
    static AttributedString steps(PlayerView view, int width) {
        AttributedStringBuilder line = new AttributedStringBuilder();
        for (Segment step : STEPS) {
            if (step == view.turn().segment()) {
                line.append("[" + name(step).toUpperCase(Locale.ROOT) + "]", AttributedStyle.BOLD);
            } else {
                line.append(" " + name(step) + " ", AttributedStyle.DEFAULT.faint());
            }
        }
        AttributedString seat = seat(view);
        return line.append(" ".repeat(Math.max(1, width - line.columnLength() - seat.columnLength())))
                .append(seat)
                .toAttributedString();
    }

    private static String name(Segment step) {
        return switch (step) {
            case MILITARY_COMBAT -> "Combat";
            case REACTION -> "Reaction";
            default -> Names.segment(step);
        };
    }

    private static AttributedString seat(PlayerView view) {
        if (view.viewer() == Viewer.SPECTATOR) {
            return Style.STRONG.ink("for all eyes");
        }
        Side side = view.viewer() == Viewer.REBEL ? Side.REBEL : Side.IMPERIAL;
        return new AttributedString(
                "for " + Names.side(side) + " eyes", Style.of(side).bold());
    }
}
