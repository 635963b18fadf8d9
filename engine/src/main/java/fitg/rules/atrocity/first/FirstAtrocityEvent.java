package fitg.rules.atrocity.first;

import fitg.content.Side;
import fitg.procedure.Procedure;
import fitg.rules.atrocity.AtrocityEvent;
import fitg.rules.control.Control;
import fitg.state.Position;

/** Case 36.2: atrocities with the units of 1979. */
public final class FirstAtrocityEvent extends AtrocityEvent {

    private static final int STRONG_PDB = 2;

    public FirstAtrocityEvent(int environ) {
        super(environ);
    }

    @Override
    protected boolean maySneakIn(Position s, int environ) {
        return s.forces().hasElite(environ, Side.IMPERIAL) && s.forces().units(environ, Side.REBEL) > 0;
    }

    @Override
    protected boolean mayStrafe(Position s, int planet) {
        return s.planets().pdbLevel(planet) == STRONG_PDB && Control.hasUsablePdb(s, planet, Side.IMPERIAL);
    }

    @Override
    protected Procedure sneakAttack(int environ) {
        return new SneakAttack(environ);
    }

    @Override
    protected Procedure strafing(int scene, int planet) {
        return new StrafingRun(scene, planet);
    }

    @Override
    protected Procedure chemicalRain(int planet) {
        return new PoisonRain(planet);
    }
}
