package fitg.rules.atrocity.second;

import fitg.content.PieceSet;
import fitg.edition.second.Completion;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.atrocity.Backlash;
import fitg.rules.atrocity.Interruption;
import fitg.rules.combat.second.Affliction;
import fitg.rules.control.Control;
import fitg.rules.loss.second.Losses;
import fitg.state.Digest;
import fitg.state.Holder;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.TheatreState;

/** 36.32: a PDB turns on its own planet: no unit in its environs lives, everybody is hurt, missions end, and loyalty is lost. */
@Completion("C-OTHER-1")
final class Strafing extends Procedure {

    private static final String CASE = "C-OTHER-1";

    private final int scene;
    private final int planet;

    /** @param scene where missions are being resolved */
    Strafing(int scene, int planet) {
        this.scene = scene;
        this.planet = planet;
    }

    @Override
    public void advance(Resolution r) {
        r.finish();
        Interruption.ofMissions(r, scene, planet);
        for (int environ : Control.environsOf(planet)) {
            destroyUnits(r, environ);
        }
        for (int environ : Control.environsOf(planet)) {
            Affliction.strike(r, environ, PieceSet.NONE, 1, CASE);
        }
        Control.setPdb(r, planet, 1, false, CASE);
        TheatreState.of(r.state()).setPdbHits(planet, 0);
        r.call(Backlash.on(planet));
        r.settle();
    }

    private static void destroyUnits(Resolution r, int environ) {
        CountersState counters = TheatreState.counters(r.state());
        for (int each = 0; each < counters.count(); each++) {
            boolean there = counters.place(each) == environ && counters.carrier(each) == Holder.NOBODY;
            if (there && counters.type(each).isStarship()) {
                Losses.starship(r, each, CASE);
            } else if (there) {
                Losses.groundUnit(r, each, CASE);
            }
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(scene).add(planet);
    }
}
