package fitg.play;

import fitg.content.PieceSet;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.second.Query;
import fitg.state.Position;
import java.util.List;

/** The answers of 2002 that are preselected (4a, section 1, "suggested"). */
final class SecondSuggestion {

    private SecondSuggestion() {}

    static Action among(Query query, int subject, List<Action> actions, Position s) {
        Kind wanted = switch (query) {
            case SET_UP_STACK -> Kind.MILITARY_STACK;
            case SET_UP_HOLDER, HOLDER, SEARCH_UNITS -> Kind.UNITS;
            case SET_UP_FORMATION, FORMATION -> Kind.DISPERSED;
            case INTERPLANETARY, CHARACTER_MOVE, PLANETARY_MOVE, REACTION, BATTLE_TRANSFER, EXCHANGE -> Kind.END;
            case BOARD, DOCK, SEARCH_CHARACTER -> Kind.LEAVE;
            case RAKE -> Kind.RAKE;
            case PASSING, PRESS_ON -> Kind.GO_ON;
            case INTERCEPT -> Kind.INTERCEPT;
            case ARRIVAL -> Kind.STAY;
            case LINE -> Kind.HELD_BACK;
            case FLEET_BREAK_OFF, BREAK_OFF -> Kind.STAND;
            case ATTACK_PDB -> Kind.DECLINE;
            case CREW, MISSION_MEMBER, TAKE_PRISONER -> Kind.TAKE;
            case TRACK -> Kind.TRACK;
            case EVADE -> Kind.IMPULSE;
            case STACK, REACTION_STACK ->
                PieceSet.has(s.people().military(), subject) ? Kind.MILITARY_STACK : Kind.CHARACTER_STACK;
            case LASERS -> Kind.STUN;
            case EVENT_ROLL -> Kind.ROLL;
            case COMPLETE -> Kind.CONTINUE;
            case FOUND -> Kind.PATROL;
            case LINE_UP -> Kind.ACTIVE;
            default -> null;
        };
        return actions.stream()
                .filter(action -> action.kind() == wanted)
                .findFirst()
                .orElse(actions.getFirst());
    }
}
