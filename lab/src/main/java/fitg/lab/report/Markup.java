package fitg.lab.report;

/** Text on its way into a page. */
final class Markup {

    private Markup() {}

    /** Names come from the command line, so nothing is written as it is. */
    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
