package fitg.rules.atrocity.first;

import fitg.content.EnvironType;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.procedure.Resolution;
import fitg.rules.atrocity.Chemicals;
import fitg.rules.combat.first.Units;
import fitg.state.Cast;

/** The units of 1979 that chemicals kill (36.33). */
final class PoisonRain extends Chemicals {

    PoisonRain(int planet) {
        super(planet);
    }

    @Override
    protected void killUnits(Resolution r, int environ, String ruleCase) {
        UnitSet dying = r.state()
                .forces()
                .in(environ, Side.REBEL)
                .only(type -> type.environType().map(EnvironType::isSpecial).orElse(false));
        Units.eliminate(r, environ, Side.REBEL, dying, ruleCase);
    }

    @Override
    protected long sovereigns() {
        return Cast.SOVEREIGNS;
    }
}
