package fitg.players.review;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.players.learned.Judgement;
import fitg.players.learned.Mind;
import fitg.players.learned.Sketch;
import fitg.players.mind.Advice;
import fitg.procedure.Action;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Goes by what was learned from playing. */
final class LearnedExpert implements Expert {

    private static final double NEVER = 1e-6;

    private final Mind mind;
    private final Sketch sketch = new Sketch();
    private final Judgement judgement = new Judgement();

    LearnedExpert(Mind mind) {
        this.mind = mind;
    }

    @Override
    public double ofRebels(Game game, Decision decision) {
        double worth =
                judged(game.glimpseFor(Viewer.of(decision.side())), decision).worth();
        return (1 + (decision.side() == Side.REBEL ? worth : -worth)) / 2;
    }

    @Override
    public Action quick(Game game, Decision decision, SplittableRandom mood) {
        PlayerView view = game.glimpseFor(Viewer.of(decision.side()));
        return decision.actions().get(judged(view, decision).drawn(mood));
    }

    @Override
    public List<Advice.Option> options(PlayerView view, Decision decision) {
        judged(view, decision);
        return Advice.sorted(IntStream.range(0, decision.actions().size())
                .mapToObj(answer -> new Advice.Option(
                        decision.actions().get(answer), Math.log(Math.max(NEVER, judgement.chance(answer)))))
                .toList());
    }

    private Judgement judged(PlayerView view, Decision decision) {
        return judgement.of(mind.of(decision.side()), sketch.draw(view, decision));
    }
}
