package fitg.rules.mission.second;

import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.procedure.Resolution;
import fitg.procedure.Scenario;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.secret.Unveiling;
import fitg.state.Position;

/**
 * Event 101 and the planet secret Hyper-World: a group, or a camp, may be given a second mission of another kind (G-R47). Each event and success
 * roll serves both; bonus rolls are made for each; a mission that ends leaves the other.
 */
@Completion("C-OTHER-1")
final class DoubleMissions {

    private DoubleMissions() {}

    /** Rebels can use a secret that lies open; the Imperial player knows it before, and shows it by its use. */
    private static boolean arePossible(Position s, int environ, Side side) {
        return Circumstances.now(s).doublesMissions(s)
                || Circumstances.knownTo(side, s, Place.planet(environ)).doublesMissions();
    }

    /** Whoever gives one where the secret is the reason shows it. */
    static void show(Resolution r, int environ) {
        int planet = Place.planet(environ);
        if (Circumstances.on(r.state(), planet).doublesMissions()) {
            Unveiling.byUse(r, planet);
        }
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
