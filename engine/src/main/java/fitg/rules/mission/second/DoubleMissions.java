package fitg.rules.mission.second;

import fitg.content.EventCard;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.procedure.Scenario;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.realm.Secret;

/**
 * Event 101 and the planet secret Hyper-World: a group, or a camp, may be given a second mission of another kind (G-R47). Each event and success
 * roll serves both; bonus rolls are made for each; a mission that ends leaves the other.
 */
@Completion("C-OTHER-1")
final class DoubleMissions {

    private DoubleMissions() {}

    /** Rebels can use a secret that lies open; the Imperial player knows it before, and shows it by its use. */
    private static boolean arePossible(Position s, int environ, Side side) {
        Realm realm = Realm.of(s);
        int planet = Place.planet(environ);
        boolean singularity = realm.isEvent(EventCard.TIME_SINGULARITY) && realm.round() == 1;
        boolean secret =
                side == Side.REBEL ? realm.shows(Secret.HYPER_WORLD, planet) : realm.has(Secret.HYPER_WORLD, planet);
        return singularity || secret;
    }

    /** The second missions open to a group that has one. */
    static long open(Scenario scenario, Position s, int environ, long group, long used) {
        Side side = s.turn().phasing();
        if (!arePossible(s, environ, side)) {
            return PieceSet.NONE;
        }
        return SecondMissions.openTo(scenario, s, environ, side, group) & ~used & ~Mission.QUESTION_PRISONER.bit();
    }

    /** The second missions open to the Rebel camp of an environ that has one: camps may do it too (4.3, event 101). */
    static long openToCamp(Scenario scenario, Position s, int environ, long used) {
        return arePossible(s, environ, Side.REBEL)
                ? SecondMissions.openToCamp(scenario, s, environ, Side.REBEL) & ~used
                : PieceSet.NONE;
    }
}
