package fitg.app.load;

import fitg.app.BadInput;
import fitg.app.Choices;
import fitg.app.load.Documents.Offered;
import fitg.app.load.Tally.Request;
import fitg.play.Scenarios;
import fitg.procedure.Scenario;
import java.io.IOException;
import java.net.URI;
import java.util.List;

/** Which scenarios are played under load. */
final class Repertoire {

    /** Campaigns too: for those who want to know whether all is kept, and not how long it takes. */
    static final List<String> EVERYTHING = names(Scenarios.all());

    private Repertoire() {}

    /** Those that were wished for; otherwise all but the campaigns, whose positions weigh as much as several games. */
    static List<String> of(List<String> wishes) {
        return wishes.isEmpty()
                ? names(Scenarios.skirmishes())
                : names(wishes.stream().map(Choices::scenario).toList());
    }

    /** Those of them that a server offers: one of an earlier version may not know them all. */
    static List<String> known(URI node, List<String> wanted) throws IOException {
        try (Wire wire = new Wire(new Tally())) {
            List<String> offered = wire.get(Request.VIEW, node, "/api/scenarios", null)
                    .as(Offered.class)
                    .names();
            List<String> known = wanted.stream().filter(offered::contains).toList();
            if (known.isEmpty()) {
                throw new BadInput("The server knows none of these scenarios: " + String.join(", ", wanted) + ".");
            }
            return known;
        }
    }

    private static List<String> names(List<Scenario> scenarios) {
        return scenarios.stream().map(Scenario::id).toList();
    }
}
