package fitg.content;

import java.util.ArrayList;
import java.util.List;

/** Reads the military counters of 2002 (our completions C-UNIT-1 and C-UNIT-2, with the mix of K-R3). */
final class CounterLoader {

    private static final int TYPES = 37;

    private final ContentSource source;

    CounterLoader(ContentSource source) {
        this.source = source;
    }

    List<CounterType> load() {
        CsvTable table = CsvTable.read(
                        source,
                        "counters_2002.csv",
                        "side,name,branch,environ_type,attack,endurance,cost,garrison,elite,unseen,soldier,mix")
                .unique("name")
                .exactly(TYPES);
        List<CounterType> types = new ArrayList<>();
        table.rows().forEach(row -> types.add(type(types.size(), row)));
        long units =
                types.stream().filter(type -> type.unseen() && type.isGround()).count();
        long starships = types.stream()
                .filter(type -> type.unseen() && type.isStarship())
                .count();
        if (units != 1 || starships != 1) {
            throw table.fault("one ground unit and one starship are what all look like unseen");
        }
        return List.copyOf(types);
    }

    private static CounterType type(int index, Row row) {
        CounterType type = new CounterType(
                index,
                row.code("side", Side.class),
                row.text("name"),
                row.code("branch", CounterType.Branch.class),
                row.optionalCode("environ_type", EnvironType.class),
                row.number("attack", 0, 5),
                row.number("endurance", 1, 5),
                row.number("cost", 1, 25),
                row.flag("garrison"),
                row.flag("elite"),
                row.flag("unseen"),
                row.optionalCode("soldier", Soldier.class),
                row.number("mix", 1, 99));
        row.require(type.isGround() == type.soldier().isPresent(), "ground units have soldiers, starships none");
        row.require(
                (type.isGround() && type.side() == Side.REBEL)
                        == type.environType().isPresent(),
                "Rebel ground units have an environ type, others none");
        return type;
    }
}
