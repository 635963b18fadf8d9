package fitg.galaxy.politics;

import fitg.content.EventCard;
import fitg.procedure.Correction;
import fitg.procedure.Resolution;
import fitg.rules.secret.Unveiling;
import fitg.state.realm.Realm;
import fitg.state.realm.Secret;

/** Where nothing spreads to other planets: everywhere under event 121, and from the Living Planet (4.3). */
public final class Silence {

    private Silence() {}

    /** Whether it lies over a planet; that nothing spreads from it tells the secret of the Living Planet. */
    public static boolean lies(Resolution r, int planet) {
        Realm realm = Realm.of(r.state());
        if (realm.isEvent(EventCard.COMMUNICATIONS_JAMMED)) {
            return true;
        }
        boolean living = realm.secret(planet) == Secret.LIVING_PLANET.ordinal();
        if (living && r.rules().has(Correction.LIVING_PLANET_SHOWS)) {
            Unveiling.byUse(r, Secret.LIVING_PLANET, planet);
        }
        return living;
    }
}
