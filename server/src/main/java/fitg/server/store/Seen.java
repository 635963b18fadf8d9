package fitg.server.store;

import fitg.content.Side;

/** How much of the log a seat has seen. */
public record Seen(Side side, int logLength) {}
