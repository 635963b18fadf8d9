package fitg.players.second;

import fitg.edition.second.Query;

/** The sorts of questions that can be worth playing on in thought. */
final class Matters {

    private Matters() {}

    static boolean decidesFight(Query query) {
        return switch (query) {
            case ATTACK_PDB, REACTION, ENVIRONS_BATTLE, SEARCH, PRESS_ON -> true;
            default -> false;
        };
    }

    /** Those that open an act or choose its goal. */
    static boolean isOfAnAct(Query query) {
        return switch (query) {
            case INTERPLANETARY, DESTINATION, CARGO, ARRIVAL -> true;
            case CHARACTER_MOVE, FLY_TO_PLANET, FLY_TO_BOX -> true;
            case PLANETARY_MOVE, MARCH_TO -> true;
            case MISSION, COMPLETE, FOUND -> true;
            default -> false;
        };
    }

    /** Little depends on one of them. */
    static boolean isFine(Query query) {
        return switch (query) {
            case INTERCEPT, FLEET_BREAK_OFF, WALK_TO, CREW, EVADE, STACK, REACTION_PIECE, LEADER -> true;
            case LASERS, BREAK_OFF, MISSION_MEMBER, SABOTAGE -> true;
            default -> false;
        };
    }
}
