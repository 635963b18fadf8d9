package fitg.lab.selfplay;

import fitg.content.Side;
import fitg.procedure.Verdict;
import java.util.Map;

/**
 * One game one can learn from.
 *
 * @param lessons what each side decided; empty for a side that only made up the numbers
 */
record Played(Map<Side, Experience> lessons, Verdict verdict) {}
