package fitg.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Decision.Step;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.play.words.Narrator;
import fitg.players.Captain;
import fitg.players.Counsel;
import fitg.players.WholeAct;
import fitg.players.mind.Advice;
import fitg.procedure.Action;
import fitg.server.shape.Called;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import fitg.server.shape.Sized;
import fitg.server.table.Refusal.Kind;
import fitg.server.view.DecisionDocument.AnswerDocument;
import java.util.List;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says("What a Captain would do, and what he thinks of the alternatives.")
public record HintDocument(
        @Says("The number of the decision.") int number,
        @Says("The key of what he would do.") String action,

        @Says(
                "The answer that may be given without a look: the same, or none where the odds shown beside it speak against it.")
        @Maybe
        String preset,

        @Says("Why; one sentence.") String reason,

        @Says(
                "His answers from here to the end of the act, that one first. No die, no card and nobody else comes between"
                        + " them, so they can be played in one request.")
        @Sized(least = 1)
        List<AnswerDocument> act,

        @Says("Every legal action, the best first.") List<OptionDocument> options) {

    @Says("A legal action with what it seems worth.")
    @Called("HintOption")
    public record OptionDocument(
            String key,
            String text,

            @Says("In victory points of this side, as he reckons; to be compared within one hint.")
            double worth) {}

    /** For the seat whose decision it is. */
    public static HintDocument of(Side side, Table table) {
        if (!table.isRunning()) {
            throw new Refusal(
                    table.isFinished() ? Kind.GAME_OVER : Kind.NOT_STARTED, "There is nothing to decide in this game.");
        }
        PlayerView view = table.play().viewFor(Viewer.of(side));
        Decision decision =
                view.decision().orElseThrow(() -> new Refusal(Kind.NOT_YOUR_DECISION, "It is not your decision."));
        return of(decision, Counsel.of(view, decision), WholeAct.of(new Captain(0), view, decision));
    }

    private static HintDocument of(Decision decision, Counsel counsel, List<WholeAct.Answered> act) {
        Advice advice = counsel.advice();
        return new HintDocument(
                decision.number(),
                advice.action().key(),
                counsel.preset().map(Action::key).orElse(null),
                advice.reason(),
                act.stream().map(HintDocument::answer).toList(),
                advice.options().stream()
                        .map(option -> option(decision, option))
                        .toList());
    }

    private static AnswerDocument answer(WholeAct.Answered answered) {
        Decision asked = answered.decision();
        Step step = new Step(asked.question(), asked.subject(), answered.action());
        return new AnswerDocument(answered.action().key(), Narrator.describe(step, asked));
    }

    private static OptionDocument option(Decision decision, Advice.Option option) {
        return new OptionDocument(
                option.action().key(),
                Narrator.describe(decision, option.action()),
                Math.round(100 * option.worth()) / 100.0);
    }
}
