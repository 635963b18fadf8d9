package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Side;
import fitg.play.Act;
import fitg.play.Decision;
import fitg.play.Decision.Step;
import fitg.play.PlayerView;
import fitg.play.odds.Odds;
import fitg.play.order.FightOrder;
import fitg.play.order.Offers;
import fitg.play.words.Narrator;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Question;
import fitg.server.shape.Is;
import fitg.server.shape.Least;
import fitg.server.shape.Matching;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import fitg.server.shape.Sized;
import java.util.List;
import java.util.Optional;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says("The question that a seat has to answer, with every legal answer.")
public record DecisionDocument(
        @Says("To be sent back with the answer.") @Least(0) int number,

        @Says("The questions of one composite act share this number.") @Least(0)
        int act,

        @Is(Side.class) String side,
        @Is(Question.class) String question,

        @Says(
                "The kind of decision: D1 to D31, PD1 to PD29 and G-D1 onwards in the first edition, S-D1 to S-D59 and S-R76 in"
                        + " the second.")
        @Matching("^(D|PD|G-D|K-D|S-D|S-R)[0-9]+$")
        String point,

        String ruleCase,
        @Says("The question in words.") String prompt,

        @Says("The same by the key of its sentence; absent where it is said in English alone.") @Maybe
        SaidDocument said,

        @Says("What it is about.") @Maybe PieceDocument subject,
        @Says("Answers given earlier in the same act.") List<AnswerDocument> soFar,
        @Says("All legal answers.") @Sized(least = 1) List<ActionDocument> actions,
        @Says("The key of a sensible one.") String suggested,

        @Says("This question and those that follow it, where they can be answered at once.") @Maybe
        ActDocument run,

        @Says("Orders that can be given here instead of an answer each time.") @Maybe
        List<OfferedOrder> orders,

        @Says("True where `PUT …/fight` can say how the fights of this place go on.") @Maybe
        Boolean fight) {

    @Says("An answer given earlier in the same act.")
    public record AnswerDocument(String key, String text) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("A legal answer.")
    public record ActionDocument(
            @Says("What to send.") String key,
            @Says("What to show.") String text,

            @Says("The same by the key of its sentence; absent where it is said in English alone.") @Maybe
            SaidDocument said,

            @Says("What it is about.") @Maybe PieceDocument piece,
            @Says("Only where chance has a part.") @Maybe OddsDocument odds,

            @Says("Only where it leads to a hyperjump of the second edition.") @Maybe
            JumpDocument jump,

            @Says("The run of questions that it leads to: who goes on a mission, who comes along.") @Maybe
            ActDocument leadsTo) {}

    /** Empty unless the decision is the viewer's. */
    public static Optional<DecisionDocument> of(PlayerView view) {
        return view.decision().map(decision -> of(view, decision));
    }

    private static DecisionDocument of(PlayerView view, Decision decision) {
        Question question = decision.question();
        return new DecisionDocument(
                decision.number(),
                decision.act(),
                Printed.side(decision.side()),
                Printed.word(question),
                question.point(),
                decision.ruleCase(),
                Narrator.prompt(decision),
                Narrator.said(decision).map(SaidDocument::of).orElse(null),
                subject(decision),
                decision.steps().stream().map(step -> answer(decision, step)).toList(),
                decision.actions().stream()
                        .map(legal -> action(view, decision, legal))
                        .toList(),
                decision.suggested().key(),
                Act.of(view).map(act -> ActDocument.of(act, decision)).orElse(null),
                orders(decision),
                FightOrder.isOpenAt(decision) ? Boolean.TRUE : null);
    }

    private static List<OfferedOrder> orders(Decision decision) {
        List<OfferedOrder> offered =
                Offers.at(decision).stream().map(OfferedOrder::of).toList();
        return offered.isEmpty() ? null : offered;
    }

    /** Null for a question about nothing, also where others of its kind are about something. */
    private static PieceDocument subject(Decision decision) {
        return decision.subject() < 0
                ? null
                : PieceDocument.of(decision.question().subject().piece(), decision.subject(), decision.names());
    }

    private static AnswerDocument answer(Decision decision, Step step) {
        return new AnswerDocument(step.answer().key(), Narrator.describe(step, decision));
    }

    private static ActionDocument action(PlayerView view, Decision decision, Action legal) {
        return new ActionDocument(
                legal.key(),
                Narrator.describe(decision, legal),
                Narrator.said(decision, legal).map(SaidDocument::of).orElse(null),
                PieceDocument.of(legal.kind().of(), legal.argument(), decision.names()),
                Odds.of(view, legal).map(OddsDocument::of).orElse(null),
                JumpDocument.of(view, decision, legal).orElse(null),
                leadsTo(view, decision, legal));
    }

    /** Of the missions only: there the groups are chosen side by side. Elsewhere it would cost more than it tells. */
    private static ActDocument leadsTo(PlayerView view, Decision decision, Action legal) {
        return legal.kind() == Kind.MISSION
                ? Act.after(view, legal)
                        .map(act -> ActDocument.of(act, decision))
                        .orElse(null)
                : null;
    }
}
