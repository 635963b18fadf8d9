package fitg.play;

import fitg.procedure.Action;
import java.util.Optional;

/** The odds of what can be answered in a game of 2002. */
final class SecondOdds {

    private SecondOdds() {}

    static Optional<Odds> of(PlayerView view, Decision decision, Action action) {
        return Optional.empty();
    }
}
