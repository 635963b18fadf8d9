package fitg.content;

import java.util.Arrays;
import java.util.List;

/** The types of military units that take part in a game, Imperial ones first. */
public final class UnitRoster {

    private final UnitType[] all;
    private final UnitType[][] bySide;
    private final UnitType[] hidden;
    private final UnitType[] elites;
    private final UnitType squad;
    private final int columns;

    private UnitRoster(List<UnitType> types) {
        all = types.toArray(UnitType[]::new);
        bySide = Arrays.stream(Side.values())
                .map(side -> types.stream().filter(type -> type.side() == side).toArray(UnitType[]::new))
                .toArray(UnitType[][]::new);
        hidden = types.stream().filter(UnitType::hidden).toArray(UnitType[]::new);
        elites = types.stream().filter(UnitType::elite).toArray(UnitType[]::new);
        squad = types.stream().filter(UnitType::isSquad).findFirst().orElse(null);
        columns = types.stream().mapToInt(UnitType::index).max().orElse(-1) + 1;
    }

    public static UnitRoster of(GameLevel level) {
        return new UnitRoster(Catalogue.standard().unitTypes().stream()
                .filter(type -> type.games().contains(level))
                .toList());
    }

    /** That of a game whose armies are something else. */
    public static UnitRoster none() {
        return new UnitRoster(List.of());
    }

    public boolean isEmpty() {
        return all.length == 0;
    }

    /** All types in the order of their index; not to be changed. */
    public UnitType[] all() {
        return all;
    }

    /** The types of a side in the order of their index; not to be changed. */
    public UnitType[] of(Side side) {
        return bySide[side.ordinal()];
    }

    /** Case 7.22: the types that lie face down; not to be changed. */
    public UnitType[] hidden() {
        return hidden;
    }

    /** The elite types of both sides; not to be changed. */
    public UnitType[] elites() {
        return elites;
    }

    /** The type of Suicide Squads (case 19.6), or null in a game without them. */
    public UnitType squad() {
        return squad;
    }

    /** Case 15.41: the Rebel unit of this strength that is raised in an environ of this type. */
    public UnitType raised(EnvironType type, int strength) {
        for (UnitType each : of(Side.REBEL)) {
            if (each.strength() == strength && each.isAtHomeIn(type)) {
                return each;
            }
        }
        throw new IllegalArgumentException("no Rebel unit of strength " + strength + " is at home in " + type);
    }

    /** The garrison type of a side that cannot leave its planet and lies open (case 7.21). */
    public UnitType garrison(Side side) {
        for (UnitType each : of(side)) {
            if (!each.mobile()) {
                return each;
            }
        }
        throw new IllegalArgumentException("the " + side + " side has no garrison units");
    }

    /** One more than the highest index of a type. */
    public int columns() {
        return columns;
    }
}
