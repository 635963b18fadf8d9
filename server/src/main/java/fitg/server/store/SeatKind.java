package fitg.server.store;

/** Who sits in a seat. */
public enum SeatKind {
    HUMAN,
    COMPUTER,
    OPEN
}
