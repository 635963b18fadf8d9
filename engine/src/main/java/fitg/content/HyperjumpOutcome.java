package fitg.content;

/**
 * How a hyperjump ends: 0 for a safe arrival, 1 for the drift area or 2 for the Drift 2 box of the destination, and
 * what becomes of the ship or stack.
 */
public record HyperjumpOutcome(int drift, boolean damaged, boolean eliminated) {}
