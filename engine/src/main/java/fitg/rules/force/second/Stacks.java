package fitg.rules.force.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Environ;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.rules.character.Characters;
import fitg.state.Cast;
import fitg.state.Position;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;

/** E3.3: who stands with whom. In an environ there are two stacks of a side; in space everybody is aboard a ship. */
public final class Stacks {

    private static final int[] SIZES =
            PRINTED.environs().stream().mapToInt(Environ::size).toArray();

    private Stacks() {}

    /** The free characters of a side in an environ who stand apart from the units. */
    public static long apart(Position s, int environ, Side side) {
        return Characters.inCharacterStack(s, environ, side);
    }

    /** The free characters of a side in an environ who stand with the units. */
    public static long withUnits(Position s, int environ, Side side) {
        return Characters.inMilitaryStack(s, environ, side);
    }

    /** E2.B.1 and S-R70: stacked with ground units, and so safe from a search; landed starships alone do not protect. */
    public static boolean areProtected(Position s, int environ, Side side) {
        return Theatre.counters(s).groundUnits(environ, side) > 0;
    }

    /** S-R77: all free characters of a side in an environ who are not stacked with ground units. */
    public static long hiders(Position s, int environ, Side side) {
        long free = Characters.free(s, environ, side);
        return areProtected(s, environ, side) ? free & ~s.people().military() : free;
    }

    /** Everybody in the same stack of an environ, or aboard the same ship in space; free ones only, himself included. */
    public static long around(Position s, int character) {
        int place = s.people().at(character);
        long friends = Characters.free(s, place, Cast.side(character));
        if (Place.isEnviron(place)) {
            boolean military = PieceSet.has(s.people().military(), character);
            return friends & (military ? s.people().military() : ~s.people().military());
        }
        return friends & aboardWith(s, character);
    }

    /** Everybody aboard the ship a character is in, prisoners too. */
    public static long aboardWith(Position s, int character) {
        var company = Theatre.company(s);
        int starship = company.starshipOf(character);
        if (starship >= 0) {
            return company.aboardStarship(starship);
        }
        int ship = company.spaceshipOf(character);
        return ship >= 0 ? company.aboardSpaceship(ship) : PieceSet.only(character);
    }

    /** E3.3.b.1 and E3.3.b.2: whether one more ground unit of a side finds room. */
    public static boolean hasRoom(Position s, int environ, Side side, int arriving) {
        return hasRoom(Theatre.counters(s), environ, side, arriving);
    }

    /** The same for who has the counters at hand and asks for many environs. */
    public static boolean hasRoom(Counters counters, int environ, Side side, int arriving) {
        return counters.groundUnits(environ, side) + arriving <= SIZES[environ];
    }
}
