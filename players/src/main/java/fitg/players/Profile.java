package fitg.players;

/**
 * A computer player as people read of it.
 *
 * @param level what it goes by on the command line, in the API and in saved games
 * @param name what it is called at the table
 * @param description one sentence on how it plays
 */
public record Profile(String level, String name, String description) {}
