package fitg.rules.combat.first;

import fitg.content.PieceSet;
import fitg.procedure.Event;
import fitg.procedure.Resolution;

/** Case 12.5: defenders who try to get away, on one die for all. */
record BreakOff(long active, long inactive) {

    /** Rolls, and returns those who got away. */
    long away(Resolution r, int environ, int column, int modifier) {
        int die = r.die("break-off");
        int number = die + modifier;
        boolean activeAway = active != 0 && number <= Blows.activeAway(column);
        boolean inactiveAway = inactive != 0 && number <= Blows.inactiveAway(column);
        if (r.listening()) {
            r.tell(new Event.BreakOffRolled(environ, column, die, active, activeAway, inactive, inactiveAway, "12.5"));
        }
        return (activeAway ? active : PieceSet.NONE) | (inactiveAway ? inactive : PieceSet.NONE);
    }
}
