package fitg.rules.atrocity.first;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Powers;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.atrocity.Backlash;
import fitg.rules.atrocity.Interruption;
import fitg.rules.combat.first.Units;
import fitg.rules.control.Control;
import fitg.state.Digest;

/** Case 36.32: a PDB turns on its own planet: no unit in its environs lives, everybody is hurt, missions end, loyalty is lost. */
final class StrafingRun extends Procedure {

    private static final String CASE = "36.32";

    private final int scene;
    private final int planet;

    StrafingRun(int scene, int planet) {
        this.scene = scene;
        this.planet = planet;
    }

    @Override
    public void advance(Resolution r) {
        r.finish();
        Interruption.ofMissions(r, scene, planet);
        for (int environ : Control.environsOf(planet)) {
            for (Side side : Side.values()) {
                Units.eliminate(r, environ, side, r.state().forces().in(environ, side), CASE);
            }
        }
        for (int environ : Control.environsOf(planet)) {
            Powers.of(r).afflict(r, environ, PieceSet.NONE, 1, CASE);
        }
        Control.setPdb(r, planet, 1, false, CASE);
        r.call(Backlash.on(planet));
        r.settle();
    }

    @Override
    protected void digest(Digest d) {
        d.add(scene).add(planet);
    }
}
