package fitg.play;

import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.PieceNames;
import fitg.procedure.Question;
import java.util.List;

/**
 * What the game waits for: one side, one question, and the complete list of legal answers.
 *
 * @param number how many actions have been played before, as far as this side may know (RUL-85)
 * @param act the steps of one composite act (a party that moves, a group that is formed) share this number
 * @param steps the questions of this act that are answered already, oldest first
 * @param subject the piece or place asked about, as {@link Question#subject()} says
 * @param suggested the answer most players would give; a client may preselect it
 * @param names what pieces without a printed name are called
 * @param ruleCase the case it follows in the edition that is played
 */
public record Decision(
        int number,
        int act,
        List<Step> steps,
        Side side,
        Question question,
        int subject,
        List<Action> actions,
        Action suggested,
        PieceNames names,
        String ruleCase) {

    public Decision(
            int number,
            int act,
            List<Step> steps,
            Side side,
            Question question,
            int subject,
            List<Action> actions,
            Action suggested) {
        this(
                number,
                act,
                steps,
                side,
                question,
                subject,
                actions,
                suggested,
                PieceNames.AS_PRINTED,
                question.ruleCase());
    }

    /** A question of the same act, and the answer it got. */
    public record Step(Question question, int subject, Action answer) {}

    /** The answers already given in this act, oldest first. */
    public List<Action> soFar() {
        return steps.stream().map(Step::answer).toList();
    }

    public boolean allows(Action action) {
        return actions.contains(action);
    }
}
