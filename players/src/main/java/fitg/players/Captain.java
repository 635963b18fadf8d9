package fitg.players;

import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.players.captain.FirstCaptain;
import fitg.players.mind.Advice;
import fitg.players.mind.ByEdition;
import fitg.players.mind.Strategist;
import fitg.players.mind.Temperament;
import fitg.players.second.SecondCaptain;
import fitg.procedure.Action;

/**
 * A good player for either side, who weighs what each answer may win and what it may cost. How he does it the edition says.
 * He remembers nothing: the same view always leads to the same choice.
 */
public final class Captain implements Strategist {

    private final ByEdition<Strategist> minds;

    public Captain(long seed) {
        this(seed, Temperament.STEADY);
    }

    public Captain(long seed, Temperament temperament) {
        minds = new ByEdition<>(new FirstCaptain(seed, temperament), new SecondCaptain(seed, temperament));
    }

    @Override
    public Action choose(PlayerView view, Decision decision) {
        return minds.of(view).choose(view, decision);
    }

    @Override
    public Advice advise(PlayerView view, Decision decision) {
        return minds.of(view).advise(view, decision);
    }
}
