package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Tongue;
import fitg.play.odds.Odds;
import fitg.play.odds.Odds.Measure;
import fitg.play.odds.Odds.Outcome;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.Most;
import fitg.server.shape.Says;
import java.util.List;
import java.util.Optional;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says("What an action may lead to, as far as the viewer can reckon.")
public record OddsDocument(
        String ruleCase,
        @Says("They need not exclude each other.") List<OutcomeDocument> outcomes,
        @Says("What was assumed.") List<String> remarks,

        @Says("Each of `remarks` as it is said in any language.")
        List<SaidDocument> assumed,

        @Says("Why success would be worth nothing now.") @Maybe
        String warning,

        @Says("`warning` as it is said in any language.") @Maybe
        SaidDocument inVain) {

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("What an action may lead to, and how likely.")
    public record OutcomeDocument(
            String what,

            @Says("The same as it is said in any language; its key says what happens, whatever the words.")
            SaidDocument said,

            @Says("How much of it, where several outcomes differ in that alone: the last words of `what`.") @Maybe
            String measure,

            @Says("The number in `measure`.") @Maybe Integer amount,

            @Least(0) @Most(1) double probability) {

        private static OutcomeDocument of(Outcome outcome) {
            Optional<Measure> measure = outcome.measure();
            return new OutcomeDocument(
                    outcome.what(),
                    SaidDocument.of(outcome.said()),
                    measure.map(each -> each.said().in(Tongue.ENGLISH)).orElse(null),
                    measure.filter(each -> each.amount().isPresent())
                            .map(each -> each.amount().getAsInt())
                            .orElse(null),
                    outcome.probability());
        }
    }

    public static OddsDocument of(Odds odds) {
        return new OddsDocument(
                odds.ruleCase(),
                odds.outcomes().stream().map(OutcomeDocument::of).toList(),
                odds.remarks(),
                odds.assumed().stream().map(SaidDocument::of).toList(),
                odds.warning().orElse(null),
                odds.inVain().map(SaidDocument::of).orElse(null));
    }
}
