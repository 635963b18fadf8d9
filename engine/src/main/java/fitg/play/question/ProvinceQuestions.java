package fitg.play.question;

import fitg.content.Side;
import fitg.edition.first.Matter;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Umpire;
import fitg.play.odds.Odds;
import fitg.play.words.ProvincePrompts;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.PieceNames;
import fitg.procedure.Question;
import java.util.List;
import java.util.Optional;

/** The questions of the Province Game of 1979. */
final class ProvinceQuestions implements Family {

    @Override
    public String prompt(Decision decision) {
        return ProvincePrompts.prompt((Matter) decision.question(), decision);
    }

    @Override
    public String describe(Question question, Side side, Action action, PieceNames names) {
        return ProvincePrompts.describe((Matter) question, side, action);
    }

    @Override
    public Action suggestion(Game game, List<Action> actions) {
        return Suggestion.ofKind(usual((Matter) Umpire.resolution(game).question()), actions);
    }

    @Override
    public Optional<Odds> odds(PlayerView view, Decision decision, Action action) {
        return Odds.ofMatter(view, decision, action);
    }

    private static Kind usual(Matter matter) {
        return switch (matter) {
            case FLEET, TRAVEL, SURFACE, REPAIR, NEXT_ORBIT -> Kind.END;
            case STACK_CHARACTER, STACK_SHIP, AID_PDB -> Kind.TAKE;
            case STACK_PRISONER, JOIN_INTERCEPTION, SHIP_JOINS_INTERCEPTION -> Kind.LEAVE;
            case NAVIGATION_TWO, DETERMINED_ASSAULT, INTERCEPT, DECLARE_SPACE_COMBAT, ATTACK_PDB -> Kind.DECLINE;
            case RAKE -> Kind.RAKE;
            case WATCH -> Kind.TRACK;
            case PDB_AID -> Kind.PDB;
            case EVADE -> Kind.BREAK_OFF_ALL;
            default -> null;
        };
    }
}
