package fitg.rules.combat;

import java.util.List;

/**
 * A round of a character combat before the dice fall.
 *
 * @param attackRolls how often the attacker rolls
 * @param toDefenders the wounds of the defenders for a die of one to six
 * @param toAttacker the same for the attacker; empty if nobody hits back
 */
public record RoundChances(String column, int attackRolls, List<Integer> toDefenders, List<Integer> toAttacker) {}
