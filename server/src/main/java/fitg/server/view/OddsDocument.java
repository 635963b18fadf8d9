package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.play.odds.Odds;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.Most;
import fitg.server.shape.Says;
import java.util.List;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says("What an action may lead to, as far as the viewer can reckon.")
public record OddsDocument(
        String ruleCase,
        @Says("They need not exclude each other.") List<OutcomeDocument> outcomes,
        @Says("What was assumed.") List<String> remarks,

        @Says("Why success would be worth nothing now.") @Maybe
        String warning) {

    @Says("What an action may lead to, and how likely.")
    public record OutcomeDocument(
            String what, @Least(0) @Most(1) double probability) {}

    public static OddsDocument of(Odds odds) {
        return new OddsDocument(
                odds.ruleCase(),
                odds.outcomes().stream()
                        .map(outcome -> new OutcomeDocument(outcome.what(), outcome.probability()))
                        .toList(),
                odds.remarks(),
                odds.warning().orElse(null));
    }
}
