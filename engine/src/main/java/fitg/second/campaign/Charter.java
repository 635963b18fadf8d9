package fitg.second.campaign;

import fitg.procedure.Scenario;
import fitg.second.scenario.Briefed;
import fitg.second.scenario.Briefing;

/** What a campaign of 2002 says besides its briefing. */
public record Charter(Briefing briefing) implements Briefed {

    public static Charter of(Scenario scenario) {
        return scenario.further(Charter.class);
    }
}
