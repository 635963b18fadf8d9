package fitg.state;

import fitg.content.Area;
import fitg.content.Catalogue;
import fitg.content.EnvironType;
import fitg.content.GameLevel;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitRoster;
import fitg.content.UnitSet;
import fitg.content.UnitType;

/** The military units: how many of each type stand where, and how many of those have moved in this segment. */
public class Forces {

    private static final UnitType[] NO_TYPES = {};

    static final int SIDES = 2;

    static final int TOTAL = 0;
    static final int STRENGTH = 1;
    static final int READY = 2;
    static final int SPENT = 3;
    static final int FIGURES = 4;

    /** What there is to be summed up where no unit can ever be; nobody writes to it, so all such games share it. */
    private static final byte[] NOBODY_ANYWHERE = new byte
            [Place.COUNT * SIDES * FIGURES + Catalogue.standard().planets().size() * SIDES];

    /** Nobody has moved; nobody writes to it either, and no state has to keep it. */
    static final byte[] STILL =
            new byte[Place.COUNT * UnitRoster.of(GameLevel.GALACTIC).columns()];

    final Area area;
    final UnitRoster roster;
    final int columns;
    final byte[] units;
    /** How many of them have moved; {@link #STILL} as long as none ever has. */
    byte[] moved = STILL;
    /**
     * For each place and side the sum of its units, of their strength, of those that can leave their planet and have not
     * moved, and of those that have; behind them, for each planet and side, the sum of its units. Kept only because every
     * rule asks for them, and in one array because a game is copied more often than anything else.
     */
    final byte[] sums;

    private final int planetSums;

    /** Where units have moved to in this segment; a bit for each place, and one again for every 64 places further. */
    long movedTo;

    Forces(Area area, UnitRoster roster) {
        this.area = area;
        this.roster = roster;
        columns = roster.columns();
        int places = area.places().length;
        units = new byte[places * columns];
        planetSums = places * SIDES * FIGURES;
        sums = roster.isEmpty() ? NOBODY_ANYWHERE : new byte[planetSums + area.planets().length * SIDES];
    }

    final int cell(int place, UnitType type) {
        return area.placeSlot(place) * columns + type.index();
    }

    final int sum(int place, Side side) {
        return (area.placeSlot(place) * SIDES + side.ordinal()) * FIGURES;
    }

    final int planetSum(int planet, Side side) {
        return planetSums + area.planetSlot(planet) * SIDES + side.ordinal();
    }

    /** The types that take part in this game. */
    public UnitRoster roster() {
        return roster;
    }

    public int units(int place, UnitType type) {
        return units[cell(place, type)];
    }

    public int unmoved(int place, UnitType type) {
        int cell = cell(place, type);
        return units[cell] - moved[cell];
    }

    /** The units of a side here that have not moved in this segment. */
    public UnitSet unmoved(int place, Side side) {
        UnitSet set = UnitSet.EMPTY;
        for (UnitType type : anyUnmoved(place, side) ? roster.of(side) : NO_TYPES) {
            set = set.plus(type, unmoved(place, type));
        }
        return set;
    }

    /** All units of a side in a place. */
    public int units(int place, Side side) {
        return sums[sum(place, side) + TOTAL];
    }

    /** Whether a side has units here that have not moved in this segment. */
    public boolean anyUnmoved(int place, Side side) {
        int sum = sum(place, side);
        return sums[sum + TOTAL] > sums[sum + SPENT];
    }

    /** Whether any of them can leave its planet (case 7.21). */
    public boolean anyMobileUnmoved(int place, Side side) {
        return sums[sum(place, side) + READY] > 0;
    }

    /** All units of a side in the environs of a planet. */
    public int onPlanet(int planet, Side side) {
        return sums[planetSum(planet, side)];
    }

    /** What they fight with when they are attacked: a Suicide Squad only where nobody else is with it (case 19.62). */
    public int strength(int place, Side side) {
        int squads = squads(place, side);
        boolean alone = squads == units(place, side);
        return sums[sum(place, side) + STRENGTH] - (alone ? 0 : squadStrength(squads));
    }

    /** What they attack, search and send squads with: never that of Suicide Squads (cases 19.62, 19.63, P-R54). */
    public int strikingStrength(int place, Side side) {
        return sums[sum(place, side) + STRENGTH] - squadStrength(squads(place, side));
    }

    private int squadStrength(int squads) {
        return squads == 0 ? 0 : squads * roster.squad().strength();
    }

    /** Case 19.6: the Suicide Squads of a side here. */
    public int squads(int place, Side side) {
        return roster.squad() == null || side == Side.REBEL ? 0 : units(place, roster.squad());
    }

    /** Case 19.6: the units of a side that count for the limits of a place. */
    public int stacked(int place, Side side) {
        return units(place, side) - squads(place, side);
    }

    /** All units of a side in a place, type by type. */
    public UnitSet in(int place, Side side) {
        UnitSet set = UnitSet.EMPTY;
        if (units(place, side) != 0) {
            for (UnitType type : roster.of(side)) {
                set = set.plus(type, units(place, type));
            }
        }
        return set;
    }

    /** Case 10.53: whether the populace of an environ has units of its own there. */
    public boolean hasNatives(int environ, EnvironType type) {
        if (units(environ, Side.REBEL) != 0) {
            for (UnitType each : roster.of(Side.REBEL)) {
                if (each.isAtHomeIn(type) && units(environ, each) > 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Case 19.5: whether a side has an elite unit here. */
    public boolean hasElite(int place, Side side) {
        for (UnitType each : units(place, side) > 0 ? roster.elites() : NO_TYPES) {
            if (each.side() == side && units(place, each) > 0) {
                return true;
            }
        }
        return false;
    }

    /** Case 7.22: how many units lie face down here. */
    public int faceDown(int place) {
        int sum = 0;
        for (UnitType type : roster.hidden()) {
            sum += units(place, type);
        }
        return sum;
    }

    /** How many of those that lie face down here have moved in this segment, or have not. */
    public int faceDown(int place, boolean thatMoved) {
        int unmoved = 0;
        for (UnitType type : roster.hidden()) {
            unmoved += unmoved(place, type);
        }
        return thatMoved ? faceDown(place) - unmoved : unmoved;
    }

    /** The face-down units here, type by type; those that moved in this segment, or those that did not. */
    public UnitSet hidden(int place, boolean thatMoved) {
        UnitSet set = UnitSet.EMPTY;
        for (UnitType type : roster.hidden()) {
            int unmoved = unmoved(place, type);
            set = set.plus(type, thatMoved ? units(place, type) - unmoved : unmoved);
        }
        return set;
    }
}
