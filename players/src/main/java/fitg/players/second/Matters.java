package fitg.players.second;

import fitg.galaxy.state.Realm;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.second.Query;

/** Which decisions are worth playing on in thought: those that open an act, choose its goal, or decide a fight. */
final class Matters {

    private Matters() {}

    static boolean isDeserved(PlayerView view, Decision decision) {
        return decision.actions().size() > 1
                && decision.question() instanceof Query query
                && (Realm.spans(view) ? matters(query) : matters(query) || isOfAnAct(query) || isFine(query));
    }

    private static boolean matters(Query query) {
        return switch (query) {
            case INTERPLANETARY, DESTINATION, ATTACK_PDB -> true;
            case CHARACTER_MOVE, FLY_TO_PLANET -> true;
            case REACTION, ENVIRONS_BATTLE -> true;
            case MISSION -> true;
            default -> false;
        };
    }

    /** What follows from an act that was thought about, or is soon mended. */
    private static boolean isOfAnAct(Query query) {
        return switch (query) {
            case CARGO, ARRIVAL, FLY_TO_BOX -> true;
            case PLANETARY_MOVE, MARCH_TO -> true;
            case SEARCH, FOUND, PRESS_ON, COMPLETE -> true;
            default -> false;
        };
    }

    /** There are too many of these in a campaign, and little depends on one of them. */
    private static boolean isFine(Query query) {
        return switch (query) {
            case INTERCEPT, FLEET_BREAK_OFF, WALK_TO, CREW, EVADE, STACK, REACTION_PIECE, LEADER -> true;
            case LASERS, BREAK_OFF, MISSION_MEMBER, SABOTAGE -> true;
            default -> false;
        };
    }
}
