package fitg.lab.report;

/**
 * A plot with all that belongs to it.
 *
 * @param summary what it shows, in words, for those who cannot see it and for everybody in a hurry
 * @param note what one must know to read it; may be empty
 */
public record Figure(String title, String summary, Plot plot, String note, DataTable table) {

    String html(String id) {
        Drawing drawing = new Drawing();
        double height = plot.draw(drawing);
        return """
                <figure>
                <h3>%s</h3>
                %s<figcaption>
                <p>%s</p>
                %s<details><summary>The numbers</summary>
                %s</details>
                </figcaption>
                </figure>
                """.formatted(
                        Markup.escape(title),
                        drawing.svg(id, title, summary, height),
                        Markup.escape(summary),
                        note.isEmpty() ? "" : "<p class=\"note\">" + Markup.escape(note) + "</p>\n",
                        table.html(title));
    }
}
