package fitg.app.terminal;

import fitg.content.Side;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.play.words.Names;
import fitg.state.Segment;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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

    /** Case 18.0 and E2.A to E2.C; the segments of the operations phase have numbers. */
    private static final Map<Segment, String> LETTERED = lettered();

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
        return withSeat(line, view, width);
    }

    /** The phases and segments of games with orbits by their letters, the present one with its name. */
    static AttributedString segments(PlayerView view, int width) {
        AttributedStringBuilder line = new AttributedStringBuilder();
        Segment now = view.turn().segment();
        Segment other = Pieces.hasTheatre(view) ? Segment.MILITARY_COMBAT : Segment.ENVIRONS_COMBAT;
        LETTERED.forEach((segment, letter) -> {
            if (segment == other) {
                return;
            }
            if (segment == now) {
                String name = Names.segment(segment).toUpperCase(Locale.ROOT);
                line.append("[" + letter + " " + name + "]", AttributedStyle.BOLD);
            } else {
                line.append(" " + letter + " ", AttributedStyle.DEFAULT.faint());
            }
        });
        if (!LETTERED.containsKey(now)) {
            line.append("[" + Names.segment(now).toUpperCase(Locale.ROOT) + "]", AttributedStyle.BOLD);
        }
        return withSeat(line, view, width);
    }

    private static Map<Segment, String> lettered() {
        Map<Segment, String> letters = new LinkedHashMap<>();
        letters.put(Segment.INTERPLANETARY_MOVEMENT, "A1");
        letters.put(Segment.SPACE_COMBAT, "A2");
        letters.put(Segment.CHARACTER_MOVEMENT, "A3");
        letters.put(Segment.PLANETARY_MOVEMENT, "A4");
        letters.put(Segment.REACTION, "A5");
        letters.put(Segment.ENVIRONS_COMBAT, "A6");
        letters.put(Segment.MILITARY_COMBAT, "A6");
        letters.put(Segment.ORBIT_ORGANISATION, "A7");
        letters.put(Segment.SEARCH, "B");
        letters.put(Segment.MISSIONS, "C");
        return letters;
    }

    private static AttributedString withSeat(AttributedStringBuilder line, PlayerView view, int width) {
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
