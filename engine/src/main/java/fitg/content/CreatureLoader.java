package fitg.content;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;

/** Reads the creatures of the guide, the sentry robots and the Mutant (cases 13.45, 13.46). */
final class CreatureLoader {

    private static final String HEADER = "name,placement,environ_ids,strength,endurance,attack_kind,defence_rating,"
            + "condition,target,surprise_shift,no_break_off,break_off_die_modifier,break_off_modifier_rounds,"
            + "rounds_limit,cannot_be_fought,all_defenders_active,rolls_attack,fixed_column,attack_rolls_per_round,"
            + "own_wounds_effect,strength_per_round,endurance_per_round,growth_from_round,growth_every_rounds,"
            + "strength_per_wound_dealt,strength_per_wound_dealt_cap,auto_wound_target,auto_wounds_per_round,"
            + "self_wound_column,bonus_draw_effect,bonus_draw_when,special";

    private static final Set<String> PLACEMENTS = Set.of("map", "sentry", "planet_secret");
    private static final Set<String> DEFENCES = Set.of("combat", "intelligence_combined", "intelligence_single");
    private static final String AFTER_ROUND_TWO = "alive_after_round_2";
    private static final Set<String> BONUS_DRAW_TIMES = Set.of("encounter", AFTER_ROUND_TWO);
    private static final int MOST = 3;

    private final CsvTable table;
    private final CharacterCombatTable combatTable;

    CreatureLoader(ContentSource source, CharacterCombatTable combatTable) {
        this.table =
                CsvTable.read(source, "creatures.csv", HEADER).unique("name").exactly(58);
        this.combatTable = combatTable;
    }

    Set<String> names() {
        return table.values("name");
    }

    List<Creature> load(CsvTable environs) {
        return table.rows().stream().map(row -> creature(row, environs)).toList();
    }

    private Creature creature(Row row, CsvTable environs) {
        checkPlace(row, environs);
        checkCombination(row);
        return new Creature(
                row.text("name"),
                row.numberOrZero("strength", 10),
                row.numberOrZero("endurance", 10),
                row.code("attack_kind", Creature.AttackKind.class),
                row.code("condition", Creature.Condition.class),
                row.code("target", Creature.Target.class),
                row.number("surprise_shift", 0, MOST),
                row.text("no_break_off").equals("none")
                        ? Creature.BreakOffBan.NEVER
                        : row.code("no_break_off", Creature.BreakOffBan.class),
                row.number("break_off_die_modifier", -1, 1),
                row.optionalCode("break_off_modifier_rounds", Creature.Rounds.class)
                        .orElse(Creature.Rounds.NONE),
                row.numberOrZero("rounds_limit", MOST),
                row.flag("cannot_be_fought"),
                row.flag("all_defenders_active"),
                row.flag("rolls_attack"),
                column(row, "fixed_column"),
                row.number("attack_rolls_per_round", 0, MOST),
                row.optionalCode("own_wounds_effect", Creature.OwnWounds.class).orElse(Creature.OwnWounds.NONE),
                row.number("strength_per_round", 0, MOST),
                row.number("endurance_per_round", 0, MOST),
                row.numberOrZero("growth_from_round", MOST),
                row.numberOrZero("growth_every_rounds", MOST),
                row.number("strength_per_wound_dealt", 0, MOST),
                row.numberOrZero("strength_per_wound_dealt_cap", MOST),
                row.optionalCode("auto_wound_target", Creature.AutoWounds.class).orElse(Creature.AutoWounds.NOBODY),
                row.number("auto_wounds_per_round", 0, MOST),
                column(row, "self_wound_column"),
                row.code("bonus_draw_effect", Creature.BonusDrawEffect.class),
                row.cell("bonus_draw_when").equals(AFTER_ROUND_TWO),
                peculiarity(row.text("name")),
                row.cell("special"));
    }

    /** The file names a column of the combat table by a differential in it. */
    private OptionalInt column(Row row, String column) {
        return row.isBlank(column)
                ? OptionalInt.empty()
                : OptionalInt.of(combatTable.columnOf(row.number(column, 0, MOST)));
    }

    private static Creature.Peculiarity peculiarity(String name) {
        String word = name.toUpperCase(Locale.ROOT);
        for (Creature.Peculiarity peculiarity : Creature.Peculiarity.values()) {
            if (peculiarity.name().equals(word)) {
                return peculiarity;
            }
        }
        return Creature.Peculiarity.NONE;
    }

    private static void checkPlace(Row row, CsvTable environs) {
        List<String> named = environs.rows().stream()
                .filter(environ -> environ.cell("creature").equals(row.text("name")))
                .map(environ -> environ.cell("id"))
                .toList();
        row.require(row.list("environ_ids").equals(named), "environ_ids differ from environs.csv, which has " + named);
        boolean onMap = row.reference("placement", PLACEMENTS).equals("map");
        row.require(onMap == (named.size() == 1), "a creature of the map lives in one environ, any other in none");
    }

    private static void checkCombination(Row row) {
        row.optionalReference("defence_rating", DEFENCES);
        row.optionalReference("bonus_draw_when", BONUS_DRAW_TIMES);
        row.require(
                row.cell("break_off_die_modifier").equals("0") == row.isBlank("break_off_modifier_rounds"),
                "a break-off modifier needs its rounds");
        row.require(
                row.cell("bonus_draw_effect").equals("none") == row.isBlank("bonus_draw_when"),
                "an effect on bonus draws needs its time");
        boolean grows = !row.cell("strength_per_round").equals("0")
                || !row.cell("endurance_per_round").equals("0");
        row.require(
                grows != row.isBlank("growth_from_round") && grows != row.isBlank("growth_every_rounds"),
                "growth needs its first round and its interval");
        boolean fights = !row.cell("attack_kind").equals("none");
        row.require(fights || !row.isBlank("special"), "a creature that does not fight needs a special text");
        row.require(
                !fights || row.flag("cannot_be_fought") || !row.isBlank("strength") && !row.isBlank("endurance"),
                "a creature that can be fought needs strength and endurance");
        row.require(
                !fights || !row.isBlank("strength") || !row.isBlank("fixed_column"),
                "an attack needs a strength or a fixed column");
    }
}
