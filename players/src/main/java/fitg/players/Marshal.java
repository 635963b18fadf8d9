package fitg.players;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.procedure.Action;
import fitg.state.Segment;
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

    private static final int CANDIDATES = 4;
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
        if (decision.actions().size() == 1 || !isWorthThinkingAbout(view, decision)) {
            return first;
        }
        Trials trials = think(view, decision, candidates(first));
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

    /** The choices that open an act or decide a fight; the steps within an act follow the Captain's plan for it. */
    private static boolean isWorthThinkingAbout(PlayerView view, Decision decision) {
        return view.segment() != Segment.SET_UP
                && switch (decision.question()) {
                    case MOVE, ENTER_FROM_SPACE, FLIGHT_DESTINATION, WALK_DESTINATION, MOVE_DESTINATION, ORGANISE ->
                        true;
                    case ARRIVAL, PDB_ATTACK, REACTION, DECLARE_COMBAT, UPRISING, BUY_2_1 -> true;
                    case MISSION, COMPLETE, AIM, BREAK_OFF -> true;
                    default -> false;
                };
    }

    private static List<Action> candidates(Advice first) {
        List<Action> candidates = new ArrayList<>();
        candidates.add(first.action());
        for (Advice.Option option : first.options()) {
            if (candidates.size() < CANDIDATES && option.action() != first.action()) {
                candidates.add(option.action());
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
        for (int game = 1; game <= budget.iterations(); game++) {
            tryOut(trials, view, side, seeds.nextLong());
            if (game % REVIEW == 0) {
                trials.dropTheBeaten();
            }
            if (trials.isDecided() || deadline != Long.MAX_VALUE && System.nanoTime() > deadline) {
                break;
            }
        }
        return trials;
    }

    private static void tryOut(Trials trials, PlayerView view, Side side, long world) {
        double first = 0;
        for (int each = 0; each < trials.actions().size(); each++) {
            if (trials.isTried(each)) {
                double rebels =
                        new Playout(view.imagine(world)).after(trials.actions().get(each));
                double value = side == Side.REBEL ? rebels : 1 - rebels;
                first = each == 0 ? value : first;
                trials.add(each, value, first);
            }
        }
    }
}
