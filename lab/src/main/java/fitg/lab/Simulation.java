package fitg.lab;

import fitg.state.Digest;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Many games between the same players. Game i has dice and players of its own, derived from the seed and i, so the
 * result does not depend on the number of threads.
 */
public record Simulation(Table table, int games, long seed, int threads) {

    public Simulation {
        if (games < 1) {
            throw new IllegalArgumentException("At least one game must be played, not " + games + ".");
        }
        if (threads < 1) {
            throw new IllegalArgumentException("At least one thread is needed, not " + threads + ".");
        }
    }

    /**
     * @param tally the counts
     * @param hash of all final states, in the order of the games
     * @param seconds that passed
     */
    public record Result(Tally tally, long hash, double seconds) {

        public double decisionsPerSecond() {
            return tally.decisions() / seconds;
        }

        public double gamesPerSecond() {
            return tally.games() / seconds;
        }
    }

    /** Plays all games; {@code finished} is called after each, by any thread. */
    public Result run(Runnable finished) {
        return run(finished, Table::play);
    }

    /** The same, with a look at every turn; a random player is no longer faster than the others then. */
    public Result watch(Runnable finished, TurnStatistics into) {
        return run(finished, (atTable, gameSeed) -> {
            TurnStatistics own = new TurnStatistics(atTable.scenario());
            GameRecord record = atTable.watch(gameSeed, own);
            synchronized (into) {
                into.add(own);
            }
            return record;
        });
    }

    public TurnStatistics statistics() {
        return new TurnStatistics(table.scenario());
    }

    private interface Play {
        GameRecord game(Table table, long gameSeed);
    }

    private Result run(Runnable finished, Play how) {
        long start = System.nanoTime();
        long[] hashes = new long[games];
        Tally total = new Tally();
        AtomicInteger next = new AtomicInteger();
        try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
            List<Future<Tally>> parts = new ArrayList<>();
            for (int worker = 0; worker < threads; worker++) {
                parts.add(workers.submit(() -> work(next, hashes, finished, how)));
            }
            parts.forEach(part -> total.add(get(part)));
        }
        return new Result(total, digest(hashes), (System.nanoTime() - start) / 1e9);
    }

    private Tally work(AtomicInteger next, long[] hashes, Runnable finished, Play how) {
        Tally tally = new Tally();
        for (int game = next.getAndIncrement(); game < games; game = next.getAndIncrement()) {
            GameRecord played = play(game, how);
            hashes[game] = played.hash();
            tally.add(played);
            finished.run();
        }
        return tally;
    }

    private GameRecord play(int game, Play how) {
        try {
            return how.game(table, Seeds.ofGame(seed, game));
        } catch (RuntimeException mistake) {
            throw new IllegalStateException("game " + game + " of seed " + seed + " broke off", mistake);
        }
    }

    private static Tally get(Future<Tally> part) {
        try {
            return part.get();
        } catch (ExecutionException failure) {
            throw new IllegalStateException(failure.getCause());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
    }

    private static long digest(long[] hashes) {
        Digest digest = new Digest();
        for (long hash : hashes) {
            digest.add(hash);
        }
        return digest.value();
    }
}
