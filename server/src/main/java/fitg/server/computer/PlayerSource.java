package fitg.server.computer;

import fitg.players.Players;
import fitg.players.mind.Player;
import java.time.Duration;

/** Where computer players come from. */
public interface PlayerSource {

    /** A player of a level whose choices follow from the seed and the view: it is made anew for every decision. */
    Player player(String level, long seed);

    /** How long a Marshal thinks about a decision: long enough to play well, and nobody is kept waiting. */
    Duration THINKING = Duration.ofMillis(250);

    /** The players on offer. */
    static PlayerSource standard() {
        return (level, seed) -> Players.live(level, seed, THINKING)
                .orElseThrow(() -> new IllegalStateException("there is no computer player " + level));
    }
}
