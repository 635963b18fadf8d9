package fitg.content;

/** A line of the Force Point chart (case 19.7). */
public record ForcePointCost(String item, int cost, Evidence evidence, String note) {}
