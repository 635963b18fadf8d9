package fitg.server.store;

/** How far a game has come. */
public enum Status {
    WAITING,
    RUNNING,
    FINISHED
}
