package fitg.rules.sequence.first;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Resolution;
import fitg.rules.healing.Healing;
import fitg.rules.possession.Cervac;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.Position;

/** How a player-turn and its phases begin. */
public final class TurnStart {

    private TurnStart() {}

    public static void open(Resolution r, Side side) {
        GameState s = r.state();
        s.people().clearDeeds(Cast.of(side));
        if (side == Side.REBEL) {
            Healing.doctor(r);
            if (s.gear().owned() != PieceSet.NONE) {
                PossessionUse.offered(r, Moment.TURN_START, inStackWithWounded(s));
            }
        }
    }

    /** Cervac Mk V acts when an Operations, Search or Mission Phase begins; its effect ends with the phase. */
    public static void beginPhase(Resolution r, Side side) {
        GameState s = r.state();
        s.people().clearDisabled();
        if (s.gear().owned() != PieceSet.NONE) {
            PossessionUse.offered(r, Moment.PHASE_START, Cervac.nearDetectedImperials(s));
        }
    }

    /** Case 9.6: nobody who could react has moved in this player-turn. */
    public static void beginReaction(Resolution r, Side side) {
        r.state().clearMoved();
    }

    /** Concerned by the Medi-kit are those with somebody wounded in their stack, which anybody can see. */
    private static long inStackWithWounded(Position s) {
        long found = 0;
        for (long rest = s.people().free() & Cast.REBELS; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            found |= Healing.wounded(s, Healing.stackOf(s, each)) != 0 ? PieceSet.only(each) : 0;
        }
        return found;
    }
}
