package fitg.play;

import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Question;
import java.util.List;
import java.util.Optional;

/**
 * A run of questions about one piece after the other, described as a whole: who may be chosen, how many, and what does not
 * go together. Whoever gives each line one of its answers, within these limits, has a {@link Choice} that is legal, and
 * there is no other. It is a function of what the asked side knows, like everything in its view.
 *
 * @param lines the pieces, in the order in which they are asked about
 * @param least the smallest and the largest sum of what is chosen, each piece by its weight; both 0 where nothing is
 *     counted because each piece is given to somebody
 * @param oneOf at least one of these pieces is chosen; empty if it does not matter which
 */
public record Act(
        Question question, List<Line> lines, int least, int most, List<Integer> oneOf, List<Conflict> conflicts) {

    /**
     * A piece and what may be answered about it.
     *
     * @param weight how much of the sum one of it takes: seats of a ship, strength of a lost unit
     * @param suggested the answer most players would give
     */
    public record Line(int subject, int weight, List<Action> answers, Action suggested) {}

    /** Two answers that exclude each other, with the case that says so. */
    public record Conflict(int one, Action answer, int other, Action otherAnswer, String ruleCase) {}

    /** The run that begins with the viewer's decision; empty where it is a single question or has no such description. */
    public static Optional<Act> of(PlayerView view) {
        return view.decision().isEmpty() ? Optional.empty() : ActWalk.from(view, view.imagine(ActWalk.SEED));
    }

    /** The run that an answer to the viewer's decision leads to; empty where it leads to none. */
    public static Optional<Act> after(PlayerView view, Action answer) {
        return ActWalk.after(view, answer);
    }

    /** The piece of a line as keys call it. */
    public String name(Line line) {
        return name(line.subject());
    }

    public String name(int subject) {
        return question.subject().piece().name(subject);
    }

    /** How a choice names an answer; empty where the piece is simply not named. */
    public String chosenAs(Line line, Action answer) {
        if (Choice.YES.contains(answer.kind())) {
            return name(line);
        }
        boolean silent = Choice.NO.contains(answer.kind()) || answer.kind() == Kind.COUNT && answer.argument() == 0;
        return silent
                ? ""
                : name(line) + "=" + answer.key().substring(answer.key().indexOf(':') + 1);
    }

    /** What an answer adds to the sum. */
    public int value(Line line, Action answer) {
        return line.weight() * count(answer);
    }

    static int count(Action answer) {
        return answer.kind() == Kind.COUNT ? answer.argument() : Choice.YES.contains(answer.kind()) ? 1 : 0;
    }
}
