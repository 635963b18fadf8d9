package fitg.state.province;

import fitg.content.Area;
import fitg.content.Catalogue;
import fitg.content.GameLevel;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitRoster;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.state.Position;

/**
 * What a province game of 1979 keeps of what is bought, waits, is hurt or was called: the limits on elites and squads, the works on
 * PDBs in this game-turn, units that wait for room, damaged spaceships, sovereigns. Sets are {@link PieceSet}s.
 */
public class Supply {

    private static final int SOVEREIGNS = Catalogue.standard().sovereigns().size();

    /** Nobody waits; nobody writes to it either. */
    static final byte[] NOBODY =
            new byte[Place.COUNT * UnitRoster.of(GameLevel.GALACTIC).columns()];

    /** Of a game that has nothing of it. */
    private static final Supply NOTHING = new Supply(Area.galaxy(), UnitRoster.none());

    private static final Fate[] FATES = Fate.values();

    final Area area;
    final UnitRoster roster;
    /** Units that wait for room, by environ and type; {@link #NOBODY} as long as none ever has. */
    byte[] waiting = NOBODY;

    final byte[] fates = new byte[SOVEREIGNS];

    /** How many wait in all; kept because every Resource Segment asks. */
    int allWaiting;

    int elites;
    int squads;
    long levelled;
    long putUp;
    long damagedShips;
    boolean campsSpared;

    Supply(Area area, UnitRoster roster) {
        this.area = area;
        this.roster = roster;
    }

    /** Of any position; in a smaller game nothing of this ever is. */
    public static Supply of(Position s) {
        Supply part = s.further(Supply.class);
        return part == null ? NOTHING : part;
    }

    /** Whether a game has it: then homes, titles and sovereigns count too (cases 25.0, 26.0). */
    public static boolean isKept(Position s) {
        return s.further(Supply.class) != null;
    }

    // ---- purchases

    /** Case 19.34: how many elite units the Empire has built in this game. */
    public int elites() {
        return elites;
    }

    /** The same of Suicide Squads. */
    public int squads() {
        return squads;
    }

    /** Case 19.22: the planets whose PDB has gained a level for Force Points in this game-turn. */
    public long levelled() {
        return levelled;
    }

    /** Case 19.22: those whose PDB was put Up for a Force Point. */
    public long putUp() {
        return putUp;
    }

    // ---- units that wait (case 15.44)

    final int cells() {
        return area.environs().length * roster.columns();
    }

    final int cell(int environ, UnitType type) {
        return area.placeSlot(environ) * roster.columns() + type.index();
    }

    public boolean anyWaiting() {
        return allWaiting > 0;
    }

    public int waiting(int environ, UnitType type) {
        return allWaiting == 0 ? 0 : waiting[cell(environ, type)];
    }

    public UnitSet waiting(int environ, Side side) {
        UnitSet set = UnitSet.EMPTY;
        for (UnitType type : allWaiting == 0 ? new UnitType[0] : roster.of(side)) {
            set = set.plus(type, waiting(environ, type));
        }
        return set;
    }

    // ---- damage

    /** Case 27.1: the spaceships that are damaged. */
    public long damagedShips() {
        return damagedShips;
    }

    public boolean isDamaged(int ship) {
        return PieceSet.has(damagedShips, ship);
    }

    // ---- sovereigns

    /** What has become of a sovereign. */
    public enum Fate {
        UNSUMMONED,
        REBEL,
        IMPERIAL,
        GONE
    }

    public Fate sovereign(int sovereign) {
        return FATES[fates[sovereign]];
    }

    // ---- camps

    /** Case 28.35 and P-R38: whether troops do not remove camps by themselves yet. */
    public boolean campsSpared() {
        return campsSpared;
    }
}
