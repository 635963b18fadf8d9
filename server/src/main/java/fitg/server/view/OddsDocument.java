package fitg.server.view;

import fitg.play.Odds;
import java.util.List;

/** What an action may lead to, as far as the viewer can reckon. */
public record OddsDocument(String ruleCase, List<Odds.Outcome> outcomes, List<String> remarks) {

    static OddsDocument of(Odds odds) {
        return new OddsDocument(odds.ruleCase(), odds.outcomes(), odds.remarks());
    }
}
