package fitg.players.second;

import fitg.play.PlayerView;

/** Says how likely the Rebels win from a position. */
interface Judge {

    double ofRebels(PlayerView view);
}
