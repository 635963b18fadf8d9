package fitg.app.load;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A number of games played at the same time by random clients; whenever one ends, another begins. */
final class Load implements AutoCloseable {

    private static final int AT_THE_DOOR = 16;

    private final Plan plan;
    private final Tally tally = new Tally();
    private final Wire wire = new Wire(tally);
    private final Queue<Ledger> ledgers = new ConcurrentLinkedQueue<>();
    private final List<Thread> clients = new ArrayList<>();
    /** Every request is made with the lock for reading; whoever has it for writing knows that none is under way. */
    private final ReadWriteLock requests = new ReentrantReadWriteLock(true);

    /** People do not all come through the door in the same moment. */
    private final Semaphore door = new Semaphore(AT_THE_DOOR);

    private volatile boolean stopping;

    Load(Plan plan) {
        plan.nodes().forEach(Wire::requireLoopback);
        this.plan = plan;
    }

    /**
     * @param games how many at a time
     * @param twins the share of actions sent to two nodes at once
     * @param watched the share of games that both players watch over sockets
     * @param thinking how long a player thinks before a request, on average
     * @param scenarios what is played, each game one of them
     * @param hints the share of actions before which a player asks for a hint
     */
    record Plan(
            List<URI> nodes,
            int games,
            double twins,
            double watched,
            Duration thinking,
            List<String> scenarios,
            double hints,
            long seed) {

        private static final double NOW_AND_THEN = 0.02;

        static Plan of(List<URI> nodes, int games) {
            return new Plan(nodes, games, 0.05, 0.1, Duration.ZERO, Repertoire.EVERYTHING, 0, 1);
        }

        Plan thinking(Duration time) {
            return new Plan(nodes, games, twins, watched, time, scenarios, hints, seed);
        }

        Plan withTwins(double share) {
            return new Plan(nodes, games, share, watched, thinking, scenarios, hints, seed);
        }

        Plan watched(double share) {
            return new Plan(nodes, games, twins, share, thinking, scenarios, hints, seed);
        }

        Plan playing(List<String> some) {
            return new Plan(nodes, games, twins, watched, thinking, some, hints, seed);
        }

        /** Some players ask for a hint now and then. */
        Plan asking() {
            return new Plan(nodes, games, twins, watched, thinking, scenarios, NOW_AND_THEN, seed);
        }
    }

    void start() {
        SplittableRandom seeds = new SplittableRandom(plan.seed());
        for (int i = 0; i < plan.games(); i++) {
            clients.add(Thread.ofVirtual().start(new RandomClient(this, seeds.split())));
        }
    }

    /** Lets every client finish the request it is at. */
    void stop() {
        stopping = true;
        try {
            for (Thread client : clients) {
                client.join();
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** Does something while no request is under way; the clients wait so long. */
    void whileStill(Runnable task) {
        requests.writeLock().lock();
        try {
            task.run();
        } finally {
            requests.writeLock().unlock();
        }
    }

    @Override
    public void close() {
        stop();
        wire.close();
    }

    // ---- for the clients

    boolean isStopping() {
        return stopping;
    }

    void request(Runnable request) {
        requests.readLock().lock();
        try {
            request.run();
        } finally {
            requests.readLock().unlock();
        }
    }

    /** So many may open a game at the same time; the others wait outside, and go home when it is over. */
    void atTheDoor(Runnable opening) {
        door.acquireUninterruptibly();
        try {
            if (!stopping) {
                opening.run();
            }
        } finally {
            door.release();
        }
    }

    void began(Ledger ledger) {
        ledgers.add(ledger);
    }

    Plan plan() {
        return plan;
    }

    Wire wire() {
        return wire;
    }

    // ---- for those who judge

    Tally tally() {
        return tally;
    }

    List<Ledger> ledgers() {
        return List.copyOf(ledgers);
    }
}
