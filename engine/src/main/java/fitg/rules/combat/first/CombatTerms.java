package fitg.rules.combat.first;

/**
 * What is settled for a whole character combat before its first round (cases 12.3 and 12.85).
 *
 * @param charmed the Charsot takes the surprise out of a creature's attack
 * @param helped columns towards the attacker, where the planet itself takes part
 */
record CombatTerms(boolean firefight, boolean capture, boolean charmed, int helped) {

    private static final int CAPTURE_SHIFT = -2;

    CombatTerms with(boolean otherWeapons, boolean otherAim) {
        return new CombatTerms(otherWeapons, otherAim, charmed, helped);
    }

    /** Case 12.86: how many an asterisk of the table takes captive; in a fight to kill it counts for nothing. */
    int taken(boolean asterisk) {
        return capture && asterisk ? 1 : 0;
    }

    /** All shifts are summed before the edge of the table stops them (RUL-23); a fixed column knows none. */
    int column(Force force, int round, int attack, int defence, int furtherShift) {
        if (force.fixedColumn().isPresent()) {
            return force.fixedColumn().getAsInt();
        }
        int surprise = charmed ? 0 : force.surpriseShift(round);
        int shift = (capture ? CAPTURE_SHIFT : 0) + surprise + helped + furtherShift;
        return Blows.column(attack, defence, shift);
    }
}
