package fitg.app.load;

import java.time.Duration;
import java.util.List;

/**
 * What the servers needed for the actions they accepted.
 *
 * @param processor milliseconds of the processor for each action
 * @param heap kilobytes on all heaps together for each game, after everything else was cleared away; 0 after too short a
 *     time to say anything
 */
record Expense(double processor, double heap) {

    /** The beginning of what is measured. */
    record Begun(Duration used, long actions) {

        Expense until(List<NodeProcess> servers, Load load, boolean withHeap) {
            double time = Expense.used(servers).minus(used).toNanos() / 1e6;
            long accepted = load.tally().acceptedActions() - actions;
            long heap = withHeap ? servers.stream().mapToLong(NodeProcess::liveHeap).sum() : 0;
            int games = Math.max(1, load.ledgers().size());
            return new Expense(time / Math.max(1, accepted), heap / 1024.0 / games);
        }
    }

    static Begun begin(List<NodeProcess> servers, Load load) {
        return new Begun(used(servers), load.tally().acceptedActions());
    }

    private static Duration used(List<NodeProcess> servers) {
        return servers.stream().map(NodeProcess::processorTime).reduce(Duration.ZERO, Duration::plus);
    }
}
