package fitg.play.refusal;

import fitg.content.Side;
import fitg.play.IllegalActionException;
import fitg.play.IllegalActionException.Fault;
import fitg.play.question.Family;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Action.Piece;
import fitg.procedure.Ask;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.state.Cast;
import java.util.EnumMap;
import java.util.Map;

/**
 * The case that forbids an answer, which is often another than the one that asks for it. It follows from the question, the
 * answer and what lies open, so that a refusal tells nothing hidden. A small class for each chapter asks the rules why.
 */
public final class Forbidding {

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
        return caseOf(r, r.question(), r.subject(), action);
    }

    /** The same for a question about a piece that stands, or has just been answered unasked. */
    public static String caseOf(Resolution r, Question question, int subject, Action action) {
        if (action.kind().of() == Piece.CHARACTER && action.argument() >= Cast.COUNT) {
            return r.ruleset().cite(question);
        }
        return Family.of(question).forbiddingCase(r, question, subject, action);
    }

    /** Of the questions of the Star System Game. */
    public static String ofAsk(Resolution r, Ask ask, int subject, Action action) {
        if (BEGINNINGS.getOrDefault(action.kind(), ask) != ask) {
            return r.ruleset().sequenceCase();
        }
        return switch (ask) {
            case SET_UP_UNIT,
                    ARRIVAL,
                    MOVE,
                    MOVE_DESTINATION,
                    MOVE_UNITS,
                    FLIGHT_DESTINATION,
                    FLIGHT_PASSENGER,
                    WALK_DESTINATION -> ForbiddenMove.caseOf(r, ask, subject, action);
            case REACTION, REACTION_ORIGIN, REACTION_PIECE, REACTION_WAY ->
                ForbiddenReaction.caseOf(r, ask, subject, action);
            case LEADER, REACTION_LEADER, SEARCH_LEADER, NEXT_SEARCH, ACTIVE, BREAK_OFF, WOUNDS ->
                ForbiddenFight.caseOf(r, ask, action);
            case EXCHANGE_CARD, EXCHANGE_SHIP, NEW_POSSESSION, SHIP_HOLDER, SET_UP_SHIP, GEMS_HOLDER ->
                ForbiddenGear.caseOf(r, ask, subject, action);
            case NEXT_ENVIRON, MISSION -> ForbiddenMission.caseOf(r, ask, subject, action);
            default -> ask.ruleCase();
        };
    }

    /** Why a piece that was named is not even asked about. */
    public static String unasked(Resolution r, Question question, int subject, String piece) {
        return Family.of(question).unaskedCase(r, question, subject, piece);
    }

    /** Of the questions of the Star System Game. */
    public static String unaskedOfAsk(Resolution r, Ask ask, int subject, String piece) {
        try {
            return switch (ask) {
                case MOVE_UNITS, MOVE_CHARACTER, FLIGHT_PASSENGER -> ForbiddenMove.unasked(r, ask, subject, piece);
                case MISSION_MEMBER -> ForbiddenMission.unasked(r, subject, piece);
                default -> ask.ruleCase();
            };
        } catch (IllegalArgumentException noPiece) {
            return ask.ruleCase();
        }
    }

    /** Why an action cannot be played now. */
    public static IllegalActionException refusal(Resolution r, Action action) {
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
    public static void requireAsked(Resolution r, Side side, int expectedNumber, int number) {
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
                    r.ruleset().cite(r.question()),
                    "The game is at action " + number + ", not at " + expectedNumber + ".");
        }
    }

    static String name(Side side) {
        return side == Side.REBEL ? "Rebel" : "Imperial";
    }

    /** Taking back more than RUL-84 allows. */
    public static IllegalActionException takingBack(Side side, int undoable, int actions) {
        return new IllegalActionException(
                Fault.NOT_REVOCABLE,
                "RUL-84",
                "The " + name(side) + " player can take back " + undoable + " actions, not " + actions + ".");
    }
}
