package fitg.rules.force.first;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.rules.character.Characters;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.Position;

/** Cases 19.1, 19.6, 20.5 and 21.2: what stacks of military units are worth off the ground. */
public final class Fleets {

    /** Case 21.21: so many units jump together without hindering each other. */
    private static final int UNHINDERED = 3;

    /** Case 21.27: the rating the Imperial player may declare for all his units. */
    private static final int NAVIGATION_TWO = 2;

    /** Case 22.3: the strength every unit must have in a Determined Assault. */
    private static final int DETERMINED = 3;

    private static final long SPACE_LEADERS = spaceLeaders();

    private Fleets() {}

    private static long spaceLeaders() {
        long set = PieceSet.NONE;
        for (int character = 0; character < Cast.WITH_SOVEREIGNS; character++) {
            set |= Cast.spaceLeadership(character) > 0 ? PieceSet.only(character) : 0;
        }
        return set;
    }

    /** Those who fight, bear losses and are counted: neither loads nor Suicide Squads, unless these are alone (case 19.62). */
    public static UnitSet fighting(UnitSet units, boolean inSpace) {
        UnitSet able = units.only(type -> !type.isSquad() && type.strength(inSpace) > 0);
        return able.isEmpty() ? units.only(UnitType::isSquad) : able;
    }

    /** Those who attack, intercept and look for ships: Suicide Squads do none of it (cases 19.63, 20.44). */
    public static UnitSet striking(UnitSet units, boolean inSpace) {
        return units.only(type -> !type.isSquad() && type.strength(inSpace) > 0);
    }

    /** Case 20.5: how many units that cannot leave their planet by themselves they can take along. */
    public static int carriers(UnitSet units) {
        return units.count(UnitType::carries);
    }

    public static int loads(UnitSet units) {
        return units.count(type -> !type.mobile());
    }

    /** Case 22.3, P-R40: whether the attacker may stake everything. */
    public static boolean mayBeDetermined(UnitSet units, boolean inSpace) {
        UnitSet attackers = striking(units, inSpace);
        return !attackers.isEmpty() && attackers.count(type -> type.strength(inSpace) < DETERMINED) == 0;
    }

    /**
     * Cases 21.2 and 21.27: how well a stack jumps, and it may be less than nothing (P-R19). A stack of a Suicide Squad alone has
     * the rating of that counter.
     */
    public static int navigation(UnitSet units, boolean led, boolean two) {
        UnitSet ships = units.only(type -> type.mobile() && !type.isSquad());
        int size = two ? units.count(UnitType::mobile) : ships.size();
        int free = UNHINDERED + (led ? 1 : 0);
        return (two ? NAVIGATION_TWO : lowest(ships.isEmpty() ? units : ships)) - Math.max(0, size - free);
    }

    private static int lowest(UnitSet units) {
        int lowest = Integer.MAX_VALUE;
        for (int index = 0; index < units.types(); index++) {
            UnitType type = UnitType.at(index);
            if (units.count(type) > 0 && type.mobile()) {
                lowest = Math.min(lowest, type.isSquad() ? type.navigation() : type.spaceStrength());
            }
        }
        return lowest;
    }

    /** Case 22.41: who of a side can lead its units in this stack in space. */
    public static long leaders(Position s, int place, Side side) {
        return Characters.free(s, place, side)
                & SPACE_LEADERS
                & ~s.people().disabled()
                & ~Circumstances.now(s).unfit();
    }

    /** Whether a side has military units in a stack, so that nobody there floats (P-R17). */
    public static boolean anybody(Position s, int place, Side side) {
        return s.forces().units(place, side) > 0;
    }

    /** The ships of a side in a place. */
    public static long ships(Position s, int place, Side side) {
        long found = PieceSet.NONE;
        for (long rest = s.gear().shipsOnMap() & Ships.of(side); rest != 0; rest = PieceSet.rest(rest)) {
            int ship = PieceSet.lowest(rest);
            found |= s.gear().shipAt(ship) == place ? PieceSet.only(ship) : 0;
        }
        return found;
    }

    /** Whether a character there would have nothing to be aboard of (P-R17). */
    public static boolean wouldFloat(Position s, int place, Side side) {
        return Place.isInSpace(place) && !anybody(s, place, side) && ships(s, place, side) == 0;
    }
}
