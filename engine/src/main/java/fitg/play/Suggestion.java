package fitg.play;

import fitg.content.Side;
import fitg.galaxy.Affair;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Procedure;
import fitg.procedure.Question;
import fitg.second.Query;
import fitg.state.Position;
import java.util.List;

/** The answer that is preselected for a player: the usual one, and what changes nothing where nothing is usual. */
final class Suggestion {

    private Suggestion() {}

    static Action among(
            Question question, int subject, List<Action> actions, Position s, Procedure asking, Side asked) {
        if (question instanceof Affair affair) {
            return GalaxySuggestion.among(affair, actions, s, asked);
        }
        if (!(question instanceof Ask ask)) {
            return SecondSuggestion.among(Query.of(question), subject, actions, s, asking, asked);
        }
        return switch (ask) {
            case EXCHANGE_CARD -> naming(s.gear().owner(subject), actions);
            case EXCHANGE_SHIP -> naming(s.gear().shipHolder(subject), actions);
            default -> usual(question, actions);
        };
    }

    /** Who holds it already. */
    private static Action naming(int holder, List<Action> actions) {
        for (Action action : actions) {
            if (action.kind() == Kind.CHARACTER && action.argument() == holder) {
                return action;
            }
        }
        return actions.getFirst();
    }

    private static Action usual(Question question, List<Action> actions) {
        Kind wanted = switch (Ask.of(question)) {
            case SEARCH_UNITS -> Kind.UNITS;
            case SEARCH_CHARACTER -> Kind.LEAVE;
            case ATTACK_FOUND -> Kind.ATTACK;
            case ATTACK_FOUND_WITH -> Kind.SQUAD;
            case DRAW -> Kind.DRAW;
            case BONUS -> Kind.BONUS;
            case COMPLETE -> Kind.COMPLETE;
            case USE_POSSESSION -> Kind.PASS;
            case MOVE, REACTION, ORGANISE, EXCHANGE -> Kind.END;
            case BREAK_OFF -> Kind.STAND;
            case MOVE_SHIP, MISSION_MEMBER, FLIGHT_PASSENGER -> Kind.TAKE;
            default -> null;
        };
        return ofKind(wanted, actions);
    }

    private static Action ofKind(Kind wanted, List<Action> actions) {
        for (Action action : actions) {
            if (action.kind() == wanted) {
                return action;
            }
        }
        return actions.getFirst();
    }
}
