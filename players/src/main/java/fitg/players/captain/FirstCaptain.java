package fitg.players.captain;

import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.players.deployment.Deployment;
import fitg.players.deployment.Deployments;
import fitg.players.mind.Advice;
import fitg.players.mind.Strategist;
import fitg.players.mind.Temperament;
import fitg.procedure.Action;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * A Captain in games of 1979: he weighs missions by the cards, flights by the detection table, searches and fights by
 * their odds, and all of it in victory points. He remembers nothing: the same view always leads to the same choice.
 */
public final class FirstCaptain implements Strategist {

    /** Turns round only what is as good as equal. */
    private static final double LUCK = 0.03;

    private final long seed;
    private final Temperament temperament;

    public FirstCaptain(long seed, Temperament temperament) {
        this.seed = seed;
        this.temperament = temperament;
    }

    @Override
    public Action choose(PlayerView view, Decision decision) {
        Optional<Action> deployed = deployment(view).flatMap(chosen -> chosen.answer(view, decision));
        if (deployed.isPresent() || decision.actions().size() == 1) {
            return deployed.orElseGet(() -> decision.actions().getFirst());
        }
        return weighed(view, decision, new Counsel(view, decision, temperament))
                .getFirst()
                .action();
    }

    @Override
    public Advice advise(PlayerView view, Decision decision) {
        Counsel counsel = new Counsel(view, decision, temperament);
        List<Advice.Option> options = weighed(view, decision, counsel);
        Optional<Deployment> deployment = deployment(view);
        Optional<Action> deployed = deployment.flatMap(chosen -> chosen.answer(view, decision));
        return deployed.isPresent()
                ? new Advice(deployed.get(), deployment.get().idea(), options)
                : new Advice(
                        options.getFirst().action(),
                        counsel.reason(options.getFirst().action()),
                        options);
    }

    /** The best first; among equals the first. */
    private List<Advice.Option> weighed(PlayerView view, Decision decision, Counsel counsel) {
        SplittableRandom luck = new SplittableRandom(seed ^ view.fingerprint());
        List<Advice.Option> options = new ArrayList<>();
        for (Action action : decision.actions()) {
            options.add(new Advice.Option(action, counsel.worth(action) + LUCK * luck.nextDouble()));
        }
        return Advice.sorted(options);
    }

    /** One of the deployments of the side, by the seed. */
    private Optional<Deployment> deployment(PlayerView view) {
        List<Deployment> known =
                Deployments.of(view.scenario(), view.waitingFor().orElseThrow());
        return known.isEmpty()
                ? Optional.empty()
                : Optional.of(known.get(new SplittableRandom(seed).nextInt(known.size())));
    }
}
