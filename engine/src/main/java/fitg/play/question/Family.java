package fitg.play.question;

import fitg.content.Mission;
import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.odds.Odds;
import fitg.play.words.Said;
import fitg.procedure.Action;
import fitg.procedure.PieceNames;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import java.util.List;
import java.util.Optional;

/**
 * What the front door knows of one family of questions: their words, what is suggested, what may come of an answer and what
 * forbids one. An edition that asks questions of its own adds a family to {@link Families}; nobody else asks whose a question is.
 */
public interface Family {

    /** The one a question belongs to. */
    static Family of(Question question) {
        return Families.of(question);
    }

    /** The question in one sentence. */
    String prompt(Decision decision);

    /** One answer to it in a few words. */
    String describe(Question question, Side side, Action action, PieceNames names);

    /** The question by the key of its sentence; empty where it is in no file of sentences yet, and so in English alone. */
    default Optional<Said> said(Decision decision) {
        return Optional.empty();
    }

    /** The same of an answer. */
    default Optional<Said> said(Question question, Side side, Action action) {
        return Optional.empty();
    }

    /** The usual answer, and what changes nothing where nothing is usual. */
    Action suggestion(Game game, List<Action> actions);

    /** Whether somebody wants to know that answer in a game that is only thought about. */
    default boolean suggestsInThought() {
        return true;
    }

    /** What an answer leads to; empty for those that leave nothing to chance. */
    default Optional<Odds> odds(PlayerView view, Decision decision, Action action) {
        return Optional.empty();
    }

    /** The chances of the group that the answer to this question completes; empty if it completes none. */
    default Optional<GroupOdds> groupOdds(Question question) {
        return Optional.empty();
    }

    /** The case that forbids an answer: often another than the one that asks for it. */
    default String forbiddingCase(Resolution r, Question question, int subject, Action action) {
        return r.ruleset().cite(question);
    }

    /** The case because of which a piece that somebody names in a whole choice is not even asked about. */
    default String unaskedCase(Resolution r, Question question, int subject, String piece) {
        return r.ruleset().cite(question);
    }

    /** The chances of a mission for a group that has been named. */
    @FunctionalInterface
    interface GroupOdds {

        Odds of(PlayerView view, int place, Mission mission, long group);
    }
}
