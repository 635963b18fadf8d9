package fitg.server.store;

import fitg.content.Side;

/** Where a running game stands, as far as everybody may know: its turn, and who decides next. */
public record Standing(Integer turn, Side waitingFor) {}
