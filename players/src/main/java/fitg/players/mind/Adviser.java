package fitg.players.mind;

import fitg.play.Decision;
import fitg.play.PlayerView;

/** Somebody who can say why. He sees what a player sees. */
public interface Adviser {

    Advice advise(PlayerView view, Decision decision);
}
