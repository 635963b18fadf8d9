package fitg.level.galactic;

import fitg.content.Side;
import fitg.galaxy.politics.Guess;
import fitg.level.province.ProvinceSecrecy;
import fitg.procedure.Chance;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.realm.RealmState;

/** What each side may not know of the Galactic Game: the secrets of the other, and the units that lie face down (2.2). */
final class GalacticSecrecy extends ProvinceSecrecy {

    @Override
    public void conceal(GameState seen, Side viewer) {
        super.conceal(seen, viewer);
        RealmState.of(seen).hideFrom(viewer);
    }

    /** IPOC: once it has risen they lie face up. */
    @Override
    public boolean hidesUnits(Position s) {
        return !Realm.of(s).unitsShown();
    }

    @Override
    public void imagine(GameState seen, Side viewer, Chance chance) {
        Guess guess = new Guess(seen, chance);
        if (viewer != Side.REBEL) {
            guess.base();
        }
        if (viewer != Side.IMPERIAL) {
            guess.secrets();
            guess.assignments();
        }
    }
}
