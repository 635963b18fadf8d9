package fitg.players;

import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.UnitType;
import fitg.edition.first.Matter;
import fitg.play.Decision;
import fitg.players.galaxy.Affairs;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Ask;

/** The worth of each answer to the question asked; what no rule of thumb covers is left to luck. */
final class Judgement {

    private static final int BUSY = 60;
    /** Enough to outweigh any luck. */
    private static final int SURE = 30;

    private final Board board;
    private final Decision decision;
    private final Promise promise;
    private final MissionSense missions;
    private final MoveSense moves;
    private final FightSense fight;
    private final FleetThumb fleets;

    Judgement(Board board, Decision decision) {
        this.board = board;
        this.decision = decision;
        promise = new Promise(board);
        missions = new MissionSense(board);
        moves = new MoveSense(board, promise);
        fight = new FightSense(board);
        fleets = new FleetThumb(board, promise);
    }

    int worth(Action action) {
        int subject = decision.subject();
        Kind kind = action.kind();
        int argument = action.argument();
        if (decision.question() instanceof Matter matter) {
            return fleets.worth(matter, decision, action);
        }
        if (decision.question() instanceof Affair affair) {
            return FleetThumb.isAboutADomino(affair)
                    ? fleets.domino(affair, action)
                    : (int) Affairs.sense(board.view(), decision, affair).worth(decision, action);
        }
        return switch (Ask.of(decision.question())) {
            case MOVE -> moves.worth(action);
            case SET_UP_UNIT, MOVE_DESTINATION, ARRIVAL -> 10 * promise.needForUnits(argument);
            case ENTER_FROM_SPACE, FLIGHT_DESTINATION, WALK_DESTINATION -> promise.forCharacters(argument);
            case MOVE_UNITS, BUY_2_1, BUY_1_0, PENDING_UNITS -> 10 * argument;
            case MOVE_CHARACTER -> kind == Kind.TAKE == board.amRebel() ? 0 : 15;
            case FLIGHT_PASSENGER -> kind == Kind.TAKE ? 15 : 0;
            case ARRIVAL_KIND -> UnitType.at(argument).strength() > 1 ? 10 : 0;
            case ORGANISE -> organise(action);
            case REACTION, NEXT_SEARCH -> kind == Kind.END ? 0 : board.amRebel() ? 5 : BUSY;
            case REACTION_PIECE ->
                kind == Kind.UNIT ? 10 * UnitType.at(argument).strength() : 0;
            case REACTION_STACK -> kind == Kind.MILITARY_STACK ? 5 : 0;
            case DECLARE_COMBAT -> kind == Kind.ATTACK ? fight.attackHere(subject) : fight.decline();
            case UPRISING -> kind == Kind.END ? fight.decline() : fight.attackHere(argument);
            case LEADER, SEARCH_LEADER, REACTION_LEADER -> fight.lead(action);
            case LOSSES -> fight.losses(subject, argument);
            case WOUNDS -> fight.wounds(subject, argument);
            case BREAK_OFF -> fight.breakOff(subject, kind);
            case ACTIVE -> fight.active(subject, kind);
            case SEARCH_CHARACTER, ATTACKER -> fight.join(subject, kind);
            case MISSION -> mission(action);
            case COMPLETE -> kind == Kind.CONTINUE ? missions.worthOfContinuing(Mission.at(subject), here()) : 10;
            case MISSION_MEMBER -> kind == Kind.TAKE ? 4 : 0;
            case LETTER_ORDER -> missions.letterFirst(Mission.at(argument));
            case EXCHANGE -> kind == Kind.END ? 17 : 0;
            default -> usual(kind);
        };
    }

    /** Doing something is better than not. */
    private static int usual(Kind kind) {
        return switch (kind) {
            case END, PASS, DECLINE, NONE, STOP -> 0;
            case USE -> 8;
            case UNITS, SQUAD -> BUSY;
            case CHARACTERS -> BUSY / 2;
            case ATTACK, DRAW, BONUS, ENVIRON, TAKE -> SURE;
            default -> 5;
        };
    }

    private int mission(Action action) {
        if (action.kind() == Kind.END) {
            return 0;
        }
        return 15 + missions.worth(decision.subject(), Mission.at(action.argument()));
    }

    /** Where the missions are that the pending question is about: the environ in which my people are on one. */
    private int here() {
        for (Mission mission : Mission.values()) {
            long group = board.view().missions().group(mission.ordinal());
            if (group != 0) {
                return board.view().people().at(PieceSet.lowest(group));
            }
        }
        return board.environs()[0];
    }

    /** Rebels leave the units to go on missions, unless a battle needs a leader; the Empire's leaders stay with them. */
    private int organise(Action action) {
        if (action.kind() == Kind.END) {
            return 15;
        }
        int character = action.argument();
        int environ = board.view().people().at(character);
        boolean battle = board.strength(environ, board.enemy()) > 0;
        boolean leader = board.leadership(character) > 0;
        boolean wanted = leader && (battle || !board.amRebel() && character % 2 == 0);
        return board.isWithUnits(character) == wanted ? 0 : 20;
    }
}
