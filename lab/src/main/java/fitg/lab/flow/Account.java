package fitg.lab.flow;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Umpire;
import fitg.procedure.Action;
import fitg.procedure.Question;
import fitg.state.Segment;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * What one side has to answer in one game. A confirmation is one answer, and each field of its form that is changed from
 * what was suggested one more; a game-turn goes from the end of the side's player-turn to the end of its next one.
 */
final class Account {

    /** Steps that are nobody's player-turn, whoever is asked in them. */
    private static final Set<Segment> BETWEEN_TURNS = EnumSet.of(
            Segment.SET_UP,
            Segment.END,
            Segment.INTERPHASE,
            Segment.GALACTIC_EVENT,
            Segment.RESOURCES,
            Segment.STRATEGIC_ASSIGNMENT);

    private final Side side;
    private final List<Integer> turns = new ArrayList<>();
    private final Map<Question, Integer> questions = new HashMap<>();
    private int setUp;
    private int answers;
    private int sinceTurn;
    private int forced;
    private int answeredFor;
    private boolean inTurn;
    private Decision last;
    private boolean lastChanged;
    private boolean firstOfForm;
    /** The sheet that was filled in last, by its step and question; null once something else was asked. */
    private String sheet;

    private Blank form = Blank.NONE;

    private String lastLine;

    Account(Side side) {
        this.side = side;
    }

    /** Looks where the game stands, before anybody answers. */
    void stands(Game game) {
        boolean now = game.phasing() == side && !BETWEEN_TURNS.contains(game.segment());
        if (inTurn && !now) {
            turns.add(sinceTurn);
            sinceTurn = 0;
        }
        inTurn = now;
    }

    /** What was answered without a question put to anybody: an order, or the only answer there was. */
    void spared() {
        answeredFor++;
        last = null;
    }

    /** The other side has said something. */
    void otherSide() {
        last = null;
    }

    /** What its player had to answer, before it is played. */
    void asked(Game game, Decision decision, Action chosen) {
        sheet = null;
        boolean changed = !chosen.equals(decision.suggested());
        boolean further = goesOn(game, decision);
        int cost = further ? (changed ? 1 : 0) + (firstOfForm && lastChanged ? 1 : 0) : 1;
        firstOfForm = !further;
        last = decision;
        lastChanged = changed;
        forced += decision.actions().size() == 1 ? 1 : 0;
        add(game, decision.question(), cost);
    }

    /**
     * An order on the sheet of this step and question, before it is given: the sheet is confirmed once, each line that does not stand
     * there from the start is one answer, and one more for each field that is changed. The same line again is the same line, of which
     * there are more.
     *
     * @param blank the sheet as it is found, as far as can be seen now
     */
    void ordered(Game game, Decision decision, Intention intention, Supplier<Blank> blank) {
        String here = game.turn() + " " + game.phasing() + " " + game.segment() + " " + decision.question();
        last = null;
        int cost = 0;
        if (!here.equals(sheet) || !form.has(decision.subject())) {
            cost = 1;
            sheet = here;
            form = blank.get();
            lastLine = null;
        }
        if (intention.isTheEnd()) {
            cost += form.struck(decision.subject());
        } else if (!intention.line().equals(lastLine)) {
            cost += (form.has(decision.subject(), intention.head()) ? 0 : 1) + intention.changes();
            lastLine = intention.line();
        }
        add(game, decision.question(), cost);
    }

    /** A plan for the set-up is laid out. */
    void planned(Game game, Decision decision) {
        last = null;
        sheet = null;
        add(game, decision.question(), 1);
    }

    private void add(Game game, Question question, int cost) {
        answers += cost;
        questions.merge(question, cost, Integer::sum);
        if (game.segment() == Segment.SET_UP) {
            setUp += cost;
        } else {
            sinceTurn += cost;
        }
    }

    /** Whether this is a further line of the form that was filled in last: the same question, of a further piece, no die between. */
    private boolean goesOn(Game game, Decision decision) {
        return last != null
                && last.question() == decision.question()
                && decision.subject() > last.subject()
                && !Umpire.resolution(game).irrevocable();
    }

    List<Integer> turns() {
        return turns;
    }

    Map<Question, Integer> questions() {
        return questions;
    }

    int setUp() {
        return setUp;
    }

    int answers() {
        return answers;
    }

    int forced() {
        return forced;
    }

    int answeredFor() {
        return answeredFor;
    }
}
