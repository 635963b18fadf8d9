package fitg.server.store;

/**
 * What tells whether a game has changed.
 *
 * @param entries the length of its journal
 * @param revision counts every change that anybody may see of entries, seats and status
 * @param lines how many lines were said
 */
public record Head(int entries, int revision, int lines) {}
