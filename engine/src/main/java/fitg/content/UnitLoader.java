package fitg.content;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Reads the counter mix of the military units and what they cost (cases 7.0 and 19.7). */
final class UnitLoader {

    /** The military counters and the Force Point chart. */
    record Units(List<UnitType> unitTypes, List<ForcePointCost> forcePointCosts) {}

    private static final int KINDS = 35;
    private static final int UNNUMBERED = -1;

    /** Those of the smaller games first, Imperial before Rebel ones, these by strength and then by environ type. */
    private static final Comparator<UnitType> BY_GAME = Comparator.<UnitType, GameLevel>comparing(
                    type -> Collections.min(type.games()))
            .thenComparing(UnitType::side, Comparator.reverseOrder())
            .thenComparing(type -> type.side() == Side.REBEL ? type.strength() : 0)
            .thenComparing(type -> type.environType().map(Enum::ordinal).orElse(0));

    private final ContentSource source;

    UnitLoader(ContentSource source) {
        this.source = source;
    }

    Units load() {
        CsvTable costs = CsvTable.read(source, "force_point_costs.csv", "item,cost,source,note")
                .unique("item")
                .exactly(19);
        for (String item : ForcePointCost.ASKED_FOR) {
            if (costs.find("item", item).isEmpty()) {
                throw costs.fault("no line for " + item);
            }
        }
        CsvTable table = CsvTable.read(
                        source,
                        "military_units.csv",
                        "side,name,environ_type,environ_strength,space_strength,mobile,elite,counter_mix,games,notes,"
                                + "navigation")
                .unique("name")
                .exactly(KINDS);
        List<UnitType> sorted = table.rows().stream()
                .map(row -> unit(UNNUMBERED, row, costs))
                .sorted(BY_GAME)
                .toList();
        List<UnitType> units = new ArrayList<>();
        sorted.forEach(type -> units.add(numbered(units.size(), type)));
        return new Units(
                List.copyOf(units), costs.rows().stream().map(UnitLoader::cost).toList());
    }

    private static UnitType numbered(int index, UnitType type) {
        return new UnitType(
                index,
                type.side(),
                type.name(),
                type.environType(),
                type.strength(),
                type.spaceStrength(),
                type.mobile(),
                type.elite(),
                type.counterMix(),
                type.games(),
                type.notes(),
                type.navigation());
    }

    private static UnitType unit(int index, Row row, CsvTable costs) {
        Side side = row.code("side", Side.class);
        Optional<EnvironType> type = row.optionalCode("environ_type", EnvironType.class);
        row.require((side == Side.REBEL) == type.isPresent(), "Rebel units have an environ type, Imperial ones none");
        UnitType unit = new UnitType(
                index,
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
