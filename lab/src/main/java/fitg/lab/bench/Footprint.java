package fitg.lab.bench;

import com.sun.management.ThreadMXBean;
import fitg.play.Game;
import fitg.play.Scenarios;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * How much memory a position takes.
 *
 * @param name what was measured; empty for the Star System Game
 * @param state one state without object headers; of games whose state grows in play the largest that was seen
 * @param game a whole silent game in the middle of play: state, procedures under way, options, chance
 */
public record Footprint(String name, int state, long game) {

    static final String BREAKOUT = "breakout-at-egrix";
    static final String SHORT_CAMPAIGN = "campaign-2002-short";
    static final String CAMPAIGN = "campaign-2002";

    private static final int COPIES = 12_800;

    /** Of the Star System Game, and of the wider games by their scenarios. */
    public static List<Footprint> measure() {
        List<Footprint> all = new ArrayList<>();
        all.add(of("", Positions.midGame()));
        for (String wider : List.of(BREAKOUT, SHORT_CAMPAIGN, CAMPAIGN)) {
            all.add(of(wider, Positions.midGame(Scenarios.named(wider).orElseThrow())));
        }
        return List.copyOf(all);
    }

    /** What a copy allocates is what it keeps: nothing in it is thrown away. */
    static Footprint of(String name, Game[] positions) {
        Game[] copies = new Game[positions.length];
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < COPIES; i++) {
            copies[i % copies.length] = positions[i % positions.length].silentCopy();
        }
        long bytes = threads.getCurrentThreadAllocatedBytes() - before;
        int state = Arrays.stream(copies).mapToInt(Game::stateBytes).max().orElseThrow();
        return new Footprint(name, state, bytes / COPIES);
    }
}
