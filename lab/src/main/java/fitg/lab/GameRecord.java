package fitg.lab;

import fitg.procedure.Verdict;

/**
 * What is kept of a finished game.
 *
 * @param decisions those with more than one legal action
 * @param forced steps applied for want of a choice
 * @param options the legal actions of all decisions together
 */
public record GameRecord(Verdict verdict, long decisions, long forced, long options, long hash) {}
