package fitg.lab;

import fitg.procedure.Scenario;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * Everybody against everybody, half of the games in each seat, and the same dice for both halves. Each game follows from
 * the seed and its number, so the result depends neither on the threads nor on interruptions.
 *
 * @param games for each pairing
 * @param results where each game is kept as it ends; a later run goes on from there
 */
public record Tournament(
        Scenario scenario, List<String> players, int games, long seed, int threads, Optional<Path> results) {

    public Tournament {
        if (players.size() < 2 || players.stream().distinct().count() < players.size()) {
            throw new IllegalArgumentException("A tournament needs at least two players, each named once.");
        }
        if (games < 2 || games % 2 != 0) {
            throw new IllegalArgumentException(
                    "The number of games must be even, so that everybody sits in each seat equally often; not " + games
                            + ".");
        }
        players = List.copyOf(players);
    }

    /**
     * @param ratings Elo, with the first player at 0
     * @param thinking of each player in all his games, as far as it is known
     * @param played how many games were played in this run; the others were in the file
     */
    public record Result(
            List<Score> scores,
            Map<String, Double> ratings,
            Map<String, Thinking> thinking,
            int played,
            double seconds) {}

    private record Fixture(Pairing pairing, int game) {}

    public int totalGames() {
        return games * players.size() * (players.size() - 1) / 2;
    }

    /** Plays what has not been played yet; {@code finished} is called after each game, by any thread. */
    public Result run(Runnable finished) throws IOException {
        long start = System.nanoTime();
        List<Match> matches = Collections.synchronizedList(new ArrayList<>());
        int played;
        if (results.isPresent()) {
            try (ResultsFile file = ResultsFile.open(results.get(), this)) {
                List<Fixture> left = fixtures(file.before(), matches);
                matches.forEach(done -> finished.run());
                play(left, match -> {
                    file.add(match);
                    matches.add(match);
                    finished.run();
                });
                played = left.size();
            }
        } else {
            List<Fixture> all = fixtures(List.of(), matches);
            play(all, match -> {
                matches.add(match);
                finished.run();
            });
            played = all.size();
        }
        List<Score> scores = Pairing.roundRobin(players).stream()
                .map(pairing -> new Score(pairing, matches))
                .toList();
        double seconds = (System.nanoTime() - start) / 1e9;
        return new Result(scores, Ratings.of(players, scores), thinking(matches), played, seconds);
    }

    private Map<String, Thinking> thinking(List<Match> matches) {
        Map<String, Thinking> all = new LinkedHashMap<>();
        for (String player : players) {
            all.put(
                    player,
                    matches.stream().map(match -> match.thoughtOf(player)).reduce(Thinking.NONE, Thinking::plus));
        }
        return all;
    }

    /** The games still to be played; those that were and belong here are added to {@code matches}. */
    private List<Fixture> fixtures(List<Match> before, List<Match> matches) {
        List<Fixture> left = new ArrayList<>();
        for (Pairing pairing : Pairing.roundRobin(players)) {
            Match[] known = new Match[games];
            for (Match match : before) {
                if (match.isOf(pairing) && match.game() < games) {
                    known[match.game()] = match;
                }
            }
            for (int game = 0; game < games; game++) {
                if (known[game] == null) {
                    left.add(new Fixture(pairing, game));
                } else {
                    matches.add(known[game]);
                }
            }
        }
        return left;
    }

    private void play(List<Fixture> fixtures, Consumer<Match> ended) {
        AtomicInteger next = new AtomicInteger();
        try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
            List<Future<?>> parts = new ArrayList<>();
            for (int worker = 0; worker < threads; worker++) {
                parts.add(workers.submit(() -> {
                    for (int i = next.getAndIncrement(); i < fixtures.size(); i = next.getAndIncrement()) {
                        Fixture fixture = fixtures.get(i);
                        ended.accept(fixture.pairing().play(scenario, seed, fixture.game()));
                    }
                }));
            }
            parts.forEach(Tournament::await);
        }
    }

    private static void await(Future<?> part) {
        try {
            part.get();
        } catch (ExecutionException failure) {
            throw new IllegalStateException("a game broke off", failure.getCause());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
    }
}
