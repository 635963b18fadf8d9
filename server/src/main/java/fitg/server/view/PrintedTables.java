package fitg.server.view;

import fitg.content.Catalogue;
import fitg.content.CharacterCombatTable;
import fitg.content.DetectionTable;
import fitg.content.MilitaryCombatTable;
import fitg.content.PlanetControlTable;
import fitg.content.PlanetState;
import fitg.content.SearchTable;
import fitg.content.Side;
import fitg.content.SquadChart;
import fitg.play.words.Names;
import fitg.server.view.TableDocument.RowDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** The tables of the Star System game, read through the lookups the rules use. */
final class PrintedTables {

    private static final int DIE = 6;
    /** Beyond this strength the Squad Chart has nothing new. */
    private static final int MOST_UNITS = 60;

    private PrintedTables() {}

    static List<TableDocument> of(Catalogue catalogue) {
        return List.of(
                detection(catalogue.detection()),
                search(catalogue.search()),
                military(catalogue.militaryCombat()),
                fight(catalogue.characterCombat()),
                squads(catalogue.squads()),
                control(catalogue.planetControl()));
    }

    private static TableDocument detection(DetectionTable table) {
        return new TableDocument(
                "detection",
                "Detection Table: evasion value against one die",
                "9.7",
                "die",
                labels(DetectionTable.COLUMNS, table::columnName),
                dice(
                        DetectionTable.COLUMNS,
                        (column, die) ->
                                LabelDocument.of(table.result(column, die)).name()));
    }

    private static TableDocument search(SearchTable table) {
        List<RowDocument> rows = IntStream.range(0, SearchTable.rows())
                .mapToObj(row -> new RowDocument(
                        SearchTable.rowName(row),
                        labels(SearchTable.columns(), column -> String.valueOf(table.printed(row, column)))))
                .toList();
        return new TableDocument(
                "search",
                "Search Table: the highest die that finds, by search value and hiding value",
                "11.4",
                "hiding value",
                labels(SearchTable.columns(), SearchTable::columnName),
                rows);
    }

    private static TableDocument military(MilitaryCombatTable table) {
        return new TableDocument(
                "military-combat",
                "Military Combat Results: strength lost by the attacker / by the defender",
                "10.6",
                "die",
                labels(MilitaryCombatTable.COLUMNS, table::columnName),
                dice(
                        MilitaryCombatTable.COLUMNS,
                        (column, die) -> table.attackerLoss(column, die) + "/" + table.defenderLoss(column, die)));
    }

    private static TableDocument fight(CharacterCombatTable table) {
        List<RowDocument> rows = new ArrayList<>();
        rows.add(breakOff("break-off, active", table::breakOffActive));
        rows.add(breakOff("break-off, inactive", table::breakOffInactive));
        rows.addAll(dice(CharacterCombatTable.COLUMNS, (column, die) -> wounds(table, column, die)));
        return new TableDocument(
                "character-combat",
                "Character Combat Results: wounds of the attacker / of the defenders; * is a capture",
                "12.9",
                "die",
                labels(CharacterCombatTable.COLUMNS, table::columnName),
                List.copyOf(rows));
    }

    private static RowDocument breakOff(String label, IntFunction<Integer> highestDie) {
        return new RowDocument(
                label, labels(CharacterCombatTable.COLUMNS, column -> String.valueOf(highestDie.apply(column))));
    }

    private static String wounds(CharacterCombatTable table, int column, int die) {
        return table.attackerWounds(column, die)
                + (table.attackerAsterisk(column, die) ? "*" : "")
                + "/"
                + table.defenderWounds(column, die)
                + (table.defenderAsterisk(column, die) ? "*" : "");
    }

    private static TableDocument squads(SquadChart chart) {
        int[] from = IntStream.rangeClosed(1, MOST_UNITS)
                .filter(strength -> strength == 1 || !squad(chart, strength).equals(squad(chart, strength - 1)))
                .toArray();
        List<RowDocument> rows = new ArrayList<>();
        for (int row = 0; row < from.length; row++) {
            rows.add(new RowDocument(band(from, row), squad(chart, from[row])));
        }
        rows.add(new RowDocument("with a leader", List.of("+0", "+" + chart.leaderEndurance())));
        return new TableDocument(
                "squad",
                "Squad Chart: what a squad is worth in a fight",
                "12.12",
                "strength of the units",
                List.of("combat", "endurance"),
                List.copyOf(rows));
    }

    private static List<String> squad(SquadChart chart, int strength) {
        return List.of(String.valueOf(chart.combat(strength)), String.valueOf(chart.endurance(strength)));
    }

    private static TableDocument control(PlanetControlTable table) {
        List<RowDocument> rows = new ArrayList<>();
        for (PlanetState state : PlanetState.values()) {
            for (boolean up : List.of(true, false)) {
                rows.add(new RowDocument(
                        Names.state(state) + ", PDB " + (up ? "Up" : "Down"),
                        List.of(
                                controller(table.controller(state, true, false, up)),
                                controller(table.controller(state, false, true, up)),
                                controller(table.controller(state, true, true, up)),
                                controller(table.controller(state, false, false, up)))));
            }
        }
        return new TableDocument(
                "planet-control",
                "Who controls a planet, by its state, the military units on it and its PDB",
                "15.5",
                "state",
                List.of("only Imperial units", "only Rebel units", "units of both", "no units"),
                List.copyOf(rows));
    }

    private static String controller(Side side) {
        return side == null ? "nobody" : Names.side(side);
    }

    private interface Cell {
        String at(int column, int die);
    }

    private static List<RowDocument> dice(int columns, Cell cell) {
        return IntStream.rangeClosed(1, DIE)
                .mapToObj(die -> new RowDocument(String.valueOf(die), labels(columns, column -> cell.at(column, die))))
                .toList();
    }

    private static List<String> labels(int count, IntFunction<String> label) {
        return IntStream.range(0, count).mapToObj(label).toList();
    }

    /** "4-6", or "23+" for the last one. */
    private static String band(int[] from, int place) {
        if (place == from.length - 1) {
            return from[place] + "+";
        }
        int last = from[place + 1] - 1;
        return last == from[place] ? String.valueOf(last) : from[place] + "-" + last;
    }
}
