package fitg.lab.bench;

import com.sun.management.ThreadMXBean;
import fitg.play.Game;
import fitg.play.Scenarios;
import java.lang.management.ManagementFactory;

/**
 * How much memory a position takes.
 *
 * @param state one state without object headers
 * @param game a whole silent game in the middle of play: state, procedures under way, options, chance
 */
public record Footprint(int state, long game) {

    private static final int ROUNDS = 200;

    /** What a copy allocates is what it keeps: nothing in it is thrown away. */
    public static Footprint measure() {
        Game[] positions = Positions.midGame();
        Game[] copies = new Game[positions.length * ROUNDS];
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < copies.length; i++) {
            copies[i] = positions[i % positions.length].silentCopy();
        }
        long bytes = threads.getCurrentThreadAllocatedBytes() - before;
        return new Footprint(Scenarios.FLIGHT_TO_EGRIX.emptyState().bytes(), bytes / copies.length);
    }
}
