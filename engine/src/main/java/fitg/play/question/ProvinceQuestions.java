package fitg.play.question;

import fitg.content.Place;
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
import fitg.procedure.Resolution;
import fitg.rules.assignment.Assignments;
import fitg.state.Holder;
import java.util.List;
import java.util.Optional;

/** The questions of the Province Game of 1979. */
final class ProvinceQuestions implements Family {

    private static final String ASSIGNMENT = "35.2";

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

    /** Cases 35.2 and 35.3: often it is the assignment that forbids a destination. */
    @Override
    public String forbiddingCase(Resolution r, Question question, int subject, Action action) {
        return isBarredByAssignment(r, (Matter) question, subject, action)
                ? ASSIGNMENT
                : Family.super.forbiddingCase(r, question, subject, action);
    }

    private static boolean isBarredByAssignment(Resolution r, Matter matter, int subject, Action action) {
        boolean stack = matter == Matter.COURSE && action.kind() == Kind.PLANET;
        boolean ship = matter == Matter.FLIGHT_TO && action.kind() == Kind.PLACE;
        int planet = stack ? action.argument() : ship ? Place.planet(action.argument()) : Holder.NOBODY;
        if (planet < 0 || r.asked() == Side.REBEL || !r.state().area().hasPlanet(planet)) {
            return false;
        }
        int from = stack ? subject : r.state().gear().shipAt(subject);
        return !Assignments.allows(r.state(), from, planet, stack);
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
