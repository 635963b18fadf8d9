package fitg.rules.stacking;

import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;

/** Case 12.81: a prisoner passes to another character, or to the military units, of the same environ. */
public final class HandOver extends Procedure {

    private final int prisoner;

    public HandOver(int prisoner) {
        this.prisoner = prisoner;
    }

    public static boolean isPossible(GameState s, int prisoner) {
        return otherGuards(s, prisoner) != 0 || unitsMayTake(s, prisoner);
    }

    private static int otherGuards(GameState s, int prisoner) {
        int holder = s.holder(prisoner);
        int guards = Characters.free(s, s.at(prisoner), Cast.side(prisoner).opponent());
        return holder >= 0 ? guards & ~(1 << holder) : guards;
    }

    private static boolean unitsMayTake(GameState s, int prisoner) {
        Side captor = Cast.side(prisoner).opponent();
        return s.holder(prisoner) != GameState.UNITS && s.units(s.at(prisoner), captor) > 0;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        r.ask(Question.HAND_OVER, Cast.side(prisoner).opponent(), prisoner);
        Settlement.offerHolders(r, otherGuards(s, prisoner), unitsMayTake(s, prisoner));
    }

    @Override
    public void answer(Resolution r, Action action) {
        r.finish();
        Settlement.hold(r, prisoner, action.kind() == Kind.UNITS ? GameState.UNITS : action.argument());
    }

    @Override
    protected void digest(Digest d) {
        d.add(prisoner);
    }
}
