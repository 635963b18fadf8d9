package fitg.play.refusal;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.control.Control;
import fitg.rules.movement.first.MilitaryMove;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.GameState;
import java.util.List;

/** Cases 9.0 to 9.57: why somebody or something does not move so. */
final class ForbiddenMove {

    private static final String MOVEMENT = "9.0";
    private static final String NO_ROOM = "9.51";
    private static final String BY_SHIP = "9.55";
    private static final String SEATS = "9.56";
    private static final String PILOT = "14.51";
    private static final String DISABLED = "14.3";
    private static final String WALKING = "9.35";

    private ForbiddenMove() {}

    static String caseOf(Resolution r, Ask ask, int subject, Action action) {
        int argument = action.argument();
        return switch (action.kind()) {
            case FLY -> fly(r, argument);
            case WALK -> walk(r, argument);
            case MOVE_UNITS -> units(r, argument);
            case PDB_UP -> "16.16";
            case HAND_OVER -> "12.81";
            case USE -> ask == Ask.MOVE ? "14.4" : ask.ruleCase();
            case ENVIRON -> environ(r, ask, subject, argument);
            case COUNT -> ask == Ask.MOVE_UNITS ? count(r, subject, argument) : ask.ruleCase();
            case TAKE -> ask == Ask.FLIGHT_PASSENGER ? SEATS : ask.ruleCase();
            default -> ask.ruleCase();
        };
    }

    private static String environ(Resolution r, Ask ask, int subject, int environ) {
        GameState s = r.state();
        if (s.area().placeSlot(environ) < 0) {
            return ask.ruleCase();
        }
        boolean full = MilitaryMove.room(s, environ, r.asked()) <= 0;
        return switch (ask) {
            case SET_UP_UNIT, ARRIVAL -> full ? NO_ROOM : ask.ruleCase();
            case MOVE_DESTINATION -> environ != subject && full ? NO_ROOM : leaving(subject, environ, r.asked());
            case WALK_DESTINATION -> environ == s.people().at(subject) ? MOVEMENT : BY_SHIP;
            case FLIGHT_DESTINATION -> environ == s.gear().shipAt(subject) ? MOVEMENT : BY_SHIP;
            default -> ask.ruleCase();
        };
    }

    /** Cases 7.21 and 7.3: some units never leave their planet. */
    private static String leaving(int from, int to, Side side) {
        boolean leaves = Control.planetOf(from) != Control.planetOf(to);
        return leaves ? staying(side) : MOVEMENT;
    }

    private static String staying(Side side) {
        return side == Side.IMPERIAL ? "7.21" : "7.3";
    }

    private static String units(Resolution r, int environ) {
        GameState s = r.state();
        Side side = r.asked();
        if (s.area().placeSlot(environ) < 0 || !s.forces().anyUnmoved(environ, side)) {
            return MOVEMENT;
        }
        boolean nowhereElse = Control.environsOf(Control.planetOf(environ)).length == 1;
        return nowhereElse && !s.forces().anyMobileUnmoved(environ, side) ? staying(side) : NO_ROOM;
    }

    /** More than there are, more than may still move, or more than find room. */
    private static String count(Resolution r, int type, int count) {
        if (count == 0) {
            return Ask.MOVE_UNITS.ruleCase();
        }
        return r.underWay() instanceof MilitaryMove move
                        && count <= move.movable(r.state(), UnitType.at(type))
                        && count > move.roomLeft(r.state())
                ? NO_ROOM
                : MOVEMENT;
    }

    private static String fly(Resolution r, int ship) {
        GameState s = r.state();
        int holder = s.gear().shipHolder(ship);
        if (Ships.side(ship) != r.asked()) {
            return MOVEMENT;
        }
        if (holder < 0
                || !Characters.isFree(s, holder)
                || s.people().at(holder) != s.gear().shipAt(ship)) {
            return BY_SHIP;
        }
        if (PieceSet.has(s.gear().movedShips(), ship) || hasMoved(s, holder)) {
            return MOVEMENT;
        }
        if (PieceSet.has(s.people().disabled(), holder)) {
            return DISABLED;
        }
        return Ships.isPilot(s, holder)
                ? Ships.seats(s, holder) > PRINTED.ship(ship).passengers() ? SEATS : BY_SHIP
                : PILOT;
    }

    private static String walk(Resolution r, int character) {
        GameState s = r.state();
        boolean his = PieceSet.has(s.people().free() & Cast.of(r.asked()), character);
        if (!his || s.people().at(character) < 0 || hasMoved(s, character)) {
            return MOVEMENT;
        }
        return PieceSet.has(s.people().disabled(), character) ? DISABLED : WALKING;
    }

    /** RUL-59: a guard whose prisoner has moved has moved too. */
    private static boolean hasMoved(GameState s, int character) {
        return ((PieceSet.only(character) | Characters.guardedBy(s, character))
                        & s.people().moved())
                != 0;
    }

    /** Of a party or a ship's company: those who have moved are not asked, nor those for whom there is no seat or no room. */
    static String unasked(Resolution r, Ask ask, int subject, String piece) {
        GameState s = r.state();
        if (ask == Ask.MOVE_UNITS) {
            return unaskedUnits(r, piece);
        }
        int named = character(piece);
        boolean there = s.people().at(named) == s.people().at(subject)
                && PieceSet.has(s.people().free() & Cast.of(r.asked()), named);
        if (!there || hasMoved(s, named)) {
            return MOVEMENT;
        }
        if (PieceSet.has(s.people().disabled(), named)) {
            return DISABLED;
        }
        return ask == Ask.FLIGHT_PASSENGER ? SEATS : ask.ruleCase();
    }

    /** Whether units of a type take part in this game, for who is asked. */
    static boolean plays(Resolution r, UnitType type) {
        return List.of(r.state().forces().roster().of(r.asked())).contains(type);
    }

    /** Throws IllegalArgumentException if it is nobody's number. */
    static int character(String number) {
        int character = Action.parse(Kind.CHARACTER.key() + ":" + number).argument();
        if (character >= Cast.COUNT) {
            throw new IllegalArgumentException(number);
        }
        return character;
    }

    private static String unaskedUnits(Resolution r, String piece) {
        UnitType type = UnitType.at(Action.parse(Kind.UNIT.key() + ":" + piece).argument());
        if (!(r.underWay() instanceof MilitaryMove move) || !plays(r, type)) {
            return MOVEMENT;
        }
        if (move.movable(r.state(), type) > 0) {
            return NO_ROOM;
        }
        return move.leavesPlanet() && !type.mobile() ? staying(type.side()) : MOVEMENT;
    }
}
