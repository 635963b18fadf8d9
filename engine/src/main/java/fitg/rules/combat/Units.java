package fitg.rules.combat;

import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.detection.Detection;
import fitg.state.GameState;
import fitg.state.UnitSet;

/** Military units that leave play, and units that are shown. */
public final class Units {

    private Units() {}

    /**
     * Removes units from an environ. When the last one goes, the characters with them are left in the open, detected,
     * and without missions this turn (RUL-60).
     */
    public static void eliminate(Resolution r, int environ, Side side, long lost, String ruleCase) {
        if (lost == UnitSet.EMPTY) {
            return;
        }
        GameState s = r.state();
        for (int kind = UnitKind.first(side); kind <= UnitKind.last(side); kind++) {
            int count = UnitSet.count(lost, UnitKind.at(kind));
            if (count > 0) {
                s.removeUnits(environ, UnitKind.at(kind), count);
            }
        }
        r.shown();
        if (r.listening()) {
            r.tell(new Event.UnitsLost(side, environ, lost, ruleCase));
        }
        if (s.units(environ, side) == 0) {
            int company = Characters.inMilitaryStack(s, environ, side);
            Detection.detect(r, company, "9.52");
            s.barFromMissions(company);
        }
    }

    /** Case 7.22: face-down units are shown while their strength is used. */
    public static void show(Resolution r, int environ, String ruleCase) {
        show(r, environ, UnitSet.in(r.state(), environ, Side.IMPERIAL), ruleCase);
    }

    /** Shows some units only, in the environ they stand in or are about to enter. */
    public static void show(Resolution r, int environ, long units, String ruleCase) {
        if (UnitSet.count(units, UnitKind.PATROL) + UnitSet.count(units, UnitKind.LINE) > 0) {
            r.shown();
            if (r.listening()) {
                r.tell(new Event.UnitsShown(environ, units, ruleCase));
            }
        }
    }

    public static void place(Resolution r, Side side, int environ, UnitKind kind, int count, String ruleCase) {
        if (count == 0) {
            return;
        }
        r.state().addUnits(environ, kind, count);
        if (r.listening()) {
            boolean open = !kind.hidden();
            r.tell(new Event.UnitsPlaced(side, environ, UnitSet.of(kind, count), open, ruleCase));
        }
    }
}
