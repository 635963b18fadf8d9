package fitg.content;

/** The military units of the Star System Game by name, for tests; the rules ask a type for what they mean. */
public final class UnitKind {

    public static final UnitType MILITIA = named("Militia");
    public static final UnitType PATROL = named("Patrol");
    public static final UnitType LINE = named("Line");
    public static final UnitType URBAN_1_0 = named("Urban 1-0");
    public static final UnitType WILD_1_0 = named("Wild 1-0");
    public static final UnitType SUBTERRANEAN_1_0 = named("Subterranean 1-0");
    public static final UnitType LIQUID_1_0 = named("Liquid 1-0");
    public static final UnitType AIR_1_0 = named("Air 1-0");
    public static final UnitType FIRE_1_0 = named("Fire 1-0");
    public static final UnitType URBAN_2_1 = named("Urban 2-1");
    public static final UnitType WILD_2_1 = named("Wild 2-1");
    public static final UnitType SUBTERRANEAN_2_1 = named("Subterranean 2-1");
    public static final UnitType LIQUID_2_1 = named("Liquid 2-1");
    public static final UnitType AIR_2_1 = named("Air 2-1");
    public static final UnitType FIRE_2_1 = named("Fire 2-1");

    private UnitKind() {}

    private static UnitType named(String name) {
        return Catalogue.standard().unitNamed(name);
    }
}
