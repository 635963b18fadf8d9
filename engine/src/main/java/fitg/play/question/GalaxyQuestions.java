package fitg.play.question;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Umpire;
import fitg.play.words.GalaxyPrompts;
import fitg.procedure.Action;
import fitg.procedure.Affair;
import fitg.procedure.PieceNames;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import java.util.List;

/** The questions of a galaxy-wide game; none of their answers has odds that could be reckoned beforehand. */
final class GalaxyQuestions implements Family {

    @Override
    public String prompt(Decision decision) {
        return GalaxyPrompts.prompt((Affair) decision.question(), decision);
    }

    @Override
    public String describe(Question question, Side side, Action action, PieceNames names) {
        return GalaxyPrompts.describe((Affair) question, action, names);
    }

    @Override
    public Action suggestion(Game game, List<Action> actions) {
        Resolution r = Umpire.resolution(game);
        return GalaxySuggestion.among((Affair) r.question(), actions, () -> Suggestion.seen(game), r.asked());
    }
}
