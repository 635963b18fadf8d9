package fitg.players.captain;

/**
 * Plans made before, by what they depended on: in the games a Marshal imagines the same few come up again and again. Whatever
 * falls into the same slot as another drives it out. Not for several threads.
 */
public final class Plans {

    private static final int FOR_A_SEARCH = 1024 * 16;
    private static final int FOR_A_DECISION = 64;

    private final long[] grounds;
    private final MissionPlan[] plans;

    private Plans(int room) {
        grounds = new long[room];
        plans = new MissionPlan[room];
    }

    /** To be kept while games of one scenario are tried out. */
    public static Plans forSearch() {
        return new Plans(FOR_A_SEARCH);
    }

    public static Plans forOneDecision() {
        return new Plans(FOR_A_DECISION);
    }

    /** Null if none was made on these grounds, or it has been driven out. */
    MissionPlan on(long ground) {
        int slot = slot(ground);
        return grounds[slot] == ground ? plans[slot] : null;
    }

    void keep(long ground, MissionPlan plan) {
        int slot = slot(ground);
        grounds[slot] = ground;
        plans[slot] = plan;
    }

    private int slot(long ground) {
        return (int) Math.floorMod(ground, (long) grounds.length);
    }
}
