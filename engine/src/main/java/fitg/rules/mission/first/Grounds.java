package fitg.rules.mission.first;

import fitg.content.Mission;
import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Resolution;
import fitg.procedure.Scenario;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.circumstance.SecretAtWork;
import fitg.rules.mission.Missions;
import fitg.rules.mission.Theft;
import fitg.rules.secret.Unveiling;
import fitg.state.Position;
import fitg.state.realm.Realm;

/** Where a mission can be undertaken, with what the Galactic Game has to say about it (14, and secrets and events). */
final class Grounds {

    private Grounds() {}

    static boolean allow(Scenario scenario, Position s, int environ, Side side, Mission mission) {
        int planet = Place.planet(environ);
        SecretAtWork secret = Circumstances.on(s, planet);
        return switch (mission) {
            case STEAL_RESOURCES -> Theft.isPossible(scenario, s, environ, side);
            case DIPLOMACY ->
                Circumstances.now(s).listens(planet, side) && Missions.isAllowed(s, environ, side, mission);
            case COUP ->
                Circumstances.now(s).listens(planet, side)
                        && !secret.isAlive()
                        && Missions.isAllowed(s, environ, side, mission);
            case SUMMON_SOVEREIGN -> !secret.isAlive() && Missions.isAllowed(s, environ, side, mission);
            case REBELLION -> !Realm.of(s).isHypnotised(planet) && Missions.isAllowed(s, environ, side, mission);
            case GAIN_CHARACTERS ->
                Missions.isAllowed(s, environ, side, mission) || ClonedRecruits.isPossible(s, environ, side);
            default -> Missions.isAllowed(s, environ, side, mission);
        };
    }

    /** 4.3: where the people love the other side the first letter of a diplomat or plotter counts for nothing. */
    static boolean discardsFirst(Position s, int environ, Side side, Mission mission) {
        boolean words = mission == Mission.DIPLOMACY || mission == Mission.COUP;
        return words && Circumstances.shown(s, Place.planet(environ)).resists(side);
    }

    /** Event 101 and Hyper-World: whether a group may have two missions (G-R47); the Empire knows its secrets. */
    static boolean doubles(Position s, int environ, Side side) {
        return Circumstances.now(s).doublesMissions(s)
                || Circumstances.knownTo(side, s, Place.planet(environ)).doublesMissions();
    }

    /** Who makes use of Hyper-World shows it. */
    static void showDoubling(Resolution r, int environ) {
        int planet = Place.planet(environ);
        if (Circumstances.on(r.state(), planet).doublesMissions()) {
            Unveiling.byUse(r, planet);
        }
    }
}
