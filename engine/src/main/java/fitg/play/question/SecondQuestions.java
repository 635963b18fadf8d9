package fitg.play.question;

import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Umpire;
import fitg.play.odds.Odds;
import fitg.play.odds.SecondOdds;
import fitg.play.refusal.SecondForbidding;
import fitg.play.words.SecondPrompts;
import fitg.procedure.Action;
import fitg.procedure.PieceNames;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import java.util.List;
import java.util.Optional;

/** The questions of 2002. */
final class SecondQuestions implements Family {

    @Override
    public String prompt(Decision decision) {
        return SecondPrompts.prompt(decision);
    }

    @Override
    public String describe(Question question, Side side, Action action, PieceNames names) {
        return SecondPrompts.describe(question, side, action, names);
    }

    @Override
    public Action suggestion(Game game, List<Action> actions) {
        Resolution r = Umpire.resolution(game);
        return SecondSuggestion.among(
                Query.of(r.question()), r.subject(), actions, () -> Suggestion.seen(game), r.underWay(), r.asked());
    }

    /** Who only thinks about a game answers these by rule of thumb. */
    @Override
    public boolean suggestsInThought() {
        return false;
    }

    @Override
    public Optional<Odds> odds(PlayerView view, Decision decision, Action action) {
        return SecondOdds.of(view, decision, action);
    }

    @Override
    public Optional<GroupOdds> groupOdds(Question question) {
        return question == Query.MISSION_MEMBER ? Optional.of(SecondOdds::ofGroup) : Optional.empty();
    }

    @Override
    public String forbiddingCase(Resolution r, Question question, int subject, Action action) {
        return SecondForbidding.caseOf(r, Query.of(question), subject, action);
    }

    @Override
    public String unaskedCase(Resolution r, Question question, int subject, String piece) {
        return question == Query.CREW ? SecondForbidding.SEATS : question.ruleCase();
    }
}
