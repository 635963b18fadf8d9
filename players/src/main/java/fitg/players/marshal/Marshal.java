package fitg.players.marshal;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.players.captain.Counsel;
import fitg.players.captain.FirstCaptain;
import fitg.players.mind.Advice;
import fitg.players.mind.Adviser;
import fitg.players.mind.Budget;
import fitg.players.mind.ByEdition;
import fitg.players.mind.Effort;
import fitg.players.mind.Strategist;
import fitg.players.mind.Temperament;
import fitg.players.mind.Trials;
import fitg.players.second.SecondMarshal;
import fitg.procedure.Action;
import fitg.procedure.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;

/**
 * A player who tries out what a Captain thinks best. In games he imagines behind what he sees, each of the few best actions
 * is played on with the same hidden truth and the same luck, through a tree of what may follow, and he changes the Captain's
 * mind when another does clearly better. Without a limit of time the same seed, view and budget lead to the same choice.
 */
public final class Marshal implements Strategist {

    private static final int CANDIDATES = 4;

    /** What positions are worth was learned for the game of one edition; of the other he tries out more and knows nothing beforehand. */
    private static final ByEdition<Boolean> BY_SIGNS = new ByEdition<>(true, false);

    private final long seed;
    private final Budget budget;
    private final FirstCaptain captain;
    private final ByEdition<Adviser> minds;
    private Effort effort = Effort.NONE;

    public Marshal(long seed, Budget budget) {
        this.seed = seed;
        this.budget = budget;
        this.captain = new FirstCaptain(seed, Temperament.STEADY);
        this.minds = new ByEdition<>(this::search, (view, decision) -> {
            SecondMarshal mind = new SecondMarshal(seed, budget);
            Advice advice = mind.advise(view, decision);
            effort = effort.plus(mind.effort());
            return advice;
        });
    }

    /** Whether he judges positions of a scenario by learned signs. */
    public static boolean goesBySigns(Scenario scenario) {
        return BY_SIGNS.of(scenario);
    }

    /** All he has thought so far. */
    public Effort effort() {
        return effort;
    }

    @Override
    public Action choose(PlayerView view, Decision decision) {
        return advise(view, decision).action();
    }

    @Override
    public Advice advise(PlayerView view, Decision decision) {
        return minds.of(view).advise(view, decision);
    }

    private Advice search(PlayerView view, Decision decision) {
        long begun = System.nanoTime();
        Advice first = captain.advise(view, decision);
        if (!Thought.isDeserved(view, decision)) {
            return first;
        }
        Counsel counsel = new Counsel(view, decision, Temperament.STEADY);
        Trials trials = think(view, decision.side(), candidates(decision, counsel, first.action()), begun);
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
    private static List<Action> candidates(Decision decision, Counsel counsel, Action first) {
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

    private Trials think(PlayerView view, Side side, List<Action> candidates, long begun) {
        SplittableRandom seeds = new SplittableRandom(seed ^ view.fingerprint());
        BooleanSupplier timeIsUp = budget.timeIsUp(begun);
        List<Search> searches = new ArrayList<>();
        for (int worker = 0; worker < budget.workers(); worker++) {
            searches.add(new Search(view, side, candidates, budget.iterations(), seeds.split(), timeIsUp));
        }
        List<Search> done = searches.size() == 1 ? List.of(searches.getFirst().run()) : together(searches);
        Trials all = new Trials(candidates);
        for (Search search : done) {
            all.add(search.trials());
            effort = effort.plus(search.effort());
        }
        return all;
    }

    /** Each worker grows a tree of his own. */
    private static List<Search> together(List<Search> searches) {
        try (ExecutorService workers = Executors.newFixedThreadPool(searches.size())) {
            List<Search> done = new ArrayList<>();
            for (Future<Search> part : workers.invokeAll(searches.stream()
                    .map(search -> (Callable<Search>) search::run)
                    .toList())) {
                done.add(part.get());
            }
            return done;
        } catch (ExecutionException failure) {
            throw new IllegalStateException(failure.getCause());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
    }
}
