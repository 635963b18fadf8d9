package fitg.players;

import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.players.captain.Counsel;
import fitg.players.captain.Temperament;
import fitg.procedure.Action;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A good player for either side: he weighs missions by the cards, flights by the detection table, searches and fights by
 * their odds, and all of it in victory points. He remembers nothing: the same view always leads to the same choice.
 */
public final class Captain implements Player {

    /** Turns round only what is as good as equal. */
    private static final double LUCK = 0.03;

    private final long seed;
    private final Temperament temperament;

    public Captain(long seed) {
        this(seed, Temperament.STEADY);
    }

    public Captain(long seed, Temperament temperament) {
        this.seed = seed;
        this.temperament = temperament;
    }

    @Override
    public Action choose(PlayerView view, Decision decision) {
        if (decision.actions().size() == 1) {
            return decision.actions().getFirst();
        }
        if (Counsel.isSetUp(decision.question())) {
            return deploy(view, decision);
        }
        Counsel counsel = new Counsel(view, decision, temperament);
        SplittableRandom luck = new SplittableRandom(seed ^ view.fingerprint());
        Action best = null;
        double most = Double.NEGATIVE_INFINITY;
        for (Action action : decision.actions()) {
            double worth = counsel.worth(action) + LUCK * luck.nextDouble();
            if (worth > most || best == null) {
                most = worth;
                best = action;
            }
        }
        return best;
    }

    /** One of the deployments of the side, by the seed. */
    private Action deploy(PlayerView view, Decision decision) {
        List<Deployment> known = Deployments.of(view.scenario(), decision.side());
        int first = (int) Math.floorMod(new SplittableRandom(seed).nextLong(), (long) Math.max(1, known.size()));
        for (int i = 0; i < known.size(); i++) {
            var answer = known.get((first + i) % known.size()).answer(view, decision);
            if (answer.isPresent()) {
                return answer.get();
            }
        }
        return decision.suggested();
    }
}
