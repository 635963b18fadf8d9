package fitg.players.marshal;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.players.Advice;
import fitg.players.Adviser;
import fitg.players.Captain;
import fitg.players.Player;
import fitg.players.captain.Counsel;
import fitg.players.captain.Temperament;
import fitg.procedure.Action;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * A player who tries out what a Captain thinks best. In games he imagines behind what he sees, each of the few best actions
 * is played with the same hidden truth and the same dice, and he changes the Captain's mind when another does clearly
 * better. Without a limit of time the same seed, view and budget lead to the same choice.
 */
public final class Marshal implements Player, Adviser {

    private static final int CANDIDATES = Integer.getInteger("candidates", 4);
    /** After how many games those that have fallen behind are dropped. */
    private static final int REVIEW = 8;

    private final long seed;
    private final Budget budget;
    private final Captain captain;

    public Marshal(long seed, Budget budget) {
        this.seed = seed;
        this.budget = budget;
        this.captain = new Captain(seed);
    }

    @Override
    public Action choose(PlayerView view, Decision decision) {
        return advise(view, decision).action();
    }

    @Override
    public Advice advise(PlayerView view, Decision decision) {
        Advice first = captain.advise(view, decision);
        if (!Thought.isDeserved(view, decision)) {
            return first;
        }
        Trials trials = think(view, decision, candidates(view, decision, first.action()));
        int best = trials.preferred();
        List<Advice.Option> options = new ArrayList<>();
        for (int each = 0; each < trials.actions().size(); each++) {
            options.add(new Advice.Option(trials.actions().get(each), trials.value(each)));
        }
        String reason = best == 0 ? first.reason() : reason(trials, best);
        return new Advice(trials.actions().get(best), reason, Advice.sorted(options));
    }

    private static String reason(Trials trials, int best) {
        return String.format(
                Locale.ROOT,
                "Tried out, it wins %.0f games of 100, and what seemed best at first %.0f.",
                100 * trials.value(best),
                100 * trials.value(0));
    }

    /** What the Captain would do, and then what else he thinks best. */
    private static List<Action> candidates(PlayerView view, Decision decision, Action first) {
        Counsel counsel = new Counsel(view, decision, Temperament.STEADY);
        Prior prior = Prior.of(decision, counsel, CANDIDATES, 1);
        List<Action> candidates = new ArrayList<>();
        candidates.add(first);
        for (int each = 0; each < prior.size(); each++) {
            if (candidates.size() < CANDIDATES && prior.action(each) != first) {
                candidates.add(prior.action(each));
            }
        }
        return candidates;
    }

    // ---- thinking

    private Trials think(PlayerView view, Decision decision, List<Action> candidates) {
        SplittableRandom seeds = new SplittableRandom(seed ^ view.fingerprint());
        long deadline =
                budget.time().map(limit -> System.nanoTime() + limit.toNanos()).orElse(Long.MAX_VALUE);
        if (budget.workers() == 1) {
            return work(view, decision.side(), candidates, seeds.split(), deadline);
        }
        Trials all = new Trials(candidates);
        try (ExecutorService workers = Executors.newFixedThreadPool(budget.workers())) {
            List<Future<Trials>> parts = new ArrayList<>();
            for (int worker = 0; worker < budget.workers(); worker++) {
                SplittableRandom own = seeds.split();
                parts.add(workers.submit(() -> work(view, decision.side(), candidates, own, deadline)));
            }
            for (Future<Trials> part : parts) {
                all.add(part.get());
            }
        } catch (ExecutionException failure) {
            throw new IllegalStateException(failure.getCause());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
        return all;
    }

    private Trials work(PlayerView view, Side side, List<Action> candidates, SplittableRandom seeds, long deadline) {
        Trials trials = new Trials(candidates);
        List<Edge> openings = candidates.stream().map(Edge::new).toList();
        for (int game = 1; game <= budget.iterations(); game++) {
            tryOut(trials, openings, view, side, seeds.nextLong());
            if (game % REVIEW == 0) {
                trials.dropTheBeaten();
            }
            if (trials.isDecided() || deadline != Long.MAX_VALUE && System.nanoTime() > deadline) {
                break;
            }
        }
        return trials;
    }

    private static void tryOut(Trials trials, List<Edge> openings, PlayerView view, Side side, long world) {
        double first = 0;
        for (int each = 0; each < openings.size(); each++) {
            if (trials.isTried(each)) {
                double rebels = new Playout(view.imagine(world)).after(openings.get(each));
                double value = side == Side.REBEL ? rebels : 1 - rebels;
                first = each == 0 ? value : first;
                trials.add(each, value, first);
            }
        }
    }
}
