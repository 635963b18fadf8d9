package fitg.server.computer;

import fitg.players.Player;
import fitg.players.Players;

/** Where computer players come from. */
public interface PlayerSource {

    /** A player of a level whose choices follow from the seed and the view: it is made anew for every decision. */
    Player player(String level, long seed);

    /** The players on offer. */
    static PlayerSource standard() {
        return (level, seed) -> Players.named(level, seed)
                .orElseThrow(() -> new IllegalStateException("there is no computer player " + level));
    }
}
