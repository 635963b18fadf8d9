package fitg.rules.mission.first;

import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Resolution;
import fitg.rules.combat.first.Units;
import fitg.rules.mission.Sabotage;
import fitg.state.GameState;

/** Mission S in 1979: one letter fells only a printed 1-0 (RUL-43); a Rebel cannot tell mobile units apart (RUL-71). */
final class FirstSabotage extends Sabotage {

    FirstSabotage(int environ, int letters) {
        super(Ask.SABOTAGE, "8.31", environ, letters);
    }

    @Override
    protected boolean offerUnits(Resolution r, Side enemy) {
        GameState s = r.state();
        boolean hidden = r.ruleset().secrecy().hidesUnits(s);
        boolean any = false;
        for (UnitType each : s.forces().roster().of(enemy)) {
            boolean told = !each.hidden() || !hidden;
            if (s.forces().units(environ, each) > 0 && told && (letters >= ANYTHING || !each.mobile())) {
                r.or(Kind.UNIT, each.index());
                any = true;
            }
        }
        if (hidden && letters >= ANYTHING && s.forces().faceDown(environ) > 0) {
            r.or(Kind.UNITS);
            any = true;
        }
        return any;
    }

    @Override
    protected void loseUnit(Resolution r, Action chosen) {
        UnitType type = chosen.kind() == Kind.UNIT ? UnitType.at(chosen.argument()) : randomFaceDown(r);
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
    protected String tag() {
        return "Sabotage";
    }
}
