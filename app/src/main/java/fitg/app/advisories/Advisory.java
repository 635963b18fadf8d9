package fitg.app.advisories;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.function.Predicate;
import java.util.stream.StreamSupport;

/** What somebody has published against some versions of some libraries, in the format of OSV. */
record Advisory(JsonNode document) {

    String id() {
        return document.path("id").asText();
    }

    String summary() {
        return document.path("summary")
                .asText(document.path("details").asText())
                .lines()
                .findFirst()
                .orElse("");
    }

    /** What was taken back is about nothing. */
    boolean isAbout(Library library) {
        return !document.has("withdrawn") && some(document.path("affected"), affected -> isAbout(affected, library));
    }

    private static boolean isAbout(JsonNode affected, Library library) {
        JsonNode what = affected.path("package");
        return what.path("name").asText().equals(library.name())
                && what.path("ecosystem").asText().split(":")[0].equals(library.ecosystem())
                && (some(affected.path("versions"), version -> version.asText().equals(library.version()))
                        || some(affected.path("ranges"), range -> holds(range, Release.of(library.version()))));
    }

    /** Events stand in the order of their versions: each begins or ends what is affected. */
    private static boolean holds(JsonNode range, Release release) {
        if (range.path("type").asText().equals("GIT")) {
            return false; // commits, which we do not know
        }
        boolean affected = false;
        for (JsonNode event : range.path("events")) {
            if (event.has("introduced")) {
                affected |= release.compareTo(Release.of(event.get("introduced").asText())) >= 0;
            } else if (event.has("fixed")) {
                affected &= release.compareTo(Release.of(event.get("fixed").asText())) < 0;
            } else if (event.has("last_affected")) {
                affected &=
                        release.compareTo(Release.of(event.get("last_affected").asText())) <= 0;
            }
        }
        return affected;
    }

    private static boolean some(JsonNode nodes, Predicate<JsonNode> what) {
        return StreamSupport.stream(nodes.spliterator(), false).anyMatch(what);
    }
}
