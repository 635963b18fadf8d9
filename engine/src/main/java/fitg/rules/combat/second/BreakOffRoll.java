package fitg.rules.combat.second;

import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.procedure.Resolution;

/**
 * E5.3.a.4: one ten-sided die for all who try to get away, whatever they fight with.
 *
 * @param activeAway whether those in the line got away, if they tried
 * @param inactiveAway whether those behind it did
 */
public record BreakOffRoll(boolean activeAway, boolean inactiveAway) {

    /** @param all whether the line tries too, or only those behind it (S-R51) */
    public static BreakOffRoll of(Resolution r, int place, Side side, int differential, int modifier, boolean all) {
        int die = r.die("break-off", BreakOffTable.DIE);
        int active = BreakOffTable.active(differential);
        int inactive = BreakOffTable.inactive(differential);
        BreakOffRoll roll = new BreakOffRoll(all && die + modifier <= active, die + modifier <= inactive);
        if (r.listening()) {
            r.tell(new Happening.BreakOffTried(
                    place,
                    side,
                    differential,
                    die,
                    modifier,
                    active,
                    inactive,
                    roll.activeAway,
                    roll.inactiveAway,
                    "E5.3.a.4"));
        }
        return roll;
    }
}
