package fitg.play.question;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Umpire;
import fitg.play.odds.Odds;
import fitg.play.words.GalaxyPrompts;
import fitg.procedure.Action;
import fitg.procedure.Affair;
import fitg.procedure.PieceNames;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import java.util.List;
import java.util.Optional;

/** The questions of a galaxy-wide game. */
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
        return GalaxySuggestion.among((Affair) r.question(), actions, () -> Suggestion.seen(game), game.scenario());
    }

    @Override
    public Optional<Odds> odds(PlayerView view, Decision decision, Action action) {
        return Odds.ofAffair(view, decision, action);
    }
}
