package fitg.players.second;

import fitg.galaxy.state.Realm;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.second.Query;

/** Which decisions are worth playing on in thought: those that decide a fight, and in a skirmish those that open an act or choose its goal. */
final class Matters {

    private Matters() {}

    static boolean isDeserved(PlayerView view, Decision decision) {
        return decision.actions().size() > 1
                && decision.question() instanceof Query query
                && (decidesFight(query) || !Realm.spans(view) && (isOfAnAct(query) || isFine(query)));
    }

    private static boolean decidesFight(Query query) {
        return switch (query) {
            case ATTACK_PDB, REACTION, ENVIRONS_BATTLE, SEARCH, PRESS_ON -> true;
            default -> false;
        };
    }

    /**
     * Not in a campaign: what a journey or a mission is for shows long after the player-turn that is played on in thought, and who
     * judges them by it sits still. Rules of thumb have the longer view.
     */
    private static boolean isOfAnAct(Query query) {
        return switch (query) {
            case INTERPLANETARY, DESTINATION, CARGO, ARRIVAL -> true;
            case CHARACTER_MOVE, FLY_TO_PLANET, FLY_TO_BOX -> true;
            case PLANETARY_MOVE, MARCH_TO -> true;
            case MISSION, COMPLETE, FOUND -> true;
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
