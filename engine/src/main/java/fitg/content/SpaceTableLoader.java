package fitg.content;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the hyperjump tables, the tables of the 2002 variant and the footnotes of the combat tables. */
final class SpaceTableLoader {

    /** What this loader reads. */
    record SpaceTables(
            HyperjumpTable hyperjump,
            Variant2002 variant2002,
            DetectionShifts detectionShifts,
            BattleShifts battleShifts) {}

    private static final int D10 = 10;
    private static final Pattern JUMP = Pattern.compile("-|([12])([de]?)");

    private final ContentSource source;

    SpaceTableLoader(ContentSource source) {
        this.source = source;
    }

    SpaceTables load() {
        ModifierLoader modifiers = new ModifierLoader(source);
        return new SpaceTables(hyperjump(), variant2002(), modifiers.detection(), modifiers.militaryCombat());
    }

    private HyperjumpTable hyperjump() {
        CsvTable table = CsvTable.read(
                        source, "tables/hyperjump.csv", "modified_roll,drift,damaged,eliminated,result,flag")
                .unique("modified_roll")
                .exactly(HyperjumpTable.LAST);
        List<HyperjumpTable.Line> lines = new ArrayList<>();
        for (Row row : table.rows()) {
            int roll = lines.size() + 1;
            row.requireHeading("modified_roll", roll == HyperjumpTable.LAST ? roll + "+" : String.valueOf(roll));
            HyperjumpOutcome outcome =
                    new HyperjumpOutcome(row.number("drift", 0, 2), row.flag("damaged"), row.flag("eliminated"));
            lines.add(new HyperjumpTable.Line(outcome, row.text("result"), row.cell("flag")));
        }
        return new HyperjumpTable(lines);
    }

    private Variant2002 variant2002() {
        CsvTable breakOff = CsvTable.read(
                        source, "tables/break_off_2002.csv", "af_differential,active_d10,inactive_d10")
                .headed("af_differential", Variant2002.BREAK_OFF_ROWS);
        List<Variant2002.BreakOffModifier> modifiers = CsvTable.read(
                        source, "tables/break_off_2002_modifiers.csv", "modifier,die_roll_change,applies_to")
                .unique("modifier")
                .exactly(4)
                .rows()
                .stream()
                .map(row -> new Variant2002.BreakOffModifier(
                        row.text("modifier"), row.text("die_roll_change"), row.text("applies_to")))
                .toList();
        return new Variant2002(
                hyperjump2002(),
                breakOff.rows().stream()
                        .mapToInt(row -> row.number("active_d10", 1, D10))
                        .toArray(),
                breakOff.rows().stream()
                        .mapToInt(row -> row.number("inactive_d10", 1, D10))
                        .toArray(),
                modifiers,
                search2002(),
                interception2002());
    }

    private int[][] search2002() {
        String[] columns = Variant2002.SEARCH_COLUMNS;
        return CsvTable.read(source, "tables/search_2002.csv", "hiding_value," + String.join(",", columns))
                .headed("hiding_value", Variant2002.HIDING_ROWS)
                .rows()
                .stream()
                .map(row -> Arrays.stream(columns)
                        .mapToInt(column -> row.number(column, 1, D10))
                        .toArray())
                .toArray(int[][]::new);
    }

    private int[] interception2002() {
        return CsvTable.read(source, "tables/interception_2002.csv", "dispersed_ships,d10")
                .headed("dispersed_ships", Variant2002.INTERCEPTION_ROWS)
                .rows()
                .stream()
                .mapToInt(row -> row.number("d10", 1, D10))
                .toArray();
    }

    private HyperjumpOutcome[][] hyperjump2002() {
        String[] columns = Variant2002.HYPERJUMP_COLUMNS;
        List<Row> rows = CsvTable.read(source, "tables/hyperjump_2002.csv", "roll_2d6," + String.join(",", columns))
                .numbered("roll_2d6", Variant2002.LOWEST_ROLL, Variant2002.HIGHEST_ROLL)
                .rows();
        HyperjumpOutcome[][] outcomes = new HyperjumpOutcome[rows.size()][columns.length];
        for (int roll = 0; roll < rows.size(); roll++) {
            for (int column = 0; column < columns.length; column++) {
                Matcher cell = rows.get(roll).match(columns[column], JUMP);
                outcomes[roll][column] = cell.group(1) == null
                        ? new HyperjumpOutcome(0, false, false)
                        : new HyperjumpOutcome(
                                Integer.parseInt(cell.group(1)),
                                cell.group(2).equals("d"),
                                cell.group(2).equals("e"));
            }
        }
        return outcomes;
    }
}
