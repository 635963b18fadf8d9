package fitg.play.refusal;

import fitg.content.PieceSet;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.healing.Healing;
import fitg.rules.possession.Possessions;
import fitg.rules.spaceship.Ships;
import fitg.state.GameState;
import fitg.state.Holder;

/** Chapter 14: why somebody does not get a possession or a ship. */
final class ForbiddenGear {

    private static final String LIMITS = "14.13";

    private ForbiddenGear() {}

    static String caseOf(Resolution r, Ask ask, int subject, Action action) {
        if (action.kind() != Kind.CHARACTER) {
            return ask.ruleCase();
        }
        GameState s = r.state();
        int taker = action.argument();
        return switch (ask) {
            case EXCHANGE_CARD -> isWith(s, s.gear().owner(subject), taker) ? LIMITS : ask.ruleCase();
            case EXCHANGE_SHIP, SHIP_HOLDER -> isBy(s, subject, taker) ? LIMITS : ask.ruleCase();
            case NEW_POSSESSION -> Possessions.mayHold(s, taker, subject) ? ask.ruleCase() : LIMITS;
            case SET_UP_SHIP, GEMS_HOLDER -> Ships.heldBy(s, taker) == Holder.NOBODY ? ask.ruleCase() : LIMITS;
            default -> ask.ruleCase();
        };
    }

    /** Case 14.12: exchanges are within a stack. */
    private static boolean isWith(GameState s, int owner, int taker) {
        return owner >= 0 && PieceSet.has(Healing.stackOf(s, owner), taker);
    }

    /** A ship that nobody holds, or no longer, is for whoever of its side is there. */
    private static boolean isBy(GameState s, int ship, int taker) {
        int holder = s.gear().shipHolder(ship);
        int place = s.gear().shipAt(ship);
        return holder >= 0 && Characters.isFree(s, holder)
                ? isWith(s, holder, taker)
                : PieceSet.has(Characters.free(s, place, Ships.side(ship)), taker);
    }
}
