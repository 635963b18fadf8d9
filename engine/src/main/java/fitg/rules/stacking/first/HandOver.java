package fitg.rules.stacking.first;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.prisoner.Prisoners;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;

/** Case 12.81: a prisoner passes to another character, or to the military units, of the same environ. */
public final class HandOver extends Procedure {

    /** The military units' place in a set of holders, after all characters. */
    private static final int UNITS = PieceSet.CAPACITY - 1;

    private final int prisoner;
    private final long former;

    /** @param former holders he already had in this segment; he does not come back to them (RUL-101) */
    public HandOver(int prisoner, long former) {
        this.prisoner = prisoner;
        this.former = former;
    }

    public static boolean isPossible(Position s, int prisoner, long former) {
        return otherGuards(s, prisoner, former) != 0 || unitsMayTake(s, prisoner, former);
    }

    /** The present holder of a prisoner, as a set. */
    public static long holderOf(Position s, int prisoner) {
        int holder = s.people().holder(prisoner);
        return PieceSet.only(holder == Holder.UNITS ? UNITS : holder);
    }

    private static long otherGuards(Position s, int prisoner, long former) {
        long guards =
                Characters.free(s, s.people().at(prisoner), Cast.side(prisoner).opponent());
        return guards & ~(former | holderOf(s, prisoner));
    }

    private static boolean unitsMayTake(Position s, int prisoner, long former) {
        Side captor = Cast.side(prisoner).opponent();
        boolean hadThem = PieceSet.has(former | holderOf(s, prisoner), UNITS);
        return !hadThem && s.forces().units(s.people().at(prisoner), captor) > 0;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        r.ask(Ask.HAND_OVER, Cast.side(prisoner).opponent(), prisoner);
        Prisoners.offerHolders(r, otherGuards(s, prisoner, former), unitsMayTake(s, prisoner, former));
    }

    @Override
    public void answer(Resolution r, Action action) {
        r.finish();
        Prisoners.hold(r, prisoner, action.kind() == Kind.UNITS ? Holder.UNITS : action.argument());
    }

    @Override
    protected void digest(Digest d) {
        d.add(prisoner).add(former);
    }
}
