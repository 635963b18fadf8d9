package fitg.players.review;

import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.players.mind.Advice;
import fitg.players.second.Glance;
import fitg.procedure.Action;
import java.util.List;
import java.util.SplittableRandom;

/** Goes by the rules of thumb of 2002. */
final class SecondExpert implements Expert {

    @Override
    public double ofRebels(Game game, Decision decision) {
        return Glance.ofRebels(game.glimpseFor(Viewer.of(decision.side())));
    }

    @Override
    public Action quick(Game game, Decision decision, SplittableRandom mood) {
        return Glance.best(game.glimpseFor(Viewer.of(decision.side())), decision);
    }

    @Override
    public List<Advice.Option> options(PlayerView view, Decision decision) {
        return Glance.options(view, decision);
    }
}
