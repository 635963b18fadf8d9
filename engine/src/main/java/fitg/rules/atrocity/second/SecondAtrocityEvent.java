package fitg.rules.atrocity.second;

import fitg.edition.second.Completion;
import fitg.procedure.Procedure;
import fitg.rules.atrocity.AtrocityEvent;
import fitg.rules.combat.second.EnvironsCombat;
import fitg.state.Position;

/** K-D25: atrocities with the units of 2002. */
@Completion("C-OTHER-1")
public final class SecondAtrocityEvent extends AtrocityEvent {

    public SecondAtrocityEvent(int environ) {
        super(environ);
    }

    @Override
    protected boolean maySneakIn(Position s, int environ) {
        return Means.forSneakAttack(s, environ);
    }

    @Override
    protected boolean mayStrafe(Position s, int planet) {
        return Means.forStrafing(s, planet);
    }

    @Override
    protected Procedure sneakAttack(int environ) {
        return EnvironsCombat.bySurprise(environ);
    }

    @Override
    protected Procedure strafing(int scene, int planet) {
        return new Strafing(scene, planet);
    }

    @Override
    protected Procedure chemicalRain(int planet) {
        return new ChemicalRain(planet);
    }
}
