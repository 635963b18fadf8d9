package fitg.content;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads what moves the columns of the detection and the military combat tables: of the footnotes those that are figures. */
final class ModifierLoader {

    private static final Pattern LEFT = Pattern.compile("-?(\\d)");
    private static final Pattern RIGHT = Pattern.compile("\\+(\\d)");
    private static final Pattern LEFT_FOR_A_FLEET = Pattern.compile("-1 per ([1-9])(?: above (\\d))?");
    private static final Pattern TOWARDS_THE_REBELS = Pattern.compile("(\\d) rebel");

    private final ContentSource source;

    ModifierLoader(ContentSource source) {
        this.source = source;
    }

    DetectionShifts detection() {
        CsvTable table = CsvTable.read(
                        source, "tables/detection_modifiers.csv", "modifier,column_shift,effect,games,status,reference")
                .unique("modifier")
                .exactly(12);
        return new DetectionShifts(
                new int[] {
                    shift(table, "pdb_level_0", LEFT),
                    shift(table, "pdb_level_1", LEFT),
                    shift(table, "pdb_level_2", LEFT)
                },
                shift(table, "already_detected", LEFT),
                fleet(table, "orbiting_units_with_up_pdb"),
                fleet(table, "orbiting_units_without_pdb"),
                shift(table, "imperial_deltronics", RIGHT));
    }

    BattleShifts militaryCombat() {
        CsvTable table = CsvTable.read(
                        source, "tables/military_combat_modifiers.csv", "modifier,column_shift,effect,reference")
                .unique("modifier")
                .exactly(13);
        return new BattleShifts(
                shift(table, "rebel_home_environ", TOWARDS_THE_REBELS),
                shift(table, "imperial_in_special_environ", TOWARDS_THE_REBELS),
                shift(table, "uprising_without_leader", TOWARDS_THE_REBELS),
                new BattleShifts.Space(
                        -shift(table, "pdb_1_aids_defense", LEFT),
                        -shift(table, "pdb_2_aids_defense", LEFT),
                        shift(table, "attack_on_down_pdb", RIGHT),
                        -shift(table, "determined_assault", LEFT)));
    }

    private static int shift(CsvTable table, String modifier, Pattern form) {
        return Integer.parseInt(cell(table, modifier, form).group(1));
    }

    private static DetectionShifts.Fleet fleet(CsvTable table, String modifier) {
        Matcher cell = cell(table, modifier, LEFT_FOR_A_FLEET);
        int least = cell.group(2) == null ? 0 : Integer.parseInt(cell.group(2));
        return new DetectionShifts.Fleet(least, Integer.parseInt(cell.group(1)));
    }

    private static Matcher cell(CsvTable table, String modifier, Pattern form) {
        return table.find("modifier", modifier)
                .orElseThrow(() -> table.fault("no line for " + modifier))
                .match("column_shift", form);
    }
}
