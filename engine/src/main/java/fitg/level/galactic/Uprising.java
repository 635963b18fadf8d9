package fitg.level.galactic;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.edition.first.Engagements;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.state.Digest;
import fitg.state.Position;

/** Case 10.7: once in each environ in which units have just been raised against Imperial ones; only the rebels may attack. */
final class Uprising extends Procedure {

    private final int planet;
    private long environs;

    /** @param environs those in which units were raised, by their order on the planet */
    Uprising(int planet, long environs) {
        this.planet = planet;
        this.environs = environs;
    }

    @Override
    public void advance(Resolution r) {
        Position s = r.state();
        r.ask(Ask.UPRISING, Side.REBEL);
        for (long rest = environs; rest != 0; rest = PieceSet.rest(rest)) {
            int environ = Control.environsOf(planet)[PieceSet.lowest(rest)];
            boolean stand =
                    s.forces().hasNatives(environ, PRINTED.environ(environ).type());
            if (stand && s.forces().units(environ, Side.IMPERIAL) > 0) {
                r.or(Kind.ENVIRON, environ);
            }
        }
        r.or(Kind.END);
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.END) {
            r.finish();
            return;
        }
        int position = 0;
        while (Control.environsOf(planet)[position] != action.argument()) {
            position++;
        }
        environs &= ~PieceSet.only(position);
        r.call(Engagements.of(r).militaryCombat(action.argument(), Side.REBEL, true));
    }

    @Override
    protected void digest(Digest d) {
        d.add(planet).add(environs);
    }
}
