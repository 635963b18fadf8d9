package fitg.rules.combat.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Card;
import fitg.rules.possession.Possessions;
import fitg.state.Position;

/** Cases 12.5 and 12.6: what the Character Combat Table says of a round. */
public final class Blows {

    /** Case 12.53: who tried to get away and failed fights on a column further to the right. */
    public static final int FAILED_BREAK_OFF = 1;

    private Blows() {}

    /** All shifts are summed before the edge of the table stops them (RUL-23). */
    public static int column(int attack, int defence, int shift) {
        return PRINTED.characterCombat().clamp(PRINTED.characterCombat().columnOf(attack - defence) + shift);
    }

    /** @param shielded whether the Body Shield is with the defenders */
    public static int toDefenders(int column, int die, boolean shielded, boolean firefight) {
        return effective(PRINTED.characterCombat().defenderWounds(column, die), shielded, firefight);
    }

    /** Who has no strength at all does not hit back. */
    public static int toAttacker(int column, int die, int defence, boolean shielded, boolean firefight) {
        int wounds = defence > 0 ? PRINTED.characterCombat().attackerWounds(column, die) : 0;
        return effective(wounds, shielded, firefight);
    }

    /** Card 47 takes one off each result against its owner's force, then a firefight doubles it (case 12.31). */
    private static int effective(int wounds, boolean shielded, boolean firefight) {
        int reduced = shielded ? Math.max(0, wounds - 1) : wounds;
        return firefight ? 2 * reduced : reduced;
    }

    static boolean isShielded(Position s, long victims) {
        return Possessions.countsFor(s, Card.BODY_SHIELD, victims);
    }

    /** The highest die with which active defenders get away. */
    public static int activeAway(int column) {
        return PRINTED.characterCombat().breakOffActive(column);
    }

    static int inactiveAway(int column) {
        return PRINTED.characterCombat().breakOffInactive(column);
    }
}
