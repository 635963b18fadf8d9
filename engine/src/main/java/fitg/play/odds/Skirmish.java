package fitg.play.odds;

import fitg.rules.combat.first.Blows;
import java.util.Arrays;

/**
 * What a character combat will cost those who are attacked, if they stand and run as they should: the share of them
 * that will be lost, by the combat table, round after round. A group counts as one with the sum of its ratings, since
 * the defender spreads his wounds as he likes; wounds lower strength and endurance of both sides alike. A computer player
 * asks it of thousands of fights that may never come; what people are told of one at hand is a {@code Course}.
 */
public final class Skirmish {

    private static final int MOST_ATTACK = 20;
    private static final int MOST_ATTACK_ENDURANCE = 16;
    private static final int MOST_COMBAT = 20;
    private static final int MOST_ENDURANCE = 20;

    /** What a wound costs that does not kill, as a share of a group. */
    private static final double WOUND = 0.02;

    /** Shares by weapons, attack, its endurance, combat and endurance; what was not asked for yet is NaN. */
    private static final float[] KNOWN =
            new float[2 * (MOST_ATTACK + 1) * (MOST_ATTACK_ENDURANCE + 1) * (MOST_COMBAT + 1) * (MOST_ENDURANCE + 1)];

    static {
        Arrays.fill(KNOWN, Float.NaN);
    }

    private Skirmish() {}

    /**
     * @param endurance of the attacker
     * @param staying the endurance of the defenders
     */
    public static double share(boolean firefight, int attack, int endurance, int combat, int staying) {
        if (staying <= 0) {
            return 1;
        }
        if (endurance <= 0) {
            return 0;
        }
        int a = Math.min(attack, MOST_ATTACK);
        int ae = Math.min(endurance, MOST_ATTACK_ENDURANCE);
        int c = Math.clamp(combat, 0, MOST_COMBAT);
        int e = Math.min(staying, MOST_ENDURANCE);
        int place = place(firefight, a, ae, c, e);
        float known = KNOWN[place];
        if (Float.isNaN(known)) {
            known = (float) Math.min(stand(firefight, a, ae, c, e), breakOff(firefight, a, ae, c, e));
            KNOWN[place] = known;
        }
        return known;
    }

    private static int place(boolean firefight, int a, int ae, int c, int e) {
        int place = firefight ? 1 : 0;
        place = place * (MOST_ATTACK + 1) + a;
        place = place * (MOST_ATTACK_ENDURANCE + 1) + ae;
        place = place * (MOST_COMBAT + 1) + c;
        return place * (MOST_ENDURANCE + 1) + e;
    }

    /** The share lost by those who stand in this round. */
    public static double stand(boolean firefight, int attack, int endurance, int combat, int staying) {
        return round(firefight, attack, endurance, combat, staying, Blows.column(attack, combat, 0), 0);
    }

    /** The share lost by those who try to get away in this round: a failure costs a column (case 12.53). */
    public static double breakOff(boolean firefight, int attack, int endurance, int combat, int staying) {
        double away = Blows.activeAway(Blows.column(attack, combat, 0)) / 6.0;
        int column = Blows.column(attack, combat, Blows.FAILED_BREAK_OFF);
        return round(firefight, attack, endurance, combat, staying, column, away);
    }

    /** A round in which nothing happens is as if it had not been. */
    private static double round(
            boolean firefight, int attack, int endurance, int combat, int staying, int column, double away) {
        double sum = 0;
        int nothing = 0;
        for (int attackDie = 1; attackDie <= 6; attackDie++) {
            int suffered = Blows.toDefenders(column, attackDie, false, firefight);
            for (int defenceDie = 1; defenceDie <= 6; defenceDie++) {
                int dealt = Blows.toAttacker(column, defenceDie, combat, false, firefight);
                if (suffered == 0 && dealt == 0) {
                    nothing++;
                } else {
                    sum += WOUND * Math.min(suffered, staying)
                            + share(
                                    firefight,
                                    Math.max(0, attack - dealt),
                                    endurance - dealt,
                                    combat - suffered,
                                    staying - suffered);
                }
            }
        }
        double held = 1 - away;
        return held * sum / 36 / (1 - held * nothing / 36);
    }
}
