package fitg.rules.atrocity;

import fitg.content.PieceSet;
import fitg.procedure.Article;
import fitg.procedure.Powers;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.state.Digest;

/** Case 36.32: a PDB turns on its own planet: no unit in its environs lives, everybody is hurt, missions end, loyalty is lost. */
public abstract class StrafedPlanet extends Procedure {

    private static final int WOUNDS = 1;
    private static final int LEVEL_LEFT = 1;

    private final int scene;
    private final int planet;

    /** @param scene where missions are being resolved */
    protected StrafedPlanet(int scene, int planet) {
        this.scene = scene;
        this.planet = planet;
    }

    @Override
    public final void advance(Resolution r) {
        String ruleCase = Article.STRAFING.in(r);
        r.finish();
        Interruption.ofMissions(r, scene, planet);
        for (int environ : Control.environsOf(planet)) {
            destroyUnits(r, environ, ruleCase);
        }
        for (int environ : Control.environsOf(planet)) {
            Powers.of(r).afflict(r, environ, PieceSet.NONE, WOUNDS, ruleCase);
        }
        Control.setPdb(r, planet, LEVEL_LEFT, false, ruleCase);
        pdbSpent(r, planet);
        r.call(Backlash.on(planet));
        r.settle();
    }

    protected abstract void destroyUnits(Resolution r, int environ, String ruleCase);

    /** What else is true of a PDB that has done this. */
    protected void pdbSpent(Resolution r, int struck) {}

    @Override
    protected void digest(Digest d) {
        d.add(scene).add(planet);
    }
}
