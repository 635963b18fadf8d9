package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.play.Decision;
import fitg.play.Decision.Step;
import fitg.play.Narrator;
import fitg.play.Odds;
import fitg.play.PlayerView;
import fitg.procedure.Action;
import fitg.procedure.Action.Piece;
import fitg.procedure.Question;
import fitg.procedure.Question.Subject;
import java.util.List;
import java.util.Optional;

/**
 * The pending decision for the player who has to take it: the question in words, every legal answer with the key to
 * send back, and the pieces both are about.
 *
 * @param number to be sent back with the answer, so that one meant for an earlier question is refused
 * @param act the steps of one composite act share this number
 * @param point the decision point of the specification
 * @param subject absent where the question is about nothing in particular
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record DecisionDocument(
        int number,
        int act,
        String side,
        String question,
        String point,
        String ruleCase,
        String prompt,
        PieceDocument subject,
        List<AnswerDocument> soFar,
        List<ActionDocument> actions,
        String suggested) {

    /** An answer given earlier in the same act. */
    public record AnswerDocument(String key, String text) {}

    /** A legal answer; {@code odds} only if chance has a part in what follows. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record ActionDocument(String key, String text, PieceDocument piece, OddsDocument odds) {}

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
                question.ruleCase(),
                Narrator.prompt(decision),
                subject(question.subject(), decision.subject()),
                decision.steps().stream().map(step -> answer(decision, step)).toList(),
                decision.actions().stream()
                        .map(legal -> action(view, decision, legal))
                        .toList(),
                decision.suggested().key());
    }

    private static PieceDocument subject(Subject kind, int subject) {
        return PieceDocument.of(
                switch (kind) {
                    case NONE -> Piece.NONE;
                    case ENVIRON -> Piece.ENVIRON;
                    case PLANET -> Piece.PLANET;
                    case CHARACTER -> Piece.CHARACTER;
                    case UNIT -> Piece.UNIT;
                    case SHIP -> Piece.SHIP;
                    case POSSESSION -> Piece.POSSESSION;
                    case MISSION -> Piece.MISSION;
                },
                subject);
    }

    private static AnswerDocument answer(Decision decision, Step step) {
        return new AnswerDocument(step.answer().key(), Narrator.describe(step, decision));
    }

    private static ActionDocument action(PlayerView view, Decision decision, Action legal) {
        return new ActionDocument(
                legal.key(),
                Narrator.describe(decision, legal),
                PieceDocument.of(legal.kind().of(), legal.argument()),
                Odds.of(view, legal).map(OddsDocument::of).orElse(null));
    }
}
