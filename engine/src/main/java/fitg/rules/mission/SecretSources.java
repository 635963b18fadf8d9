package fitg.rules.mission;

import fitg.content.Card;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Spaceship;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.circumstance.SecretAtWork;
import fitg.rules.possession.FindPossession;
import fitg.rules.possession.Possessions;
import fitg.rules.secret.Unveiling;
import fitg.state.Digest;
import fitg.state.realm.Realm;

/**
 * What Rebels find besides when they gather information: in the Imperial Archives all planet secrets, a trap among them without its
 * teeth (31.24); at Imperial Deltronics a spaceship for one of the group (G-R52: a camp holds none).
 */
public final class SecretSources extends Procedure {

    private SecretSources() {}

    public static void open(Resolution r, int environ, long group) {
        SecretAtWork secret = Circumstances.shown(r.state(), Place.planet(environ));
        if (secret.opensArchives()) {
            r.call(new SecretSources());
        }
        long finders = group & r.state().people().free();
        long ships = Possessions.deck(r.state()) & PieceSet.first(Card.SHIPS) & ~PieceSet.only(Spaceship.S_XIII);
        if (secret.givesShips() && ships != 0 && finders != 0) {
            r.call(new FindPossession(r.possession(ships), finders));
        }
    }

    /** All secrets, ascending, each with its effects before the next (G-R51). */
    @Override
    public void advance(Resolution r) {
        long hidden = Realm.of(r.state()).hidden();
        if (hidden == 0) {
            r.finish();
        } else {
            r.call(Unveiling.byArchives(PieceSet.lowest(hidden)));
        }
    }

    @Override
    protected void digest(Digest d) {}
}
