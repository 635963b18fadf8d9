package fitg.procedure;

import fitg.content.Area;
import fitg.content.CharacterCard;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Planet;
import fitg.content.ScenarioSheet;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.content.UnitType;
import fitg.state.GameState;
import fitg.state.Position;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What a scenario sets: its part of the galaxy, forces, length and ends. All of it is written on its sheet; the rules of its
 * level have understood what the sheet says about reinforcements and victories. The rules ask it; it decides nothing else.
 */
public final class Scenario {

    private final Ruleset ruleset;
    private final ScenarioSheet sheet;
    private final Area area;
    private final Reinforcements reinforcements;
    private final Map<Side, List<InstantVictory>> victories;
    private final InstantVictory[][] waysToWin = new InstantVictory[Side.values().length][];
    private final List<List<Integer>> ships;
    private final long[] casts = new long[Side.values().length];
    private final long missions;
    private final int lastTurn;
    private final int pointsToWin;
    private final int planetsToWin;
    private final long prizes;
    private final Object further;

    public Scenario(
            Ruleset ruleset,
            ScenarioSheet sheet,
            Area area,
            Reinforcements reinforcements,
            Map<Side, List<InstantVictory>> victories) {
        this(ruleset, sheet, area, reinforcements, victories, null);
    }

    /** @param further what the ruleset has understood of the sheet besides */
    public Scenario(
            Ruleset ruleset,
            ScenarioSheet sheet,
            Area area,
            Reinforcements reinforcements,
            Map<Side, List<InstantVictory>> victories,
            Object further) {
        this.further = further;
        this.ruleset = ruleset;
        this.sheet = sheet;
        this.area = area;
        this.reinforcements = reinforcements;
        this.victories = new EnumMap<>(victories);
        ships = Stream.of(Side.values()).map(side -> ships(sheet, side)).toList();
        for (Side side : Side.values()) {
            waysToWin[side.ordinal()] = victories.get(side).toArray(InstantVictory[]::new);
            for (CharacterCard card : sheet.forces().get(side).characters()) {
                casts[side.ordinal()] |= PieceSet.only(card.index());
            }
        }
        missions = ruleset.missions().stream().mapToLong(Mission::bit).reduce(0, (all, each) -> all | each);
        lastTurn = sheet.lastTurn();
        pointsToWin = sheet.pointsToWin();
        planetsToWin = victories.get(Side.REBEL).stream()
                .mapToInt(InstantVictory::planets)
                .min()
                .orElse(InstantVictory.NO_NUMBER);
        prizes = prizes(victories.get(Side.REBEL));
    }

    private long prizes(List<InstantVictory> ways) {
        long prizes = 0;
        for (CharacterCard card : sheet.forces().get(Side.IMPERIAL).characters()) {
            prizes |= ways.stream().anyMatch(way -> way.isPrize(card.index())) ? PieceSet.only(card.index()) : 0;
        }
        return prizes;
    }

    /** The same scenario with another number of points to win: for those who ask what that would change. */
    public Scenario worth(int points) {
        return new Scenario(ruleset, sheet.worth(points), area, reinforcements, victories, further);
    }

    /** The rules it is played by. */
    public Ruleset ruleset() {
        return ruleset;
    }

    /** The missions of its rules as a set of {@link Mission#bit()}. */
    public long missions() {
        return missions;
    }

    /** What is written about it. */
    public ScenarioSheet sheet() {
        return sheet;
    }

    /** The name used on the command line and in saved games. */
    public String id() {
        return sheet.id();
    }

    public String title() {
        return sheet.title();
    }

    /** Case 16.11: loyalty starts on A and marked planets are Rebel-controlled; otherwise on S. */
    public boolean armageddon() {
        return sheet.armageddon();
    }

    public int lastTurn() {
        return lastTurn;
    }

    public int pdbLevel(Planet planet) {
        return sheet.pdbLevels().getOrDefault(planet.id(), 0);
    }

    /** Starting military units in the order they are placed. */
    public List<UnitType> units(Side side) {
        return sheet.forces().get(side).units();
    }

    /** Starting spaceships by their place in the catalogue. */
    public List<Integer> ships(Side side) {
        return ships.get(side.ordinal());
    }

    private static List<Integer> ships(ScenarioSheet sheet, Side side) {
        return sheet.forces().get(side).ships().stream().map(Spaceship::index).toList();
    }

    /** The starting characters of a side as a set. */
    public long cast(Side side) {
        return casts[side.ordinal()];
    }

    public int pointsToWin() {
        return pointsToWin;
    }

    public Reinforcements reinforcements() {
        return reinforcements;
    }

    /** The side that has won at this very moment, or null. */
    public Side instantWinner(Position position) {
        return wins(Side.REBEL, position) ? Side.REBEL : wins(Side.IMPERIAL, position) ? Side.IMPERIAL : null;
    }

    private boolean wins(Side side, Position position) {
        for (InstantVictory way : waysToWin[side.ordinal()]) {
            if (way.holds(this, position)) {
                return true;
            }
        }
        return false;
    }

    /** How many planets win the game for the Rebel player at once. */
    public int planetsToWin() {
        return planetsToWin;
    }

    /** Whether the capture of this character wins the game at once. */
    public boolean isPrize(int character) {
        return PieceSet.has(prizes, character);
    }

    /** What its ruleset has understood of the sheet besides; null where it has nothing of that kind. */
    public <T> T further(Class<T> kind) {
        return kind.isInstance(further) ? kind.cast(further) : null;
    }

    /** The part of the galaxy that is played in. */
    public Area area() {
        return area;
    }

    /** A state of this scenario's size with nothing on the map. */
    public GameState emptyState() {
        return ruleset.emptyState(area);
    }

    public int[] planets() {
        return area.planets();
    }

    public int[] environs() {
        return area.environs();
    }

    @Override
    public String toString() {
        return id();
    }
}
