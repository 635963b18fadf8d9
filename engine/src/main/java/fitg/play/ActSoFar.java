package fitg.play;

import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The act under way: its number, and the steps of it that are done. Playouts write steps here without allocating;
 * whoever wants to read them gets a list.
 */
final class ActSoFar {

    private int number;
    private int count;
    private Question[] questions = new Question[8];
    private int[] subjects = new int[8];
    private Action[] answers = new Action[8];
    private boolean inRun;

    /**
     * The steps of one composite act share a number and remember the answers given before. An act is one side's: its number
     * counts what that side knows.
     *
     * @param next the number of the act that begins if this one does not go on
     */
    void follow(Resolution now, Side side, Question question, int subject, Action answer, int next) {
        boolean goesOn = now.question() != null && now.question().continuesAct() && now.asked() == side;
        if (goesOn) {
            add(question, subject, answer);
        } else {
            number = next;
            count = 0;
        }
    }

    /** Notes whether the next question is of the same run: the same, of the same side, about a further piece, without luck. */
    void run(Resolution next, Question question, Side side, int subject, int depth) {
        inRun = next.question() == question
                && next.asked() == side
                && next.subject() > subject
                && next.depth() == depth
                && !next.irrevocable();
    }

    boolean isInRun() {
        return inRun;
    }

    int number() {
        return number;
    }

    private void add(Question question, int subject, Action answer) {
        makeRoom(count + 1);
        questions[count] = question;
        subjects[count] = subject;
        answers[count] = answer;
        count++;
    }

    List<Decision.Step> steps() {
        List<Decision.Step> steps = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            steps.add(new Decision.Step(questions[i], subjects[i], answers[i]));
        }
        return List.copyOf(steps);
    }

    /** The same act as the first of a game that begins in its middle: its next question is about what was chosen in it. */
    void takeUp(ActSoFar other) {
        copyFrom(other);
        number = 0;
    }

    void copyFrom(ActSoFar other) {
        makeRoom(other.count);
        number = other.number;
        count = other.count;
        inRun = other.inRun;
        System.arraycopy(other.questions, 0, questions, 0, count);
        System.arraycopy(other.subjects, 0, subjects, 0, count);
        System.arraycopy(other.answers, 0, answers, 0, count);
    }

    private void makeRoom(int needed) {
        if (needed > answers.length) {
            int length = Math.max(needed, 2 * answers.length);
            questions = Arrays.copyOf(questions, length);
            subjects = Arrays.copyOf(subjects, length);
            answers = Arrays.copyOf(answers, length);
        }
    }
}
