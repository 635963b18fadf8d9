package fitg.rules.mission.second;

import fitg.content.Loyalty;
import fitg.content.Mission;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.procedure.Scenario;
import fitg.rules.character.Characters;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.force.second.Defences;
import fitg.rules.force.second.Sovereigns;
import fitg.rules.mission.Missions;
import fitg.rules.mission.Theft;
import fitg.rules.possession.Possessions;
import fitg.rules.prisoner.Prisoners;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.theatre.Theatre;

/** The conditions of the missions of 1979 with the counters of 2002: where each of them can be undertaken. */
@Completion("C-MISS-5")
final class MissionGrounds {

    /** 14.4: less than this cannot be stolen. */
    private MissionGrounds() {}

    /** Where there are no bonus rolls there is no questioning either (event 110). */
    static boolean isEntranced(Position s, int place) {
        return Place.isEnviron(place) && Circumstances.now(s).forbidsBonus(Place.planet(place));
    }

    static boolean allow(Scenario scenario, Position s, int environ, Side side, Mission mission) {
        Side enemy = side.opponent();
        return switch (mission) {
            case SABOTAGE -> SecondSabotage.hasTarget(s, environ, enemy);
            case GATHER_INFORMATION ->
                Defences.controller(s, Place.planet(environ)) != side || isPresent(s, environ, enemy);
            case FREE_PRISONERS -> Prisoners.in(s, environ, side) != 0;
            case ASSASSINATION -> targets(s, environ, enemy) != 0;
            case SUBVERT_TROOPS -> side == Side.REBEL && SecondSubversion.hasTarget(s, environ);
            case DIPLOMACY ->
                Circumstances.now(s).listens(Place.planet(environ), side)
                        && Missions.isAllowed(s, environ, side, mission);
            case COUP ->
                Circumstances.now(s).listens(Place.planet(environ), side)
                        && !Circumstances.on(s, Place.planet(environ)).isAlive()
                        && Missions.isAllowed(s, environ, side, mission);
            case REBELLION ->
                !Realm.of(s).isHypnotised(Place.planet(environ)) && Missions.isAllowed(s, environ, side, mission);
            case SCAVENGE -> side == Side.REBEL && Possessions.deck(s) != 0;
            case START_REBEL_CAMP -> side == Side.REBEL && mayCamp(s, environ);
            case STEAL_RESOURCES -> Theft.isPossible(scenario, s, environ, side);
            case SUMMON_SOVEREIGN -> Summons.isPossible(s, environ, side);
            default -> false;
        };
    }

    /** Those who can be assassinated: detected characters, and sovereigns, who are never hard to find (25.24, 25.3). */
    static long targets(Position s, int environ, Side enemy) {
        return Missions.targets(s, environ, enemy) | Sovereigns.targets(s, environ, enemy);
    }

    private static boolean isPresent(Position s, int environ, Side side) {
        return Theatre.counters(s).anyMilitary(environ, side) || Characters.free(s, environ, side) != 0;
    }

    /** 13.2: where the Empire is loved, and no camp is yet. */
    private static boolean mayCamp(Position s, int environ) {
        int planet = Place.planet(environ);
        Loyalty loyalty = s.planets().loyalty(planet);
        return s.places().campSince(environ) == 0
                && s.planets().state(planet).usesLoyaltyMarker()
                && (loyalty == Loyalty.PATRIOTIC || loyalty == Loyalty.LOYAL);
    }
}
