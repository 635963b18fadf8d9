package fitg.players;

import fitg.play.PlayerView;

/** What is known about the game of each edition; a player asks for the one he is in. */
public record ByEdition<T>(T first, T second) {

    public T of(PlayerView view) {
        return switch (view.scenario().ruleset().edition()) {
            case FIRST -> first;
            case SECOND -> second;
        };
    }
}
