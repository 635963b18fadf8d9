package fitg.galaxy.politics;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.rules.character.Characters;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.realm.RealmState;

/** 4.2 (d): Rebels who have just been detected on a planet with a hidden secret; it may be a trap. */
public final class Alarms {

    private Alarms() {}

    /** G-R48: every planet for which the Imperial player is asked now, whatever its secret is; each only once for the same Rebel. */
    public static long raise(GameState s) {
        long hidden = Realm.of(s).hidden();
        long planets = PieceSet.NONE;
        if (hidden == 0) {
            return planets;
        }
        RealmState realm = RealmState.of(s);
        long detected = Characters.detected(s);
        for (long rest = Cast.characters(Side.REBEL)
                        & (detected | realm.secrets().alarmed());
                rest != 0;
                rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int planet = PieceSet.has(detected, each) ? hiddenPlanet(s, each, hidden) : Realm.NONE;
            planets |= planet != Realm.NONE && planet != realm.secrets().alarm(each)
                    ? PieceSet.only(planet)
                    : PieceSet.NONE;
            realm.secrets().setAlarm(each, planet);
        }
        return planets;
    }

    private static int hiddenPlanet(Position s, int character, long hidden) {
        int at = s.people().at(character);
        return Place.isEnviron(at) && PieceSet.has(hidden, Place.planet(at)) ? Place.planet(at) : Realm.NONE;
    }
}
