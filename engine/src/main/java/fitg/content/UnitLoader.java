package fitg.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the counter mix of the military units and what they cost (cases 7.0 and 19.7). */
final class UnitLoader {

    /** The military counters and the Force Point chart. */
    record Units(List<MilitaryUnit> militaryUnits, List<ForcePointCost> forcePointCosts) {}

    private static final int KINDS = 35;

    private final ContentSource source;

    UnitLoader(ContentSource source) {
        this.source = source;
    }

    Units load() {
        CsvTable costs = CsvTable.read(source, "force_point_costs.csv", "item,cost,source,note")
                .unique("item")
                .exactly(19);
        List<MilitaryUnit> units = new ArrayList<>();
        CsvTable table = CsvTable.read(
                        source,
                        "military_units.csv",
                        "side,name,environ_type,environ_strength,space_strength,mobile,elite,counter_mix,games,notes,"
                                + "navigation")
                .unique("name")
                .exactly(KINDS);
        for (Row row : table.rows()) {
            units.add(unit(row, costs));
        }
        return new Units(
                List.copyOf(units), costs.rows().stream().map(UnitLoader::cost).toList());
    }

    private static MilitaryUnit unit(Row row, CsvTable costs) {
        Side side = row.code("side", Side.class);
        Optional<EnvironType> type = row.optionalCode("environ_type", EnvironType.class);
        row.require((side == Side.REBEL) == type.isPresent(), "Rebel units have an environ type, Imperial ones none");
        MilitaryUnit unit = new MilitaryUnit(
                side,
                row.text("name"),
                type,
                row.number("environ_strength", 0, 5),
                row.number("space_strength", 0, 5),
                row.flag("mobile"),
                row.flag("elite"),
                row.number("counter_mix", 1, 99),
                GameLevel.read(row, "games"),
                row.text("notes"),
                row.number("navigation", 0, 5));
        row.require(unit.mobile() == unit.spaceStrength() > 0, "a unit is mobile if it has a space strength");
        row.require(
                costs.values("item").contains(unit.costItem()),
                "force_point_costs.csv has no line for " + unit.costItem());
        return unit;
    }

    private static ForcePointCost cost(Row row) {
        return new ForcePointCost(
                row.text("item"), row.number("cost", 1, 99), row.code("source", Evidence.class), row.text("note"));
    }
}
