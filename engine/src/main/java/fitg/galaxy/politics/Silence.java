package fitg.galaxy.politics;

import fitg.procedure.Correction;
import fitg.procedure.Resolution;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.secret.Unveiling;
import fitg.state.Position;

/** Where nothing spreads to other planets: everywhere under event 121, and from the Living Planet (4.3). */
public final class Silence {

    private Silence() {}

    /** Whether it lies over a planet; that nothing spreads from it tells the secret of the Living Planet. */
    public static boolean lies(Resolution r, int planet) {
        Position s = r.state();
        if (Circumstances.now(s).silencesDominoes()) {
            return true;
        }
        boolean living = Circumstances.on(s, planet).isAlive();
        if (living && r.rules().has(Correction.LIVING_PLANET_SHOWS)) {
            Unveiling.byUse(r, planet);
        }
        return living;
    }
}
