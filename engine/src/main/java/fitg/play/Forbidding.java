package fitg.play;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Mission;
import fitg.content.Side;
import fitg.galaxy.assignment.Assignments;
import fitg.play.IllegalActionException.Fault;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.rules.movement.MilitaryMove;
import fitg.second.Query;
import java.util.EnumMap;
import java.util.Map;

/**
 * The case that forbids an answer, which is often another than the one that asks for it. It follows from the question, the
 * answer and what lies open, so that a refusal tells nothing hidden.
 */
final class Forbidding {

    /** Answers with which an act begins, and the questions they belong to. */
    private static final Map<Kind, Question> BEGINNINGS = new EnumMap<>(Map.ofEntries(
            Map.entry(Kind.MOVE_UNITS, Ask.MOVE),
            Map.entry(Kind.FLY, Ask.MOVE),
            Map.entry(Kind.WALK, Ask.MOVE),
            Map.entry(Kind.HAND_OVER, Ask.MOVE),
            Map.entry(Kind.PDB_UP, Ask.MOVE),
            Map.entry(Kind.SWITCH, Ask.ORGANISE),
            Map.entry(Kind.REACT, Ask.REACTION),
            Map.entry(Kind.SEARCH, Ask.NEXT_SEARCH),
            Map.entry(Kind.EXCHANGE, Ask.EXCHANGE),
            Map.entry(Kind.CAMP, Ask.MISSION),
            Map.entry(Kind.DRAW, Ask.DRAW),
            Map.entry(Kind.BONUS, Ask.BONUS)));

    private Forbidding() {}

    static String caseOf(Resolution r, Action action) {
        return Family.of(r.question()).forbiddingCase(r, action);
    }

    /** Of the questions of 2002. */
    static String ofQuery(Resolution r, Action action) {
        return isBarredByAssignment(r, action) ? Assignments.CASE : r.question().ruleCase();
    }

    /** Of those of the Star System Game. */
    static String ofAsk(Resolution r, Action action) {
        Question question = r.question();
        Kind kind = action.kind();
        if (BEGINNINGS.getOrDefault(kind, question) != question) {
            return "4.0";
        }
        return switch (Ask.of(question)) {
            case MOVE -> move(kind);
            case MOVE_DESTINATION -> kind == Kind.ENVIRON ? destination(r, action.argument()) : question.ruleCase();
            case MOVE_UNITS -> "9.51";
            case WALK_DESTINATION -> "9.55";
            case FLIGHT_PASSENGER -> "9.56";
            case REACTION -> "9.61";
            case BREAK_OFF -> action.key().startsWith("break-off") ? "12.52" : question.ruleCase();
            case EXCHANGE_CARD, EXCHANGE_SHIP, NEW_POSSESSION, SHIP_HOLDER, GEMS_HOLDER ->
                kind == Kind.CHARACTER ? "14.13" : question.ruleCase();
            case MISSION ->
                kind == Kind.MISSION || kind == Kind.CAMP
                        ? mission(Mission.at(action.argument()), r.asked())
                        : question.ruleCase();
            default -> question.ruleCase();
        };
    }

    /** K-R22: a planet that Imperial ships could go to under another Strategic Assignment. */
    private static boolean isBarredByAssignment(Resolution r, Action action) {
        boolean starships = r.question() == Query.DESTINATION;
        boolean spaceship = r.question() == Query.FLY_TO_PLANET;
        if (!starships && !spaceship || action.kind() != Kind.PLANET || r.asked() == Side.REBEL) {
            return false;
        }
        int from = starships ? r.subject() : r.state().gear().shipAt(r.subject());
        return r.state().area().hasPlanet(action.argument())
                && !Assignments.allows(r.state(), from, action.argument(), starships);
    }

    private static String move(Kind kind) {
        return switch (kind) {
            case FLY -> "9.55";
            case PDB_UP -> "16.16";
            case HAND_OVER -> "12.81";
            default -> "9.0";
        };
    }

    /** No room there (case 9.51), or nobody here who may leave the planet (case 7.21). */
    private static String destination(Resolution r, int environ) {
        if (r.state().area().placeSlot(environ) < 0) {
            return Ask.MOVE_DESTINATION.ruleCase();
        }
        boolean leaves = PRINTED.environ(environ).planet()
                != PRINTED.environ(r.subject()).planet();
        boolean full = MilitaryMove.room(r.state(), environ, r.asked()) <= 0;
        return full || !leaves ? "9.51" : "7.21";
    }

    /** The condition of each mission (specification 12.2). */
    private static String mission(Mission mission, Side side) {
        return switch (mission) {
            case DIPLOMACY -> "15.47";
            case REBELLION -> side == Side.REBEL ? "15.2" : "15.3";
            case GATHER_INFORMATION -> "15.72";
            case FREE_PRISONERS -> "12.82";
            case ASSASSINATION -> "9.44";
            default -> "13.2";
        };
    }

    /** Why an action cannot be played now. */
    static IllegalActionException refusal(Resolution r, Action action) {
        if (r.over()) {
            return new IllegalActionException(
                    Fault.OVER, "", "The game is over; \"" + action.key() + "\" cannot be played.");
        }
        String forbidding = caseOf(r, action);
        return new IllegalActionException(
                Fault.NOT_LEGAL,
                forbidding,
                "\"" + action.key() + "\" is not a legal answer to " + r.question() + " (case " + forbidding + ").");
    }

    /** Refused when the decision is the other side's or a later one. */
    static void requireAsked(Resolution r, Side side, int expectedNumber, int number) {
        if (r.over()) {
            throw new IllegalActionException(Fault.OVER, "", "The game is over; nothing can be played any more.");
        }
        if (r.asked() != side) {
            throw new IllegalActionException(
                    Fault.NOT_ASKED, "", "It is not the " + name(side) + " player's decision.");
        }
        if (expectedNumber != number) {
            throw new IllegalActionException(
                    Fault.STALE,
                    r.question().ruleCase(),
                    "The game is at action " + number + ", not at " + expectedNumber + ".");
        }
    }

    static String name(Side side) {
        return side == Side.REBEL ? "Rebel" : "Imperial";
    }

    /** Taking back more than RUL-84 allows. */
    static IllegalActionException takingBack(Side side, int undoable, int actions) {
        return new IllegalActionException(
                Fault.NOT_REVOCABLE,
                "RUL-84",
                "The " + name(side) + " player can take back " + undoable + " actions, not " + actions + ".");
    }
}
