package fitg.lab;

import fitg.content.Side;
import fitg.procedure.Verdict;
import java.util.Map;

/**
 * What is kept of a finished game.
 *
 * @param decisions those with more than one legal action
 * @param forced steps applied for want of a choice
 * @param options the legal actions of all decisions together
 * @param thinking of each side; a random player among his like does not think
 */
public record GameRecord(
        Verdict verdict, long decisions, long forced, long options, long hash, Map<Side, Thinking> thinking) {}
