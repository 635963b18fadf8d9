package fitg.server.store;

/**
 * One accepted request.
 *
 * @param number counts from 0 without gaps
 * @param text JSON that the store does not look into
 */
public record JournalEntry(int number, long at, String text) {}
