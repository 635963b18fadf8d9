package fitg.rules.combat.first;

import static fitg.procedure.Resolution.PRINTED;

/** Case 12.12: the squad that units of a strength send out, by the Squad Chart; a leader with them adds endurance (RUL-21). */
public record Squad(int combat, int endurance) {

    public static Squad of(int strength, boolean led) {
        return of(strength, led, false);
    }

    /** @param elite whether an elite unit is with them (case 19.51) */
    public static Squad of(int strength, boolean led, boolean elite) {
        int endurance =
                PRINTED.squads().endurance(strength) + (led ? PRINTED.squads().leaderEndurance() : 0);
        int combat =
                PRINTED.squads().combat(strength) + (elite ? PRINTED.squads().eliteCombat() : 0);
        return new Squad(combat, endurance);
    }
}
