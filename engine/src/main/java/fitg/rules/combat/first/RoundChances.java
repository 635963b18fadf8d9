package fitg.rules.combat.first;

import java.util.List;
import java.util.OptionalDouble;

/**
 * A round of a character combat before the dice fall.
 *
 * @param attackRolls how often the attacker rolls
 * @param toDefenders the wounds of the defenders for a die of one to six
 * @param toAttacker the same for the attacker; empty if nobody hits back
 * @param captured the chance that somebody is taken in it; empty if it is fought to kill
 */
public record RoundChances(
        String column, int attackRolls, List<Integer> toDefenders, List<Integer> toAttacker, OptionalDouble captured) {}
