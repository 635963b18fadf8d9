package fitg.play.refusal;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.rules.movement.first.MilitaryMove;
import fitg.rules.reaction.first.FirstReactionSegment;
import fitg.rules.spaceship.Ships;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Mark;

/** Cases 9.6 to 9.62: why nobody reacts so. */
final class ForbiddenReaction {

    private static final String REACTION = "9.6";
    private static final String SAME_PLANET = "9.61";
    private static final String NO_ROOM = "9.51";

    private ForbiddenReaction() {}

    static String caseOf(Resolution r, Ask ask, int subject, Action action) {
        int argument = action.argument();
        Kind kind = action.kind();
        return switch (ask) {
            case REACTION -> kind == Kind.REACT ? react(r, argument) : REACTION;
            case REACTION_ORIGIN -> kind == Kind.ENVIRON ? origin(r, subject, argument) : ask.ruleCase();
            case REACTION_PIECE -> kind == Kind.UNIT ? unit(r, subject, UnitType.at(argument)) : REACTION;
            case REACTION_WAY -> kind == Kind.BY_SHIP ? byShip(r, subject) : ask.ruleCase();
            default -> ask.ruleCase();
        };
    }

    /** Without a reason, a second time, without room, or from nowhere on the planet. */
    private static String react(Resolution r, int environ) {
        GameState s = r.state();
        boolean inPlay = s.area().placeSlot(environ) >= 0;
        if (!inPlay || s.places().has(Mark.DONE, environ) || !FirstReactionSegment.isTrigger(s, environ)) {
            return REACTION;
        }
        for (int from : Control.environsOf(Control.planetOf(environ))) {
            if (from != environ && s.forces().anyUnmoved(from, r.asked())) {
                return NO_ROOM;
            }
        }
        return SAME_PLANET;
    }

    private static String origin(Resolution r, int to, int from) {
        GameState s = r.state();
        if (s.area().placeSlot(from) < 0 || Control.planetOf(from) != Control.planetOf(to)) {
            return SAME_PLANET;
        }
        Side side = r.asked();
        boolean full = MilitaryMove.room(s, to, side) <= 0;
        return from != to && full && s.forces().anyUnmoved(from, side) ? NO_ROOM : REACTION;
    }

    /** One that could go and is not offered finds no room. */
    private static String unit(Resolution r, int from, UnitType type) {
        boolean ready = ForbiddenMove.plays(r, type) && r.state().forces().unmoved(from, type) > 0;
        return ready ? NO_ROOM : REACTION;
    }

    /** Case 14.56: the pilot flies alone, but takes along whom he guards. */
    private static String byShip(Resolution r, int character) {
        GameState s = r.state();
        int ship = Ships.heldBy(s, character);
        if (ship == Holder.NOBODY || s.gear().shipAt(ship) != s.people().at(character)) {
            return Ask.REACTION_WAY.ruleCase();
        }
        if (!Ships.isPilot(s, character)) {
            return "14.51";
        }
        if (PieceSet.has(s.gear().movedShips(), ship)) {
            return "9.0";
        }
        return Ships.seats(s, character) > PRINTED.ship(ship).passengers() ? "9.56" : Ask.REACTION_WAY.ruleCase();
    }
}
