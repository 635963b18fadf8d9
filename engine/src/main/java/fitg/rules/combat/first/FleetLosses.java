package fitg.rules.combat.first;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.rules.combat.Casualties;
import fitg.rules.force.first.Fleets;
import fitg.rules.force.first.Transit;
import fitg.rules.spaceship.Ships;
import fitg.state.Forces;
import fitg.state.GameState;

/** Cases 19.64, 20.54 and 22.43: what goes down with the units that are lost in space. */
public final class FleetLosses {

    private FleetLosses() {}

    /** Takes units away, with their loads; Suicide Squads go when nobody else is left, and then everybody with them. */
    public static void inCombat(Resolution r, int place, Side side, UnitSet lost, String ruleCase) {
        if (lost.isEmpty()) {
            return;
        }
        UnitSet all = withLoads(r.state().forces(), place, side, lost);
        UnitSet left = r.state().forces().in(place, side).minus(all);
        boolean wipedOut = left.count(type -> !type.isSquad()) == 0;
        remove(r, place, side, wipedOut ? all.plus(left) : all, ruleCase);
        if (wipedOut) {
            endCompany(r, place, side, ruleCase);
        }
    }

    /** P-R19: a Suicide Squad that a jump leaves alone survives; who has nothing left to be aboard of dies with the units (P-R11). */
    public static void inJump(Resolution r, int place, Side side, UnitSet lost, String ruleCase) {
        if (lost.isEmpty()) {
            return;
        }
        remove(r, place, side, withLoads(r.state().forces(), place, side, lost), ruleCase);
        if (!Fleets.anybody(r.state(), place, side)) {
            endCompany(r, place, side, ruleCase);
        }
    }

    /** Case 20.54: a load dies with its carrier; which unit carried is the owner's to say, and nobody sees it before (P-R62). */
    private static UnitSet withLoads(Forces forces, int place, Side side, UnitSet lost) {
        UnitSet left = forces.in(place, side).minus(lost);
        int drowning = Fleets.loads(left) - Fleets.carriers(left);
        UnitSet all = lost;
        for (int index = 0; index < left.types() && drowning > 0; index++) {
            UnitType type = UnitType.at(index);
            int count = type.mobile() ? 0 : Math.min(drowning, left.count(type));
            all = all.plus(type, count);
            drowning -= count;
        }
        return all;
    }

    private static void remove(Resolution r, int place, Side side, UnitSet lost, String ruleCase) {
        r.state().forces().remove(place, lost);
        r.shown();
        if (r.listening()) {
            r.tell(new Event.UnitsLost(side, place, lost, ruleCase));
        }
    }

    /** Case 22.43: leaders, passengers, prisoners and spaceships of that stack. */
    private static void endCompany(Resolution r, int place, Side side, String ruleCase) {
        GameState s = r.state();
        for (long rest = Transit.company(s, place, side); rest != 0; rest = PieceSet.rest(rest)) {
            Casualties.kill(r, PieceSet.lowest(rest), ruleCase);
        }
        for (long rest = Fleets.ships(s, place, side); rest != 0; rest = PieceSet.rest(rest)) {
            Ships.destroy(r, PieceSet.lowest(rest), ruleCase);
        }
    }
}
