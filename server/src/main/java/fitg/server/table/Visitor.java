package fitg.server.table;

import fitg.content.Side;
import fitg.play.Viewer;
import java.util.Optional;

/** Who asks: somebody in a seat of the game, or an onlooker. */
public record Visitor(Viewer viewer, Optional<Side> seat) {

    static final Visitor ONLOOKER = new Visitor(Viewer.SPECTATOR, Optional.empty());

    static Visitor in(Side side) {
        return new Visitor(Viewer.of(side), Optional.of(side));
    }

    /** The seat, for what only a player may do. */
    public Side player() {
        return seat.orElseThrow(() -> new Refusal(Refusal.Kind.NO_SEAT, "This needs the link of a seat in the game."));
    }
}
