package fitg.players.second;

import fitg.play.Decision;
import fitg.second.Query;

/** Which decisions are worth playing on in thought: those that open an act, choose its goal, or decide a fight. */
final class Matters {

    private Matters() {}

    static boolean isDeserved(Decision decision) {
        return decision.actions().size() > 1
                && decision.question() instanceof Query query
                && switch (query) {
                    case INTERPLANETARY, CARGO, DESTINATION, INTERCEPT, ARRIVAL, FLEET_BREAK_OFF, ATTACK_PDB -> true;
                    case CHARACTER_MOVE, WALK_TO, CREW, FLY_TO_PLANET, FLY_TO_BOX, EVADE -> true;
                    case PLANETARY_MOVE, MARCH_TO, STACK, REACTION, REACTION_PIECE, ENVIRONS_BATTLE, LEADER -> true;
                    case SEARCH, FOUND, PRESS_ON, LASERS, BREAK_OFF -> true;
                    case MISSION, MISSION_MEMBER, COMPLETE, SABOTAGE -> true;
                    default -> false;
                };
    }
}
