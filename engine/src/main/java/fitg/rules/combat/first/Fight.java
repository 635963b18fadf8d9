package fitg.rules.combat.first;

/**
 * A character combat under way, as everybody at the table sees it.
 *
 * @param attack the strength of the attacking force
 * @param endurance the wounds it can still take
 * @param defenders all who are still in it
 * @param active those who were named active, once they are
 * @param defence the strength of the active ones, or of all as long as nobody is named
 */
public record Fight(int attack, int endurance, boolean firefight, long defenders, long active, int defence) {}
