package fitg.play.question;

import fitg.content.Mission;
import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.rules.mission.Missions;
import fitg.state.Position;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The mission that is preselected: of those whose success would be worth something the one that does most for the side. */
final class MissionSuggestion {

    /** What turns planets and brings people back comes first, what only prepares it last. */
    private static final List<Mission> MOST_FIRST = List.of(
            Mission.REBELLION,
            Mission.FREE_PRISONERS,
            Mission.DIPLOMACY,
            Mission.COUP,
            Mission.SUMMON_SOVEREIGN,
            Mission.GAIN_CHARACTERS,
            Mission.SUBVERT_TROOPS,
            Mission.SABOTAGE,
            Mission.SCAVENGE,
            Mission.STEAL_RESOURCES,
            Mission.QUESTION_PRISONER,
            Mission.ASSASSINATION,
            Mission.START_REBEL_CAMP,
            Mission.GATHER_INFORMATION,
            Mission.SPACESHIP_QUEST);

    private static final Map<Mission, Integer> RANKS = new EnumMap<>(Mission.class);

    static {
        MOST_FIRST.forEach(each -> RANKS.put(each, RANKS.size()));
    }

    private MissionSuggestion() {}

    /** @param place an environ, or a place above a planet, where nobody's loyalty is at stake */
    static Action among(Position s, int place, Side asked, List<Action> actions) {
        Action best = null;
        for (Action action : actions) {
            if (isWorthwhile(s, place, asked, action) && (best == null || rank(action) < rank(best))) {
                best = action;
            }
        }
        return best == null ? Suggestion.ofKind(Kind.END, actions) : best;
    }

    private static boolean isWorthwhile(Position s, int place, Side asked, Action action) {
        boolean mission = action.kind() == Kind.MISSION || action.kind() == Kind.CAMP;
        return mission
                && (!Place.isEnviron(place) || Missions.isWorthwhile(s, place, asked, Mission.at(action.argument())));
    }

    private static int rank(Action action) {
        return RANKS.get(Mission.at(action.argument()));
    }
}
