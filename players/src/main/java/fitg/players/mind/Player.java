package fitg.players.mind;

import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.procedure.Action;

/** Somebody who plays a seat: a view and the legal actions go in, one of the actions comes out. Nothing else is seen. */
public interface Player {

    Action choose(PlayerView view, Decision decision);
}
