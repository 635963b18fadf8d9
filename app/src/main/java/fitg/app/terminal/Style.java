package fitg.app.terminal;

import fitg.content.Side;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/**
 * The few inks of the terminal game, all from the eight colours every terminal has. None carries a meaning of its own:
 * a word, a letter or a column says the same.
 */
enum Style {
    PLAIN(AttributedStyle.DEFAULT),
    STRONG(AttributedStyle.BOLD),
    FAINT(AttributedStyle.DEFAULT.faint()),
    REBEL(AttributedStyle.DEFAULT.foreground(AttributedStyle.CYAN)),
    IMPERIAL(AttributedStyle.DEFAULT.foreground(AttributedStyle.RED)),
    WARNING(AttributedStyle.DEFAULT.foreground(AttributedStyle.MAGENTA));

    private final AttributedStyle attributes;

    Style(AttributedStyle attributes) {
        this.attributes = attributes;
    }

    static Style of(Side side) {
        return side == Side.REBEL ? REBEL : IMPERIAL;
    }

    AttributedStyle attributes() {
        return attributes;
    }

    AttributedStyle bold() {
        return attributes.bold();
    }

    AttributedString ink(String text) {
        return new AttributedString(text, attributes);
    }
}
