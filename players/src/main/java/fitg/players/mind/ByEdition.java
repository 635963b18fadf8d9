package fitg.players.mind;

import fitg.play.PlayerView;
import fitg.procedure.Scenario;

/** What is known about the game of each edition; a player asks for the one he is in. */
public record ByEdition<T>(T first, T second) {

    public T of(PlayerView view) {
        return of(view.scenario());
    }

    public T of(Scenario scenario) {
        return switch (scenario.ruleset().edition()) {
            case FIRST -> first;
            case SECOND -> second;
        };
    }
}
