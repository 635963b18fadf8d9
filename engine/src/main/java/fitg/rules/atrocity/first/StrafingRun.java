package fitg.rules.atrocity.first;

import fitg.content.Side;
import fitg.procedure.Resolution;
import fitg.rules.atrocity.StrafedPlanet;
import fitg.rules.combat.first.Units;

/** The units of 1979 in the environs of a planet that is strafed (36.32). */
final class StrafingRun extends StrafedPlanet {

    StrafingRun(int scene, int planet) {
        super(scene, planet);
    }

    @Override
    protected void destroyUnits(Resolution r, int environ, String ruleCase) {
        for (Side side : Side.values()) {
            Units.eliminate(r, environ, side, r.state().forces().in(environ, side), ruleCase);
        }
    }
}
