package fitg.players.review;

import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.players.captain.Counsel;
import fitg.players.captain.FirstCaptain;
import fitg.players.captain.Plans;
import fitg.players.marshal.Prospect;
import fitg.players.mind.Advice;
import fitg.players.mind.Temperament;
import fitg.procedure.Action;
import fitg.procedure.Scenario;
import java.util.List;
import java.util.SplittableRandom;

/** Reckons by the book of 1979. */
final class FirstExpert implements Expert {

    private final FirstCaptain captain = new FirstCaptain(0, Temperament.STEADY);
    private final Plans plans = Plans.forSearch();
    private final Prospect prospect;

    FirstExpert(Scenario scenario) {
        this.prospect = Prospect.in(scenario);
    }

    @Override
    public double ofRebels(Game game, Decision decision) {
        return prospect.ofRebels(game);
    }

    @Override
    public Action quick(Game game, Decision decision, SplittableRandom mood) {
        PlayerView view = game.glimpseFor(Viewer.of(decision.side()));
        return new Counsel(view, decision, Temperament.STEADY, plans).best();
    }

    @Override
    public List<Advice.Option> options(PlayerView view, Decision decision) {
        return captain.advise(view, decision).options();
    }
}
