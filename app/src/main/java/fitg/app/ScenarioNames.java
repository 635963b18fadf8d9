package fitg.app;

import fitg.play.Scenarios;
import fitg.procedure.Scenario;
import java.util.Iterator;

/** The scenarios on offer, for the help of a command: there they stand for {@code ${COMPLETION-CANDIDATES}}. */
public final class ScenarioNames implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
        return Scenarios.all().stream().map(Scenario::id).iterator();
    }
}
