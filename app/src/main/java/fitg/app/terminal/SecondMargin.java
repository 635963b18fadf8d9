package fitg.app.terminal;

import fitg.play.PlayerView;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/** What lies beside the board of 2002: those lost, missions under way; and the key of signs. */
final class SecondMargin {

    private SecondMargin() {}

    static List<AttributedString> draw(PlayerView view, Glyphs glyphs, int width) {
        List<AttributedString> lines = new ArrayList<>();
        Margin.notes(view)
                .forEach(note -> Text.wrap("  " + note, width).forEach(line -> lines.add(new AttributedString(line))));
        Text.pack(key(glyphs), "  ", width - 2).forEach(line -> lines.add(Style.FAINT.ink("  " + line)));
        return lines;
    }

    private static List<String> key(Glyphs glyphs) {
        return List.of(
                "3/4 attack/endurance factor",
                "h1 hits",
                glyphs.detected() + " detected",
                glyphs.undetected() + " undetected",
                "+ with the units",
                glyphs.prisoner() + " prisoner",
                glyphs.ship() + " spaceship",
                "below a ship: who is in it");
    }
}
