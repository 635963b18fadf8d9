package fitg.rules.combat.first;

import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.detection.Detection;
import fitg.state.GameState;

/** Military units that leave play, and units that are shown. */
public final class Units {

    private Units() {}

    /**
     * Removes units from an environ. When the last one goes, the characters with them are left in the open, detected,
     * and without missions this turn (RUL-60).
     */
    public static void eliminate(Resolution r, int environ, Side side, UnitSet lost, String ruleCase) {
        if (lost.isEmpty()) {
            return;
        }
        GameState s = r.state();
        s.forces().remove(environ, lost);
        r.shown();
        if (r.listening()) {
            r.tell(new Event.UnitsLost(side, environ, lost, ruleCase));
        }
        if (s.forces().units(environ, side) == 0) {
            long company = Characters.inMilitaryStack(s, environ, side);
            Detection.detect(r, company, "9.52");
            s.people().barFromMissions(company);
        }
    }

    /** Case 7.22: face-down units are shown while their strength is used. */
    public static void show(Resolution r, int environ, String ruleCase) {
        show(r, environ, r.state().forces().in(environ, Side.IMPERIAL), ruleCase);
    }

    /** Shows some units only, in the environ they stand in or are about to enter. */
    public static void show(Resolution r, int environ, UnitSet units, String ruleCase) {
        if (units.hidden() > 0) {
            r.shown();
            if (r.listening()) {
                r.tell(new Event.UnitsShown(environ, units, ruleCase));
            }
        }
    }

    public static void place(Resolution r, Side side, int environ, UnitType type, int count, String ruleCase) {
        if (count == 0) {
            return;
        }
        r.state().forces().add(environ, type, count);
        if (r.listening()) {
            boolean open = !type.hidden();
            r.tell(new Event.UnitsPlaced(side, environ, UnitSet.of(type, count), open, ruleCase));
        }
    }
}
