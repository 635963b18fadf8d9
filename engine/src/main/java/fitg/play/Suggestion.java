package fitg.play;

import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Question;
import java.util.List;

/** The answer that is preselected for a player, without looking at anything but the question and the list. */
final class Suggestion {

    private Suggestion() {}

    static Action among(Question question, List<Action> actions) {
        Kind wanted = switch (question) {
            case SEARCH_UNITS -> Kind.UNITS;
            case SEARCH_CHARACTER, MOVE_PRISONER -> Kind.LEAVE;
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
        for (Action action : actions) {
            if (action.kind() == wanted) {
                return action;
            }
        }
        return actions.getFirst();
    }
}
