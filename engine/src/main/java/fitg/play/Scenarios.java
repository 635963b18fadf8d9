package fitg.play;

import fitg.procedure.Scenario;
import fitg.rules.starsystem.FlightToEgrix;
import fitg.rules.starsystem.VaruPowderkeg;
import java.util.List;
import java.util.Optional;

/** The scenarios on offer. */
public final class Scenarios {

    public static final Scenario FLIGHT_TO_EGRIX = new FlightToEgrix();
    public static final Scenario VARU_POWDERKEG = new VaruPowderkeg();

    private Scenarios() {}

    public static List<Scenario> all() {
        return List.of(FLIGHT_TO_EGRIX, VARU_POWDERKEG);
    }

    public static Optional<Scenario> named(String id) {
        return all().stream().filter(scenario -> scenario.id().equals(id)).findFirst();
    }
}
