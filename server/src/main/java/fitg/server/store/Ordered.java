package fitg.server.store;

import fitg.content.Side;

/**
 * What a seat has ordered.
 *
 * @param orders a text the store does not read; null if nothing
 */
public record Ordered(Side side, String orders) {}
