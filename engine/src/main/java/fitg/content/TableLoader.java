package fitg.content;

import java.util.Arrays;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the tables that the dice are read on. */
final class TableLoader {

    /** The tables of the Star System Game. */
    record Tables(
            DetectionTable detection,
            MilitaryCombatTable militaryCombat,
            CharacterCombatTable characterCombat,
            SearchTable search,
            SquadChart squads,
            PlanetControlTable planetControl) {}

    private static final int DIE = 6;
    private static final Pattern LOSSES = Pattern.compile("(\\d)/(\\d)");
    private static final Pattern WOUNDS = Pattern.compile("(\\d)(\\*?)/(\\d)(\\*?)");
    private static final Map<String, DetectionTable.Result> DETECTION_CODES = Map.of(
            "U", DetectionTable.Result.UNDETECTED,
            "D", DetectionTable.Result.DETECTED,
            "Dd", DetectionTable.Result.DAMAGED,
            "E", DetectionTable.Result.ELIMINATED);

    private final ContentSource source;

    TableLoader(ContentSource source) {
        this.source = source;
    }

    Tables load() {
        return new Tables(detection(), militaryCombat(), characterCombat(), search(), squads(), planetControl());
    }

    private CsvTable grid(String file, String corner, String[] columns) {
        return CsvTable.read(source, "tables/" + file, corner + "," + String.join(",", columns));
    }

    private DetectionTable detection() {
        String[] names = DetectionTable.COLUMN_NAMES;
        CsvTable table = grid("detection.csv", "die", names).numbered("die", 1, DIE);
        DetectionTable.Result[][] results = new DetectionTable.Result[names.length][DIE];
        boolean[][] asterisks = new boolean[names.length][DIE];
        for (int die = 0; die < DIE; die++) {
            Row row = table.rows().get(die);
            for (int column = 0; column < names.length; column++) {
                String cell = row.text(names[column]);
                asterisks[column][die] = cell.endsWith("*");
                String code = asterisks[column][die] ? cell.substring(0, cell.length() - 1) : cell;
                row.known(names[column], code, DETECTION_CODES.keySet());
                results[column][die] = DETECTION_CODES.get(code);
            }
        }
        return new DetectionTable(results, asterisks);
    }

    private MilitaryCombatTable militaryCombat() {
        String[] names = MilitaryCombatTable.COLUMN_NAMES;
        CsvTable table = grid("military_combat.csv", "die", names).numbered("die", 1, DIE);
        int[][] attacker = new int[names.length][DIE];
        int[][] defender = new int[names.length][DIE];
        for (int die = 0; die < DIE; die++) {
            for (int column = 0; column < names.length; column++) {
                Matcher cell = table.rows().get(die).match(names[column], LOSSES);
                attacker[column][die] = Integer.parseInt(cell.group(1));
                defender[column][die] = Integer.parseInt(cell.group(2));
            }
        }
        return new MilitaryCombatTable(attacker, defender);
    }

    private CharacterCombatTable characterCombat() {
        String[] names = CharacterCombatTable.COLUMN_NAMES;
        CsvTable table = grid("character_combat.csv", "row", names)
                .headed("row", "break_off_active", "break_off_inactive", "1", "2", "3", "4", "5", "6");
        var results = new CharacterCombatTable.Results(
                new int[names.length][DIE], new boolean[names.length][DIE],
                new int[names.length][DIE], new boolean[names.length][DIE]);
        for (int die = 0; die < DIE; die++) {
            for (int column = 0; column < names.length; column++) {
                Matcher cell = table.rows().get(die + 2).match(names[column], WOUNDS);
                results.attackerWounds()[column][die] = Integer.parseInt(cell.group(1));
                results.attackerAsterisks()[column][die] = !cell.group(2).isEmpty();
                results.defenderWounds()[column][die] = Integer.parseInt(cell.group(3));
                results.defenderAsterisks()[column][die] = !cell.group(4).isEmpty();
            }
        }
        return new CharacterCombatTable(
                results,
                numbers(table.rows().get(0), names, DIE),
                numbers(table.rows().get(1), names, DIE));
    }

    private SearchTable search() {
        CsvTable table = grid("search.csv", "hiding_value", SearchTable.SEARCH_NAMES)
                .headed("hiding_value", SearchTable.HIDING_NAMES);
        return new SearchTable(table.rows().stream()
                .map(row -> numbers(row, SearchTable.SEARCH_NAMES, DIE))
                .toArray(int[][]::new));
    }

    private static int[] numbers(Row row, String[] columns, int highest) {
        return Arrays.stream(columns)
                .mapToInt(column -> row.number(column, 0, highest))
                .toArray();
    }

    private SquadChart squads() {
        CsvTable table = CsvTable.read(
                        source, "tables/squad_chart.csv", "kind,strength_min,strength_max,combat,endurance,status,note")
                .headed("kind", "base", "base", "base", "base", "base", "base", "leader_present", "elite_present");
        int brackets = 6;
        int highest = table.rows().get(brackets - 1).number("strength_min", 1, 99);
        int[] combat = new int[highest + 1];
        int[] endurance = new int[highest + 1];
        int next = 1;
        for (Row row : table.rows().subList(0, brackets)) {
            row.require(row.number("strength_min", 1, highest) == next, "strength_min must be " + next);
            boolean open = next == highest;
            row.require(row.isBlank("strength_max") == open, "only the last strength_max is blank");
            int last = open ? highest : row.number("strength_max", next, highest - 1);
            Arrays.fill(combat, next, last + 1, row.number("combat", 1, 20));
            Arrays.fill(endurance, next, last + 1, row.number("endurance", 1, 20));
            next = last + 1;
        }
        return new SquadChart(
                combat,
                endurance,
                table.rows().get(brackets).number("endurance", 0, 9),
                table.rows().get(brackets + 1).number("combat", 0, 9));
    }

    private PlanetControlTable planetControl() {
        CsvTable table = CsvTable.read(
                        source, "tables/planet_control.csv", "state,military_units,pdb,controller,note,case")
                .unique("state", "military_units", "pdb")
                .exactly(PlanetControlTable.CASES);
        Side[] controllers = new Side[PlanetControlTable.CASES];
        for (Row row : table.rows()) {
            PresentUnits units = row.code("military_units", PresentUnits.class);
            boolean pdbUp = row.code("pdb", Pdb.class) == Pdb.UP;
            int place =
                    PlanetControlTable.place(row.code("state", PlanetState.class), units.imperial, units.rebel, pdbUp);
            controllers[place] = row.text("controller").equals("none") ? null : row.code("controller", Side.class);
        }
        return new PlanetControlTable(controllers);
    }

    private enum Pdb {
        UP,
        DOWN
    }

    private enum PresentUnits {
        ONLY_IMPERIAL(true, false),
        ONLY_REBEL(false, true),
        BOTH(true, true),
        NONE(false, false);

        private final boolean imperial;
        private final boolean rebel;

        PresentUnits(boolean imperial, boolean rebel) {
            this.imperial = imperial;
            this.rebel = rebel;
        }
    }
}
