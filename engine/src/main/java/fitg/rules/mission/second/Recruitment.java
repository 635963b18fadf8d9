package fitg.rules.mission.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Defences;
import fitg.rules.force.second.Passage;
import fitg.rules.force.second.Stacks;
import fitg.rules.mission.Missions;
import fitg.rules.spaceship.Ships;
import fitg.state.GameState;
import fitg.state.Position;

/** E2.C.1.1: a new character may join where player characters stand apart. It costs nothing, so the die is rolled unasked. */
@Completion("C-RECRUIT-1")
final class Recruitment {

    private static final int DIE = 10;

    private Recruitment() {}

    /** Where a side has characters apart from its units and somebody is left to join them. */
    static boolean isPossible(Position s, int place, Side side) {
        return Place.isEnviron(place)
                && Stacks.apart(s, place, side) != 0
                && !Passage.isDead(s, place)
                && (Missions.pool(s, side) != 0 || Cloning.isPossible(s, place, side));
    }

    /** What must be rolled or less. */
    static int number(Position s, int environ, Side side) {
        int planet = Place.planet(environ);
        return 1
                + (isSomebodyHome(s, environ, side) ? 1 : 0)
                + (favours(s, planet, side) ? 1 : 0)
                + (Defences.controller(s, planet) == side ? 1 : 0);
    }

    private static boolean isSomebodyHome(Position s, int environ, Side side) {
        int planetId = PRINTED.planet(Place.planet(environ)).id();
        for (long rest = Stacks.apart(s, environ, side); rest != 0; rest = PieceSet.rest(rest)) {
            if (PRINTED.character(PieceSet.lowest(rest)).homePlanetIds().contains(planetId)) {
                return true;
            }
        }
        return false;
    }

    /** Loyalty counts while there is any; a planet in rebellion or under Rebel control is for the rebels. */
    private static boolean favours(Position s, int planet, Side side) {
        PlanetState state = s.planets().state(planet);
        return state.usesLoyaltyMarker() ? s.planets().loyalty(planet).valueFor(side) > 0 : side == Side.REBEL;
    }

    /** Rolls, unless nobody but the dead could come: then he is asked first (K-D31). */
    static void roll(Resolution r, int environ, Side side) {
        GameState s = r.state();
        if (Missions.pool(s, side) == 0) {
            r.call(Cloning.insteadOfNobody(environ));
        } else if (succeeds(r, environ, side)) {
            if (Cloning.isPossible(s, environ, side)) {
                r.call(Cloning.insteadOfTheDeck(environ));
            } else {
                gain(r, environ, side);
            }
        }
    }

    static boolean succeeds(Resolution r, int environ, Side side) {
        int die = r.die("recruitment", DIE);
        if (r.listening()) {
            r.tell(new Event.DieRolled("recruitment", die, "E2.C.1.1"));
        }
        return die <= number(r.state(), environ, side);
    }

    /** K-R28: the newcomer stands apart, shares the detection of the others, and may be given a mission at once. */
    static void gain(Resolution r, int environ, Side side) {
        GameState s = r.state();
        int gained = r.character(Missions.pool(s, side));
        s.people().setAt(gained, environ);
        s.people().leaveMilitary(PieceSet.only(gained));
        if (r.listening()) {
            r.tell(new Event.CharacterGained(gained, environ, "E2.C.1.1"));
        }
        Ships.bringOwned(r, gained);
        r.settle();
    }
}
