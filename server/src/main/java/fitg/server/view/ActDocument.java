package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.play.Act;
import fitg.play.Act.Conflict;
import fitg.play.Act.Line;
import fitg.play.Decision;
import fitg.play.Decision.Step;
import fitg.play.words.Narrator;
import fitg.procedure.Action;
import fitg.procedure.Question;
import fitg.server.shape.Called;
import fitg.server.shape.Is;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import fitg.server.shape.Sized;
import java.util.List;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says(
        "A run of questions about one piece after the other, to be answered at once: give each line one of its answers and send"
                + " `choose:` with the names of the pieces. Every choice within these limits is legal, and there is no other.")
public record ActDocument(
        @Is(Question.class) String question,
        String ruleCase,

        @Says("The pieces, in the order in which they would be asked about.") @Sized(least = 2)
        List<LineDocument> lines,

        @Says(
                "The smallest sum of what is chosen, each piece by its weight. Absent, like `most`, where each piece is given to"
                        + " somebody and nothing is counted.")
        @Maybe
        @Least(0)
        Integer least,

        @Says("The largest sum.") @Maybe @Least(0) Integer most,

        @Says("At least one of these lines is chosen; empty if it does not matter which.")
        List<String> oneOf,

        List<ConflictDocument> conflicts) {

    @Says("A piece, and what may be answered about it.")
    @Called("ActLine")
    public record LineDocument(
            @Says("What `choose:` calls it.") String name,
            PieceDocument piece,

            @Says("How much of the sum one of it takes: seats of a ship, strength of a lost unit.") @Least(0)
            int weight,

            @Says("One of them is chosen. A single one cannot be chosen otherwise.") @Sized(least = 1)
            List<LineAnswer> answers,

            @Says("The `choose` of a sensible answer.") String suggested) {}

    @Says("What may be answered about a piece.")
    @Called("ActAnswer")
    public record LineAnswer(
            @Says("The key it would have if it were asked for alone.")
            String key,

            @Says("What stands for it in `choose:`, between commas; empty if the piece is simply not named.")
            String choose,

            String text,

            @Says("What it adds to the sum.") @Least(0) int value) {}

    @Says("Two answers that exclude each other.")
    @Called("ActConflict")
    public record ConflictDocument(
            @Says("The name of a line.") String line,
            @Says("The key of its answer.") String answer,
            @Says("The name of the other line.") String other,
            @Says("The key of the other answer.") String otherAnswer,
            String ruleCase) {}

    static ActDocument of(Act act, Decision decision) {
        boolean counted = act.most() > 0;
        return new ActDocument(
                Printed.word(act.question()),
                act.question().ruleCase(),
                act.lines().stream().map(line -> line(act, line, decision)).toList(),
                counted ? act.least() : null,
                counted ? act.most() : null,
                act.oneOf().stream().map(act::name).toList(),
                act.conflicts().stream().map(each -> conflict(act, each)).toList());
    }

    private static LineDocument line(Act act, Line line, Decision decision) {
        return new LineDocument(
                act.name(line),
                PieceDocument.of(act.question().subject().piece(), line.subject(), decision.names()),
                line.weight(),
                line.answers().stream()
                        .map(each -> answer(act, line, each, decision))
                        .toList(),
                act.chosenAs(line, line.suggested()));
    }

    private static LineAnswer answer(Act act, Line line, Action answer, Decision decision) {
        return new LineAnswer(
                answer.key(),
                act.chosenAs(line, answer),
                Narrator.describe(new Step(act.question(), line.subject(), answer), decision),
                act.value(line, answer));
    }

    private static ConflictDocument conflict(Act act, Conflict each) {
        return new ConflictDocument(
                act.name(each.one()),
                each.answer().key(),
                act.name(each.other()),
                each.otherAnswer().key(),
                each.ruleCase());
    }
}
