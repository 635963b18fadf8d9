package fitg.lab.report;

import java.util.List;

/** The numbers of a figure. The first column names the rows. */
public record DataTable(List<String> heading, List<List<String>> rows) {

    String html(String caption) {
        StringBuilder html = new StringBuilder(
                        "<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"Table: ")
                .append(Markup.escape(caption))
                .append("\"><table><thead><tr>");
        heading.forEach(each ->
                html.append("<th scope=\"col\">").append(Markup.escape(each)).append("</th>"));
        html.append("</tr></thead><tbody>\n");
        rows.forEach(row -> row(html, row));
        return html.append("</tbody></table></div>\n").toString();
    }

    private static void row(StringBuilder html, List<String> row) {
        html.append("<tr><th scope=\"row\">")
                .append(Markup.escape(row.getFirst()))
                .append("</th>");
        row.stream()
                .skip(1)
                .forEach(each -> html.append("<td>").append(Markup.escape(each)).append("</td>"));
        html.append("</tr>\n");
    }
}
