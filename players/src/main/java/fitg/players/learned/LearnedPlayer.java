package fitg.players.learned;

import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.players.mind.Player;
import fitg.procedure.Action;

/** Gives the answer that seems best to a mind, at once. */
public final class LearnedPlayer implements Player {

    private final Mind mind;
    private final Sketch sketch = new Sketch();
    private final Judgement judgement = new Judgement();

    public LearnedPlayer(Mind mind) {
        this.mind = mind;
    }

    @Override
    public Action choose(PlayerView view, Decision decision) {
        int best = decision.actions().size() == 1
                ? 0
                : judgement
                        .of(mind.of(decision.side()), sketch.draw(view, decision))
                        .best();
        return decision.actions().get(best);
    }
}
