package fitg.lab.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * A whole report as one HTML file, without scripts and without anything to fetch. The same games give the same page.
 *
 * @param lead what came out, in a sentence or two
 * @param facts how it was made: command, seed, version and so on
 */
public record Page(String title, String lead, Map<String, String> facts, List<Section> sections) {

    public String html() {
        StringBuilder body = new StringBuilder();
        for (int section = 0; section < sections.size(); section++) {
            body.append(sections.get(section).html(section + 1));
        }
        return """
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta name="color-scheme" content="light dark">
                <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
                <title>%s</title>
                <style>
                %s</style>
                </head>
                <body>
                <main>
                <header>
                <h1>%s</h1>
                <p class="lead">%s</p>
                <dl>
                %s</dl>
                </header>
                %s</main>
                </body>
                </html>
                """.formatted(
                        Markup.escape(title), style(), Markup.escape(title), Markup.escape(lead), factList(), body);
    }

    private String factList() {
        StringBuilder html = new StringBuilder();
        facts.forEach((name, value) -> html.append("<div><dt>")
                .append(Markup.escape(name))
                .append("</dt><dd>")
                .append(words(value))
                .append("</dd></div>\n"));
        return html.toString();
    }

    /** Each word by itself, so that no line ends within the hyphens of an option. */
    private static String words(String value) {
        return "<span>" + Markup.escape(value).replace(" ", "</span> <span>") + "</span>";
    }

    private static String style() {
        try (InputStream css = Page.class.getResourceAsStream("report.css")) {
            return new String(css.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
