package fitg.rules.combat;

/** The column, the highest die with which active and inactive defenders get away, and if any are inactive. */
public record BreakOffChances(String column, int active, int inactive, boolean anyInactive) {}
