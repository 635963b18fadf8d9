package fitg.galaxy.politics;

import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.Digest;

/** 4.3, Trap!: every detected Rebel in an environ of the planet is captured. */
final class TrapSprung extends Procedure {

    private final int planet;

    TrapSprung(int planet) {
        this.planet = planet;
    }

    @Override
    public void advance(Resolution r) {
        r.finish();
    }

    @Override
    protected void digest(Digest d) {
        d.add(planet);
    }
}
