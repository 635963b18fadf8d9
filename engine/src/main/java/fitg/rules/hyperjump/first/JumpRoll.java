package fitg.rules.hyperjump.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.HyperjumpOutcome;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Case 21.3: what a jump may come to.
 *
 * @param navigation of the ship or stack; it may be less than nothing (P-R19)
 */
public record JumpRoll(int distance, int navigation) {

    /** Arrives. */
    public static final HyperjumpOutcome SAFE = new HyperjumpOutcome(0, false, false);

    private static final int DIE = 6;

    /** Whether it arrives without a die. */
    public boolean isCertain() {
        return navigation > distance;
    }

    public HyperjumpOutcome with(int die) {
        return PRINTED.hyperjump().outcome(die + distance - navigation);
    }

    /** What each die would bring. */
    public List<HyperjumpOutcome> byDie() {
        return IntStream.rangeClosed(1, DIE)
                .mapToObj(die -> isCertain() ? SAFE : with(die))
                .toList();
    }
}
