package fitg.level.campaign;

import fitg.galaxy.scenario.Posting;
import fitg.galaxy.scenario.Termed;
import fitg.galaxy.scenario.Terms;
import fitg.procedure.Scenario;
import fitg.rules.scenario.second.Briefed;
import fitg.rules.scenario.second.Briefing;

/** What a campaign of 2002 says besides its briefing, its terms and who begins where: how the Empire may well deploy. */
public record Charter(Briefing briefing, Terms terms, Posting posting, WarPlan plan)
        implements Briefed, Termed, Posting.Posted {

    public static Charter of(Scenario scenario) {
        return scenario.further(Charter.class);
    }
}
