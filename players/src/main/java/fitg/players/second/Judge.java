package fitg.players.second;

import fitg.content.Side;
import fitg.galaxy.state.Realm;
import fitg.play.PlayerView;
import fitg.players.captain.Temperament;
import fitg.players.galaxy.Tide;

/** Says how likely the Rebels win from a position. */
interface Judge {

    double ofRebels(PlayerView view);

    /** Whoever thinks weighs his own people by his care, and the enemy's by his liking for a fight. */
    static Judge of(PlayerView view, Temperament how, Side thinker) {
        if (!Realm.spans(view)) {
            return new Worth(how, thinker);
        }
        double own = 1 / how.daring();
        return thinker == Side.REBEL
                ? new Tide(own, how.aggression())::ofRebels
                : new Tide(how.aggression(), own)::ofRebels;
    }
}
