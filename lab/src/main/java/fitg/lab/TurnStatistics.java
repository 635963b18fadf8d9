package fitg.lab;

import fitg.content.Catalogue;
import fitg.content.Mission;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.play.PlayerView;
import fitg.procedure.Event;
import fitg.procedure.Scenario;
import fitg.state.Cast;
import fitg.state.UnitSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** How games go turn by turn, added up over many of them. Adding up is the same in any order. */
public final class TurnStatistics {

    private static final Catalogue PRINTED = Catalogue.standard();
    private static final int MISSIONS = Mission.values().length;

    /** What is added up for each turn; the loyalty of each planet follows. */
    private enum Sum {
        GAMES,
        POINTS,
        IN_REBELLION,
        REBEL_CONTROLLED,
        REBELS_KILLED,
        IMPERIALS_KILLED,
        REBELS_CAPTURED,
        IMPERIALS_CAPTURED,
        REBEL_UNITS_LOST,
        IMPERIAL_UNITS_LOST
    }

    private static final int SUMS = Sum.values().length;

    private final int[] planets;
    private final long[][] turns;
    private final long[][] attempted = new long[Side.values().length][MISSIONS];
    private final long[][] completed = new long[Side.values().length][MISSIONS];

    TurnStatistics(Scenario scenario) {
        this.planets = scenario.planets();
        this.turns = new long[scenario.lastTurn() + 1][SUMS + planets.length];
    }

    void add(TurnStatistics other) {
        add(turns, other.turns);
        add(attempted, other.attempted);
        add(completed, other.completed);
    }

    private static void add(long[][] to, long[][] from) {
        for (int row = 0; row < to.length; row++) {
            for (int column = 0; column < to[row].length; column++) {
                to[row][column] += from[row][column];
            }
        }
    }

    // ---- watching a game

    /** What happened in a turn. */
    void happened(int turn, Side phasing, List<Event> events) {
        for (Event event : events) {
            switch (event) {
                case Event.Killed e -> count(turn, ofSide(e.character(), Sum.REBELS_KILLED, Sum.IMPERIALS_KILLED), 1);
                case Event.Captured e ->
                    count(turn, ofSide(e.character(), Sum.REBELS_CAPTURED, Sum.IMPERIALS_CAPTURED), 1);
                case Event.UnitsLost e ->
                    count(
                            turn,
                            e.side() == Side.REBEL ? Sum.REBEL_UNITS_LOST : Sum.IMPERIAL_UNITS_LOST,
                            UnitSet.size(e.units()));
                case Event.MissionAssigned e ->
                    attempted[phasing.ordinal()][e.mission().ordinal()]++;
                case Event.MissionEnded e ->
                    completed[phasing.ordinal()][e.mission().ordinal()] +=
                            e.end() == Event.MissionEnded.End.COMPLETED ? 1 : 0;
                default -> {}
            }
        }
    }

    private static Sum ofSide(int character, Sum rebel, Sum imperial) {
        return Cast.side(character) == Side.REBEL ? rebel : imperial;
    }

    /** How the board lies at the end of a turn, or of the game. */
    void ended(int turn, PlayerView view) {
        count(turn, Sum.GAMES, 1);
        count(turn, Sum.POINTS, view.points());
        for (int place = 0; place < planets.length; place++) {
            int planet = planets[place];
            boolean risen = view.planetState(planet) == PlanetState.REBELLION;
            boolean held = view.control(planet).filter(Side.REBEL::equals).isPresent();
            count(turn, Sum.IN_REBELLION, risen ? 1 : 0);
            count(turn, Sum.REBEL_CONTROLLED, held ? 1 : 0);
            turns[turn][SUMS + place] += view.loyalty(planet).ordinal();
        }
    }

    private void count(int turn, Sum what, int number) {
        turns[turn][what.ordinal()] += number;
    }

    // ---- what came of it

    /**
     * For each turn that was played: how many games came to its end, and what there was on average for each of them. The
     * loyalty of a planet is from 0 (Patriotic) to 4 (Unrest).
     */
    public List<Map<String, Double>> turns() {
        List<Map<String, Double>> all = new ArrayList<>();
        for (int turn = 1; turn < turns.length; turn++) {
            long games = turns[turn][Sum.GAMES.ordinal()];
            if (games == 0) {
                continue;
            }
            Map<String, Double> row = new LinkedHashMap<>();
            row.put("turn", (double) turn);
            row.put("games", (double) games);
            for (Sum sum : Arrays.asList(Sum.values()).subList(1, SUMS)) {
                row.put(name(sum), turns[turn][sum.ordinal()] / (double) games);
            }
            for (int place = 0; place < planets.length; place++) {
                row.put(
                        "loyaltyOf" + PRINTED.planet(planets[place]).name(),
                        turns[turn][SUMS + place] / (double) games);
            }
            all.add(row);
        }
        return all;
    }

    /** REBEL_UNITS_LOST as rebelUnitsLost. */
    private static String name(Sum sum) {
        StringBuilder name = new StringBuilder();
        for (String word : sum.name().split("_")) {
            String lower = word.toLowerCase(Locale.ROOT);
            name.append(name.isEmpty() ? lower : Character.toUpperCase(lower.charAt(0)) + lower.substring(1));
        }
        return name.toString();
    }

    /** @param attempted by groups of characters and camps */
    public record Success(Side side, Mission mission, long attempted, long completed) {}

    /** The missions that were tried at all. */
    public List<Success> missions() {
        List<Success> all = new ArrayList<>();
        for (Side side : Side.values()) {
            for (Mission mission : Mission.values()) {
                long tries = attempted[side.ordinal()][mission.ordinal()];
                if (tries > 0) {
                    all.add(new Success(side, mission, tries, completed[side.ordinal()][mission.ordinal()]));
                }
            }
        }
        return all;
    }

    /** The turns as a table with a heading, for spreadsheets. */
    public String csv() {
        StringBuilder text = new StringBuilder();
        for (Map<String, Double> row : turns()) {
            if (text.isEmpty()) {
                text.append(String.join(",", row.keySet())).append('\n');
            }
            List<String> cells = new ArrayList<>();
            row.values()
                    .forEach(value -> cells.add(
                            value == Math.rint(value)
                                    ? String.valueOf(value.longValue())
                                    : String.format(Locale.ROOT, "%.4f", value)));
            text.append(String.join(",", cells)).append('\n');
        }
        return text.toString();
    }
}
