package fitg.rules.combat.second;

import fitg.edition.second.Completion;

/**
 * C-COMBAT-2: what hits make of any piece. When its hits reach its endurance factor they are taken off and it is damaged; when
 * they reach it again it is gone. What is left over carries on, so twice the endurance kills at once.
 *
 * @param hits what stays on it
 */
@Completion("C-COMBAT-2")
public record Damage(int hits, boolean damaged, boolean eliminated) {

    public static Damage of(int hitsBefore, boolean damagedBefore, int endurance, int newHits) {
        int hits = hitsBefore + newHits;
        boolean damaged = damagedBefore;
        if (!damaged && hits >= endurance) {
            damaged = true;
            hits -= endurance;
        }
        boolean eliminated = damaged && hits >= endurance;
        return new Damage(eliminated ? 0 : hits, damaged, eliminated);
    }

    /** How many more hits it takes until it is gone. */
    public static int toEliminate(int hits, boolean damaged, int endurance) {
        return (damaged ? endurance : 2 * endurance) - hits;
    }
}
