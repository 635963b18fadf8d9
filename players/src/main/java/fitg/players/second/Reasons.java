package fitg.players.second;

import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.players.galaxy.AffairReasons;
import fitg.players.mind.Trials;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Ask;
import java.util.Locale;

/** Why a Captain does what he does, in one sentence. */
final class Reasons {

    private final Field field;
    private final Decision decision;

    Reasons(PlayerView view, Decision decision) {
        this.field = new Field(view, decision.side());
        this.decision = decision;
    }

    String tried(Trials trials, int best) {
        return String.format(
                Locale.ROOT,
                "Played on in thought, it wins %.0f games of 100, and what seemed best at first %.0f.",
                100 * trials.value(best),
                100 * trials.value(0));
    }

    String of(Action action) {
        return switch (decision.question()) {
            case Affair affair -> AffairReasons.of(affair, action);
            case Ask ask -> "There it is of most use.";
            default -> ofQuery(action);
        };
    }

    private String ofQuery(Action action) {
        return switch (Query.of(decision.question())) {
            case SET_UP_STACK, SET_UP_HOLDER, SET_UP_FORMATION -> "Those who stand together guard best.";
            case INTERPLANETARY,
                    STARSHIP_JOINS,
                    DESTINATION,
                    ARRIVAL,
                    CARGO,
                    BOARD,
                    DOCK,
                    PASSING,
                    TRANSFER_TO,
                    HAND_OVER_TO -> fleets(action);
            case RAKE, INTERCEPT, TRACK, PURSUER -> "Nobody passes here for nothing.";
            case NEXT_SPACE_BATTLE,
                    LEADER,
                    BATTLE_TRANSFER,
                    LINE,
                    AIM_COUNTER,
                    AIM_EXTRA_DICE,
                    ATTACK_PDB,
                    PDB_TARGET,
                    NEXT_ENVIRONS_BATTLE,
                    ENVIRONS_BATTLE -> battle(action);
            case PRESS_ON, FLEET_BREAK_OFF, BREAK_OFF_GOAL, EVADE, BREAK_OFF -> fight(action);
            case CHARACTER_MOVE, WALK_TO, CREW, FLY_TO_PLANET, FLY_TO_BOX -> flight(action);
            case PLANETARY_MOVE,
                    UNIT_JOINS,
                    MARCH_LEADER,
                    TAKE_PRISONER,
                    MARCH_TO,
                    REACTION,
                    REACTION_PIECE,
                    REACTION_LEADER -> troops(action);
            case ESCORT, ESCORT_KIND, STACK, REACTION_STACK, FORMATION ->
                "So everybody stands where he is of most use.";
            case SEARCH, SEARCH_UNITS, SEARCH_CHARACTER, SEARCH_ORDER, FOUND -> search(action);
            case LASERS ->
                action.kind() == Kind.STUN
                        ? "A prisoner counts more than a dead man, and the fire is strong enough to stun."
                        : "They are too strong to be stunned.";
            case LINE_UP, AIM, RETURN_FIRE, RELEASED_FIRE, PATROL_KIND ->
                "The strong stand in front, and fire where somebody falls soonest.";
            case HOLDER, SHIP_HOLDER, EXCHANGE, EXCHANGE_TO, EXCHANGE_CARD, EXCHANGE_CARD_TO ->
                "There it is in the best hands.";
            case MISSION_PLACE,
                    MISSION,
                    MISSION_MEMBER,
                    MISSION_LEADER,
                    MISSION_TARGET,
                    QUEST_AIM,
                    QUESTIONING,
                    EVENT_ROLL,
                    COMPLETE,
                    FREE_PRISONER,
                    BONUS,
                    CREATURE_TARGET,
                    CREATURE_SHIP -> mission(action);
            case LOCALS_RAID, SABOTAGE, SUBVERT -> "The strongest of them is missed most.";
            case REPAIR, REPAIRER, CARD_REPAIRER, PDB_UP -> "What is broken is mended.";
        };
    }

    private String fleets(Action action) {
        return switch (action.kind()) {
            case END, STAY, LEAVE, NONE, GO_ON -> "The ships are where they are needed.";
            default ->
                field.isRebel()
                        ? "The troops are needed where the prisoner is."
                        : "Ships and troops belong where the prisoner and the Rebels are.";
        };
    }

    private static String battle(Action action) {
        return switch (action.kind()) {
            case DECLINE -> "They are too strong here.";
            case ATTACK -> "The odds are good enough for a battle.";
            default -> "So the battle goes best.";
        };
    }

    private static String fight(Action action) {
        return switch (action.kind()) {
            case STAND, GO_ON -> "The fight can be won.";
            case CALL_OFF -> "More fighting would cost more than it brings.";
            default -> "It is time to get away.";
        };
    }

    private String flight(Action action) {
        if (action.kind() == Kind.END || action.kind() == Kind.LEAVE) {
            return "Nowhere else is better.";
        }
        if (!field.isRebel()) {
            return "Officers belong to their troops.";
        }
        return field.prizeIsHeld() ? "That brings friends to the prisoner." : "That way leads out of danger.";
    }

    private static String troops(Action action) {
        return switch (action.kind()) {
            case END, LEAVE, NONE -> "The troops stand well as they are.";
            default -> "Troops are needed there more.";
        };
    }

    private static String search(Action action) {
        return switch (action.kind()) {
            case END, NONE, LEAVE, DECLINE -> "There is nothing to be gained by it.";
            default -> "Whoever is found can be taken.";
        };
    }

    private static String mission(Action action) {
        return switch (action.kind()) {
            case END, LEAVE, STOP -> "Enough has been risked.";
            case COMPLETE -> "The door is open: now.";
            default -> "It has the best chance of all that could be tried here.";
        };
    }
}
