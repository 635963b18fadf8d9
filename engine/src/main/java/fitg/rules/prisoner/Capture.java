package fitg.rules.prisoner;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.Holder;
import fitg.state.Position;

/** Cases 12.81 and 12.87: the captor names who holds each new prisoner. */
public final class Capture extends Procedure {

    private final Side captor;
    private final long guards;
    private final boolean units;
    private long captives;

    private Capture(Side captor, long captives, long guards, boolean units) {
        this.captor = captor;
        this.captives = captives;
        this.guards = guards;
        this.units = units;
    }

    /** The capturing squad's units hold them. */
    public static Capture bySquad(Side captor, long captives) {
        return new Capture(captor, captives, 0, true);
    }

    /** One of the capturing characters guards each (RUL-25). */
    public static Capture byCharacters(Side captor, long captives, long guards) {
        return new Capture(captor, captives, guards, false);
    }

    /** Without a combat any unit or character of the captor in the environ may hold them. */
    private static Capture without(Position s, int environ, Side captor, long captives) {
        return new Capture(
                captor,
                captives,
                Characters.free(s, environ, captor),
                s.forces().units(environ, captor) > 0);
    }

    /** Case 12.87: without anybody to hold them there is no capture. */
    public static void attempt(Resolution r, int environ, Side captor, long captives) {
        if (captives != 0 && Prisoners.canHold(r.state(), environ, captor)) {
            r.call(without(r.state(), environ, captor, captives));
        }
    }

    @Override
    public void advance(Resolution r) {
        for (long rest = captives & Cast.SOVEREIGNS; rest != 0; rest = PieceSet.rest(rest)) {
            Prisoners.take(r, PieceSet.lowest(rest), Holder.UNITS, "25.24");
        }
        captives &= ~Cast.SOVEREIGNS;
        if (captives == 0) {
            r.finish();
            r.settle();
            return;
        }
        r.ask(Ask.HOLDER, captor, PieceSet.lowest(captives));
        Prisoners.offerHolders(r, guards, units);
    }

    @Override
    public void answer(Resolution r, Action action) {
        int next = PieceSet.lowest(captives);
        captives = PieceSet.rest(captives);
        Prisoners.take(r, next, action.kind() == Kind.UNITS ? Holder.UNITS : action.argument(), "12.81");
    }

    @Override
    protected void digest(Digest d) {
        d.add(captor.ordinal()).add(guards).add(units ? 1 : 0).add(captives);
    }
}
