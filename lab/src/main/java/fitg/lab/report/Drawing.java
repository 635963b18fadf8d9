package fitg.lab.report;

import java.util.Locale;

/** An SVG picture in the making. It is as wide as a telephone, so that its text stays readable there. */
final class Drawing {

    static final double WIDTH = 400;
    private static final double MARKER = 4.5;

    private final StringBuilder marks = new StringBuilder();

    Drawing line(double x1, double y1, double x2, double y2, String css) {
        return add("<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>", css, x1, y1, x2, y2);
    }

    Drawing box(double x, double y, double width, double height, String css) {
        return add(
                "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>",
                css, x, y, Math.max(0, width), Math.max(0, height));
    }

    /** Text that begins, has its middle or ends there. */
    Drawing text(double x, double y, Anchor anchor, String css, String text) {
        return add(
                "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>",
                css, x, y, anchor.name().toLowerCase(Locale.ROOT), Markup.escape(text));
    }

    enum Anchor {
        START,
        MIDDLE,
        END
    }

    Drawing path(String d, String css) {
        return add("<path class=\"%s\" d=\"%s\"/>", css, d);
    }

    Drawing marker(double x, double y, Tone tone) {
        String css = "marker " + tone.css();
        double r = MARKER;
        return switch (tone.shape()) {
            case CIRCLE -> add("<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"/>", css, x, y, r);
            case SQUARE -> box(x - r + 0.5, y - r + 0.5, 2 * r - 1, 2 * r - 1, css);
            case TRIANGLE -> path(place("M%.1f %.1fl%.1f %.1fh%.1fz", x, y - r - 1, r + 1, 2 * r, -2 * r - 2), css);
            case DIAMOND ->
                path(
                        place(
                                "M%.1f %.1fl%.1f %.1fl%.1f %.1fl%.1f %.1fz",
                                x, y - r - 1, r, r + 1, -r, r + 1, -r, -r - 1),
                        css);
        };
    }

    /** Numbers among text, with points whatever the language. */
    static String place(String format, Object... parts) {
        return String.format(Locale.ROOT, format, parts);
    }

    private Drawing add(String format, Object... arguments) {
        marks.append(String.format(Locale.ROOT, format, arguments)).append('\n');
        return this;
    }

    /** The picture, which says in words what it shows. */
    String svg(String id, String title, String description, double height) {
        String picture = """
                <svg viewBox="0 0 %.0f %.0f" role="img" aria-labelledby="%s-title %s-text">
                <title id="%s-title">%s</title>
                <desc id="%s-text">%s</desc>
                %s</svg>
                """;
        return place(picture, WIDTH, height, id, id, id, Markup.escape(title), id, Markup.escape(description), marks);
    }
}
