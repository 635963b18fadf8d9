package fitg.rules.prisoner;

import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.stacking.Settlement;
import fitg.state.Digest;
import fitg.state.GameState;

/** Cases 12.81 and 12.87: the captor names who holds each new prisoner. */
public final class Capture extends Procedure {

    private final Side captor;
    private final int guards;
    private final boolean units;
    private int captives;

    private Capture(Side captor, int captives, int guards, boolean units) {
        this.captor = captor;
        this.captives = captives;
        this.guards = guards;
        this.units = units;
    }

    /** The capturing squad's units hold them. */
    public static Capture bySquad(Side captor, int captives) {
        return new Capture(captor, captives, 0, true);
    }

    /** One of the capturing characters guards each (RUL-25). */
    public static Capture byCharacters(Side captor, int captives, int guards) {
        return new Capture(captor, captives, guards, false);
    }

    /** Without a combat any unit or character of the captor in the environ may hold them. */
    private static Capture without(GameState s, int environ, Side captor, int captives) {
        return new Capture(captor, captives, Characters.free(s, environ, captor), s.units(environ, captor) > 0);
    }

    /** Case 12.87: without anybody to hold them there is no capture. */
    public static void attempt(Resolution r, int environ, Side captor, int captives) {
        if (captives != 0 && Prisoners.canHold(r.state(), environ, captor)) {
            r.call(without(r.state(), environ, captor, captives));
        }
    }

    @Override
    public void advance(Resolution r) {
        if (captives == 0) {
            r.finish();
            r.call(new Settlement());
            return;
        }
        r.ask(Question.HOLDER, captor, Integer.numberOfTrailingZeros(captives));
        Settlement.offerHolders(r, guards, units);
    }

    @Override
    public void answer(Resolution r, Action action) {
        int next = Integer.numberOfTrailingZeros(captives);
        captives &= captives - 1;
        Prisoners.take(r, next, action.kind() == Kind.UNITS ? GameState.UNITS : action.argument(), "12.81");
    }

    @Override
    protected void digest(Digest d) {
        d.add(captor.ordinal()).add(guards).add(units ? 1 : 0).add(captives);
    }
}
