package fitg.app.load;

import java.time.Duration;
import java.util.List;

/**
 * What the servers needed for the actions they accepted.
 *
 * @param processor milliseconds of the processor for each action
 * @param heap kilobytes on all heaps together for each game, after everything else was cleared away
 */
record Expense(double processor, double heap, Duration used, long actions) {

    /** At the beginning of what is measured. */
    static Expense of(List<NodeProcess> servers, Load load) {
        return new Expense(0, 0, used(servers), load.tally().acceptedActions());
    }

    Expense until(List<NodeProcess> servers, Load load) {
        Duration time = used(servers).minus(used);
        long accepted = load.tally().acceptedActions() - actions;
        long heap = servers.stream().mapToLong(NodeProcess::liveHeap).sum();
        return new Expense(
                time.toNanos() / 1e6 / Math.max(1, accepted),
                heap / 1024.0 / Math.max(1, load.ledgers().size()),
                time,
                accepted);
    }

    private static Duration used(List<NodeProcess> servers) {
        return servers.stream().map(NodeProcess::processorTime).reduce(Duration.ZERO, Duration::plus);
    }
}
