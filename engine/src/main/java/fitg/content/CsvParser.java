package fitg.content;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits the text of a content file into lines of cells. Strict on purpose: a quote out of place or a missing last line
 * break is a sign of a damaged file, and a damaged file must not become a slightly different game.
 */
final class CsvParser {

    /** The cells of one line and the number of that line in the file. */
    record Line(int number, List<String> cells) {}

    private final String file;
    private final String text;
    private int at;
    private int line = 1;

    private CsvParser(String file, String text) {
        this.file = file;
        this.text = text;
    }

    static List<Line> parse(String file, String text) {
        return new CsvParser(file, text).lines();
    }

    private List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        while (at < text.length()) {
            int number = line;
            lines.add(new Line(number, List.copyOf(cells())));
        }
        return lines;
    }

    private List<String> cells() {
        List<String> cells = new ArrayList<>();
        while (true) {
            cells.add(at < text.length() && text.charAt(at) == '"' ? quotedCell() : plainCell());
            if (at >= text.length()) {
                throw new ContentException(file, line, "the file breaks off in this line");
            }
            if (text.charAt(at) == ',') {
                at++;
            } else {
                lineBreak();
                return cells;
            }
        }
    }

    private String plainCell() {
        int start = at;
        while (at < text.length() && ",\r\n".indexOf(text.charAt(at)) < 0) {
            if (text.charAt(at) == '"') {
                throw new ContentException(file, line, "a quote inside a cell that does not begin with one");
            }
            at++;
        }
        return text.substring(start, at);
    }

    private String quotedCell() {
        int opened = line;
        StringBuilder cell = new StringBuilder();
        at++;
        while (at < text.length()) {
            char c = text.charAt(at++);
            if (c == '"') {
                if (at < text.length() && text.charAt(at) == '"') {
                    at++;
                } else {
                    return closed(cell);
                }
            } else if (c == '\n') {
                line++;
            }
            cell.append(c);
        }
        throw new ContentException(file, opened, "a quote is opened and never closed");
    }

    private String closed(StringBuilder cell) {
        if (at < text.length() && ",\r\n".indexOf(text.charAt(at)) < 0) {
            throw new ContentException(file, line, "text after a closing quote");
        }
        return cell.toString();
    }

    private void lineBreak() {
        if (text.charAt(at) == '\r') {
            at++;
        }
        if (at >= text.length() || text.charAt(at) != '\n') {
            throw new ContentException(file, line, "a carriage return without a line feed");
        }
        at++;
        line++;
    }
}
