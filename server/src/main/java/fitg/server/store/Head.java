package fitg.server.store;

/**
 * What tells whether a game has changed.
 *
 * @param entries the length of its journal
 * @param revision counts every change that anybody may see: entries, seats, status and chat
 */
public record Head(int entries, int revision) {}
