package fitg.level.galactic;

import fitg.content.Side;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.control.Control;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.Position;

/** Drug World: when a player's Mission Phase ends, each of his characters there takes a wound. */
final class DrugToll extends Procedure {

    private final Side side;

    private DrugToll(Side side) {
        this.side = side;
    }

    static void come(Resolution r, Side side) {
        r.call(new DrugToll(side));
    }

    @Override
    public void advance(Resolution r) {
        Position s = r.state();
        r.finish();
        for (int planet : s.area().planets()) {
            if (Circumstances.shown(s, planet).drugs()) {
                strike(r, planet);
            }
        }
    }

    private void strike(Resolution r, int planet) {
        Position s = r.state();
        for (int environ : Control.environsOf(planet)) {
            Epidemic.strike(r, environ, ~Cast.of(side), 1);
        }
        r.settle();
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal());
    }
}
