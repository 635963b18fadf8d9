package fitg.rules.mission;

import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.rules.combat.Units;
import fitg.rules.control.Control;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.UnitSet;

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
        Side enemy = s.phasing().opponent();
        int planet = Control.planetOf(environ);
        boolean pdbChanges = s.pdbUp(planet) || letters >= 2 && s.pdbLevel(planet) > 0;
        boolean any = false;
        r.ask(Question.SABOTAGE, s.phasing(), environ);
        if (pdbChanges && Control.of(s, planet) == enemy) {
            r.or(Kind.PDB);
            any = true;
        }
        for (int kind = UnitKind.first(enemy); kind <= UnitKind.last(enemy); kind++) {
            UnitKind each = UnitKind.at(kind);
            if (s.units(environ, each) > 0 && !each.hidden() && (letters >= 2 || !each.mobile())) {
                r.or(Kind.UNIT, kind);
                any = true;
            }
        }
        if (letters >= 2 && hiddenUnits(s) > 0) {
            r.or(Kind.UNITS);
            any = true;
        }
        if (!any) {
            r.askNothing();
            r.finish();
        }
    }

    private int hiddenUnits(GameState s) {
        return s.units(environ, UnitKind.PATROL) + s.units(environ, UnitKind.LINE);
    }

    @Override
    public void answer(Resolution r, Action action) {
        GameState s = r.state();
        r.finish();
        int planet = Control.planetOf(environ);
        if (action.kind() == Kind.PDB) {
            int level = s.pdbLevel(planet);
            Control.setPdb(r, planet, letters >= 2 ? Math.max(0, level - 1) : level, false, "8.31");
            return;
        }
        UnitKind kind = action.kind() == Kind.UNIT ? UnitKind.at(action.argument()) : randomMobile(r);
        Units.eliminate(r, environ, kind.side(), UnitSet.of(kind, 1), "13.2");
    }

    private UnitKind randomMobile(Resolution r) {
        GameState s = r.state();
        int patrols = s.units(environ, UnitKind.PATROL);
        int drawn = r.pick("sabotaged unit", hiddenUnits(s));
        return drawn < patrols ? UnitKind.PATROL : UnitKind.LINE;
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(letters);
    }
}
