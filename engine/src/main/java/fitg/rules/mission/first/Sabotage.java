package fitg.rules.mission.first;

import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.combat.first.Units;
import fitg.rules.control.Control;
import fitg.state.Digest;
import fitg.state.GameState;

/** Mission S: an enemy unit in the environ, or the enemy PDB of the planet, at the phasing player's choice. */
final class Sabotage extends Procedure {

    private final int environ;
    private final int letters;

    Sabotage(int environ, int letters) {
        this.environ = environ;
        this.letters = letters;
    }

    /** One letter fells only a printed 1-0 (RUL-43); a Rebel cannot tell mobile units apart (RUL-71). */
    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        Side enemy = s.turn().phasing().opponent();
        int planet = Control.planetOf(environ);
        boolean pdbChanges =
                s.planets().pdbUp(planet) || letters >= 2 && s.planets().pdbLevel(planet) > 0;
        boolean any = false;
        r.ask(Ask.SABOTAGE, s.turn().phasing(), environ);
        if (pdbChanges && Control.of(s, planet) == enemy) {
            r.or(Kind.PDB);
            any = true;
        }
        for (UnitType each : s.forces().roster().of(enemy)) {
            if (s.forces().units(environ, each) > 0 && !each.hidden() && (letters >= 2 || !each.mobile())) {
                r.or(Kind.UNIT, each.index());
                any = true;
            }
        }
        if (letters >= 2 && s.forces().faceDown(environ) > 0) {
            r.or(Kind.UNITS);
            any = true;
        }
        if (!any) {
            r.askNothing();
            r.finish();
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        GameState s = r.state();
        r.finish();
        int planet = Control.planetOf(environ);
        if (action.kind() == Kind.PDB) {
            int level = s.planets().pdbLevel(planet);
            Control.setPdb(r, planet, letters >= 2 ? Math.max(0, level - 1) : level, false, "8.31");
            return;
        }
        UnitType type = action.kind() == Kind.UNIT ? UnitType.at(action.argument()) : randomFaceDown(r);
        Units.eliminate(r, environ, type.side(), UnitSet.of(type, 1), "13.2");
    }

    private UnitType randomFaceDown(Resolution r) {
        GameState s = r.state();
        int drawn = r.pick("sabotaged unit", s.forces().faceDown(environ));
        for (UnitType type : s.forces().roster().hidden()) {
            drawn -= s.forces().units(environ, type);
            if (drawn < 0) {
                return type;
            }
        }
        throw new IllegalStateException("nothing lies face down here");
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(letters);
    }
}
