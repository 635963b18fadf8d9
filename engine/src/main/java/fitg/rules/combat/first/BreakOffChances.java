package fitg.rules.combat.first;

/** The column, the highest die with which active and inactive defenders get away, and if any are inactive. */
public record BreakOffChances(String column, int active, int inactive, boolean anyInactive) {}
