package fitg.content;

/**
 * The military units of the Star System Game (case 7.0): three Imperial kinds, and for each environ type a Rebel 1-0
 * and a Rebel 2-1. Kinds are also array columns, so the order is part of the state.
 */
public enum UnitKind {
    MILITIA(Side.IMPERIAL, null, 1, 0),
    PATROL(Side.IMPERIAL, null, 1, 2),
    LINE(Side.IMPERIAL, null, 3, 2),
    URBAN_1_0(Side.REBEL, EnvironType.URBAN, 1, 0),
    WILD_1_0(Side.REBEL, EnvironType.WILD, 1, 0),
    SUBTERRANEAN_1_0(Side.REBEL, EnvironType.SUBTERRANEAN, 1, 0),
    LIQUID_1_0(Side.REBEL, EnvironType.LIQUID, 1, 0),
    AIR_1_0(Side.REBEL, EnvironType.AIR, 1, 0),
    FIRE_1_0(Side.REBEL, EnvironType.FIRE, 1, 0),
    URBAN_2_1(Side.REBEL, EnvironType.URBAN, 2, 1),
    WILD_2_1(Side.REBEL, EnvironType.WILD, 2, 1),
    SUBTERRANEAN_2_1(Side.REBEL, EnvironType.SUBTERRANEAN, 2, 1),
    LIQUID_2_1(Side.REBEL, EnvironType.LIQUID, 2, 1),
    AIR_2_1(Side.REBEL, EnvironType.AIR, 2, 1),
    FIRE_2_1(Side.REBEL, EnvironType.FIRE, 2, 1);

    private static final UnitKind[] ALL = values();

    private final Side side;
    private final EnvironType environType;
    private final int strength;
    private final int spaceStrength;

    UnitKind(Side side, EnvironType environType, int strength, int spaceStrength) {
        this.side = side;
        this.environType = environType;
        this.strength = strength;
        this.spaceStrength = spaceStrength;
    }

    public static final int COUNT = ALL.length;

    public static UnitKind at(int ordinal) {
        return ALL[ordinal];
    }

    public static int first(Side side) {
        return side == Side.IMPERIAL ? MILITIA.ordinal() : URBAN_1_0.ordinal();
    }

    public static int last(Side side) {
        return side == Side.IMPERIAL ? LINE.ordinal() : FIRE_2_1.ordinal();
    }

    public static UnitKind rebel1to0(EnvironType type) {
        return ALL[URBAN_1_0.ordinal() + type.ordinal()];
    }

    public static UnitKind rebel2to1(EnvironType type) {
        return ALL[URBAN_2_1.ordinal() + type.ordinal()];
    }

    public Side side() {
        return side;
    }

    /** The environ type of a Rebel unit; null for Imperial ones, which have none. */
    public EnvironType environType() {
        return environType;
    }

    public int strength() {
        return strength;
    }

    /** Only a unit with a space strength can leave its planet (cases 7.21, 7.23). */
    public boolean mobile() {
        return spaceStrength > 0;
    }

    /** Case 7.22: the Rebel player cannot tell a Patrol from a Line. */
    public boolean hidden() {
        return this == PATROL || this == LINE;
    }
}
