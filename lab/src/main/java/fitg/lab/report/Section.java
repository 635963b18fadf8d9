package fitg.lab.report;

import java.util.List;

/** Figures that belong together, with what is to be said about all of them. */
public record Section(String title, String text, List<Figure> figures) {

    String html(int number) {
        StringBuilder html = new StringBuilder("<section>\n<h2>")
                .append(Markup.escape(title))
                .append("</h2>\n");
        if (!text.isEmpty()) {
            html.append("<p>").append(Markup.escape(text)).append("</p>\n");
        }
        html.append("<div class=\"figures\">\n");
        for (int figure = 0; figure < figures.size(); figure++) {
            html.append(figures.get(figure).html("figure-" + number + "-" + (figure + 1)));
        }
        return html.append("</div>\n</section>\n").toString();
    }
}
