package fitg.app.terminal;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** Lines of text: broken at words, and filled up to a width. */
final class Text {

    private Text() {}

    /** Breaks a text between words; the lines after the first are indented as far as the first. */
    static List<String> wrap(String text, int width) {
        String indent = " ".repeat(text.length() - text.stripLeading().length());
        return wrap(text, width, indent);
    }

    static List<String> wrap(String text, int width, String indent) {
        List<String> lines = new ArrayList<>();
        String rest = text;
        while (rest.length() > width) {
            int space = rest.lastIndexOf(' ', width);
            int cut = space > indent.length() ? space : width;
            lines.add(rest.substring(0, cut));
            rest = indent + rest.substring(cut).stripLeading();
        }
        lines.add(rest);
        return lines;
    }

    /** Joins short things into as few lines as fit. */
    static List<String> pack(List<String> things, String between, int width) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String thing : things) {
            if (line.isEmpty()) {
                line = thing;
            } else if (line.length() + between.length() + thing.length() <= width) {
                line += between + thing;
            } else {
                lines.add(line);
                line = thing;
            }
        }
        lines.add(line);
        return lines;
    }

    static String pad(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    static AttributedString pad(AttributedString text, int width) {
        return new AttributedStringBuilder()
                .append(text)
                .append(" ".repeat(Math.max(0, width - text.columnLength())))
                .toAttributedString();
    }

    static String capital(String constant) {
        return constant.charAt(0) + constant.substring(1).toLowerCase(java.util.Locale.ROOT);
    }

    static String upperFirst(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
