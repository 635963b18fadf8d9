package fitg.players.learned;

import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.players.mind.Advice;
import fitg.players.mind.Adviser;
import fitg.players.mind.Strategist;
import fitg.players.mind.Temperament;
import fitg.procedure.Action;
import fitg.state.Segment;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Knows from experience which answers are good, and follows his taste among those: he fights more readily than a mind would, or less, and of
 * other answers that it gives about as often as the likeliest he takes the one that somebody of his temperament likes best.
 */
public final class TemperedPlayer implements Strategist {

    /** What a mind gives at least this often, against the likeliest, is good enough to follow one's taste. */
    static final double GOOD_ENOUGH = 0.15;

    /** How much a taste for fights weighs, against how likely a mind finds them. */
    private static final double WEIGHT = 5;

    private static final Set<Action.Kind> FIGHTS =
            EnumSet.of(Action.Kind.ATTACK, Action.Kind.SNEAK_ATTACK, Action.Kind.STAND, Action.Kind.GO_ON);

    private final Mind mind;
    private final LearnedPlayer experience;
    private final double aggression;
    private final Adviser taste;
    private final Sketch sketch = new Sketch();
    private final Judgement judgement = new Judgement();

    /** @param taste of whom he asks among good answers */
    public TemperedPlayer(Mind mind, long seed, Temperament temperament, Adviser taste) {
        this.mind = mind;
        this.aggression = WEIGHT * StrictMath.log(temperament.aggression());
        this.taste = taste;
        this.experience = new LearnedPlayer(mind, seed);
    }

    @Override
    public Action choose(PlayerView view, Decision decision) {
        return decision.actions().size() == 1
                ? decision.actions().getFirst()
                : advise(view, decision).action();
    }

    @Override
    public Advice advise(PlayerView view, Decision decision) {
        Advice known = experience.advise(view, decision);
        if (view.turn().segment() == Segment.SET_UP) {
            return known;
        }
        judgement.of(mind.of(decision.side()), sketch.draw(view, decision));
        Action liked = isAboutFighting(decision) ? readily(decision) : liked(view, decision, good(decision));
        return liked.equals(known.action())
                ? known
                : new Advice(
                        liked, "From experience it is about as good as the best, and to my taste.", known.options());
    }

    /** To go on with a fight is to fight; to go on past somebody is not. */
    private static boolean isAboutFighting(Decision decision) {
        return decision.question() != Query.PASSING
                && decision.actions().stream().anyMatch(TemperedPlayer::isFight);
    }

    private static boolean isFight(Action action) {
        return FIGHTS.contains(action.kind());
    }

    /** The likeliest, if fights were that much likelier than they are. */
    private Action readily(Decision decision) {
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int answer = 0; answer < decision.actions().size(); answer++) {
            double readiness = Math.log(judgement.chance(answer))
                    + (isFight(decision.actions().get(answer)) ? aggression : 0);
            if (readiness > most) {
                most = readiness;
                best = answer;
            }
        }
        return decision.actions().get(best);
    }

    private List<Action> good(Decision decision) {
        double least = GOOD_ENOUGH * judgement.chance(judgement.best());
        List<Action> good = new ArrayList<>();
        for (int answer = 0; answer < decision.actions().size(); answer++) {
            if (judgement.chance(answer) >= least) {
                good.add(decision.actions().get(answer));
            }
        }
        return good;
    }

    private Action liked(PlayerView view, Decision decision, List<Action> good) {
        if (good.size() == 1) {
            return good.getFirst();
        }
        return taste.advise(view, decision).options().stream()
                .map(Advice.Option::action)
                .filter(good::contains)
                .findFirst()
                .orElse(good.getFirst());
    }
}
