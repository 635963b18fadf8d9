package fitg.level.campaign;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Environ;
import fitg.content.Place;
import fitg.content.PlanetState;
import fitg.procedure.Powers;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.Digest;
import fitg.state.Position;

/** 4b, 5: a planet that begins in Rebel hands buys in every environ for its resource value, as in a rebellion. */
final class OpeningUnits extends Procedure {

    private int next;

    @Override
    public void advance(Resolution r) {
        Position s = r.state();
        int[] environs = s.area().environs();
        if (next == environs.length) {
            r.finish();
            return;
        }
        Environ environ = PRINTED.environ(environs[next++]);
        if (s.planets().state(Place.planet(environ.index())) == PlanetState.REBEL_CONTROL) {
            r.call(Powers.of(r).raising(environ.index(), environ.resource(), environ.starred()));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(next);
    }
}
