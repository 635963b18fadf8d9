package fitg.rules.combat.first;

import static fitg.procedure.Resolution.PRINTED;

import java.util.ArrayList;
import java.util.List;

/**
 * What one roll of a round may bring.
 *
 * @param wounds to those it is aimed at
 * @param stars how many asterisks of the table came with it (case 12.8)
 */
record Blow(int wounds, int stars, double chance) {

    /** Nobody rolls. */
    static final List<Blow> NONE = List.of(new Blow(0, 0, 1));

    /** The attacker's die. */
    static Blow ofAttack(int column, int die, boolean shielded, CombatTerms terms) {
        int stars = terms.taken(PRINTED.characterCombat().defenderAsterisk(column, die));
        return new Blow(Blows.toDefenders(column, die, shielded, terms.firefight()), stars, 1 / 6.0);
    }

    /** The defender's die; of one who has no strength only the asterisk counts (RUL-22). */
    static Blow ofAnswer(int column, int die, int defence, boolean shielded, CombatTerms terms) {
        int stars = terms.taken(PRINTED.characterCombat().attackerAsterisk(column, die));
        return new Blow(Blows.toAttacker(column, die, defence, shielded, terms.firefight()), stars, 1 / 6.0);
    }

    /** All that so many dice of the attacker may bring together. */
    static List<Blow> attack(int rolls, int column, boolean shielded, CombatTerms terms) {
        List<Blow> sum = NONE;
        for (int roll = 0; roll < rolls; roll++) {
            List<Blow> next = new ArrayList<>();
            for (Blow before : sum) {
                for (int die = 1; die <= 6; die++) {
                    add(next, before.and(ofAttack(column, die, shielded, terms)));
                }
            }
            sum = next;
        }
        return sum;
    }

    static List<Blow> answer(int column, int defence, boolean shielded, CombatTerms terms) {
        List<Blow> all = new ArrayList<>();
        for (int die = 1; die <= 6; die++) {
            add(all, ofAnswer(column, die, defence, shielded, terms));
        }
        return all;
    }

    private Blow and(Blow other) {
        return new Blow(wounds + other.wounds, stars + other.stars, chance * other.chance);
    }

    /** Dice that bring the same are one. */
    private static void add(List<Blow> all, Blow blow) {
        for (int i = 0; i < all.size(); i++) {
            Blow each = all.get(i);
            if (each.wounds == blow.wounds && each.stars == blow.stars) {
                all.set(i, new Blow(each.wounds, each.stars, each.chance + blow.chance));
                return;
            }
        }
        all.add(blow);
    }
}
