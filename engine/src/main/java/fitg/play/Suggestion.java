package fitg.play;

import fitg.content.Mission;
import fitg.galaxy.Affair;
import fitg.galaxy.state.Realm;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.rules.mission.Missions;
import fitg.second.Query;
import fitg.state.Position;
import java.util.List;

/** The answer that is preselected for a player: the usual one, and what changes nothing where nothing is usual. */
final class Suggestion {

    private Suggestion() {}

    /** What the ruleset proposes, or what is usual. */
    static Action in(Game game, List<Action> actions) {
        Action proposed = game.resolution().ruleset().suggestion(game.resolution());
        return proposed != null && actions.contains(proposed) ? proposed : among(game, actions);
    }

    private static Action among(Game game, List<Action> actions) {
        Resolution r = game.resolution();
        Question question = r.question();
        int subject = r.subject();
        if (question instanceof Affair affair) {
            return GalaxySuggestion.among(affair, actions, () -> seen(game), r.asked());
        }
        if (!(question instanceof Ask ask)) {
            return SecondSuggestion.among(
                    Query.of(question), subject, actions, () -> seen(game), r.underWay(), r.asked());
        }
        return switch (ask) {
            case EXCHANGE_CARD -> naming(r.state().gear().owner(subject), actions);
            case EXCHANGE_SHIP -> naming(r.state().gear().shipHolder(subject), actions);
            case NEXT_SEARCH, SEARCH_UNITS -> SearchSuggestion.among(game, ask, actions);
            case MISSION -> worthwhile(r, actions);
            default -> usual(question, actions);
        };
    }

    /** C-UNIT-4: in a campaign a suggestion must not weigh what whoever is asked cannot see; a skirmish hides no strength. */
    private static Position seen(Game game) {
        Resolution r = game.resolution();
        return Realm.spans(r.state()) ? PlayerView.positionSeenBy(game, Viewer.of(r.asked())) : r.state();
    }

    /** The first mission whose success would be worth something; none where it would not. */
    private static Action worthwhile(Resolution r, List<Action> actions) {
        for (Action action : actions) {
            boolean mission = action.kind() == Kind.MISSION || action.kind() == Kind.CAMP;
            if (mission && Missions.isWorthwhile(r.state(), r.subject(), r.asked(), Mission.at(action.argument()))) {
                return action;
            }
        }
        return ofKind(Kind.END, actions);
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

    static Action ofKind(Kind wanted, List<Action> actions) {
        for (Action action : actions) {
            if (action.kind() == wanted) {
                return action;
            }
        }
        return actions.getFirst();
    }
}
