package fitg.procedure;

import fitg.content.Side;

/**
 * An answer that was given unasked for want of another.
 *
 * @param depth how many procedures were under way
 */
public record Forced(Question question, Side side, int subject, Action answer, int depth) {}
