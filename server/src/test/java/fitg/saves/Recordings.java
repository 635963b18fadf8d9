package fitg.saves;

import fitg.play.Game;
import java.util.Map;

/** Recordings of games that did not begin at their set-up. */
public final class Recordings {

    private Recordings() {}

    /** One without a story: it can be played on, but its earlier moments cannot be looked at. */
    public static Recording from(Game game) {
        return new Recording(game, new SavedChance.Seed(0), Map.of());
    }
}
