package fitg.lab;

import fitg.content.Catalogue;
import fitg.content.Mission;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.play.CampaignTally;
import fitg.play.PlayerView;
import fitg.procedure.Event;
import fitg.procedure.Scenario;
import fitg.state.Cast;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How games go turn by turn, added up over many of them. Adding up is the same in any order. */
public final class TurnStatistics {

    private static final Catalogue PRINTED = Catalogue.standard();

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

    /** What is added up for each side and mission. */
    private enum Part {
        ATTEMPTED,
        BY_CAMPS,
        COMPLETED,
        ABORTED,
        FAILED
    }

    private static final int SUMS = Sum.values().length;
    private static final int MISSIONS = Mission.values().length;

    private final int[] planets;
    private final long[][] turns;
    private final CampaignTally occurrences = new CampaignTally();
    private final long[][] missions = new long[Side.values().length * MISSIONS][Part.values().length];

    TurnStatistics(Scenario scenario) {
        this.planets = scenario.planets();
        this.turns = new long[scenario.lastTurn() + 1][SUMS + planets.length];
    }

    void add(TurnStatistics other) {
        add(turns, other.turns);
        add(missions, other.missions);
        occurrences.add(other.occurrences);
    }

    /** What came up in campaigns, and how often. */
    public CampaignTally occurrences() {
        return occurrences;
    }

    private static void add(long[][] to, long[][] from) {
        for (int row = 0; row < to.length; row++) {
            for (int column = 0; column < to[row].length; column++) {
                to[row][column] += from[row][column];
            }
        }
    }

    // ---- watching a game

    /**
     * What happened in a turn. Losses belong to the side that suffers them, whoever's player-turn it is; missions, also
     * those of camps, to the phasing side, because nobody else has any.
     */
    void happened(int turn, Side phasing, Event event) {
        switch (event) {
            case Event.Killed e -> count(turn, ofSide(e.character(), Sum.REBELS_KILLED, Sum.IMPERIALS_KILLED), 1);
            case Event.Captured e -> count(turn, ofSide(e.character(), Sum.REBELS_CAPTURED, Sum.IMPERIALS_CAPTURED), 1);
            case Event.UnitsLost e -> count(turn, unitsLost(e.side()), e.units().size());
            case Happening.CountersLost e ->
                count(turn, unitsLost(e.side()), e.counters().size());
            case Event.MissionAssigned e -> {
                count(phasing, e.mission(), Part.ATTEMPTED, 1);
                count(phasing, e.mission(), Part.BY_CAMPS, e.camp() ? 1 : 0);
            }
            case Event.MissionEnded e -> count(phasing, e.mission(), part(e.end()), 1);
            default -> {}
        }
    }

    private static Sum unitsLost(Side side) {
        return side == Side.REBEL ? Sum.REBEL_UNITS_LOST : Sum.IMPERIAL_UNITS_LOST;
    }

    private static Sum ofSide(int character, Sum rebel, Sum imperial) {
        return Cast.side(character) == Side.REBEL ? rebel : imperial;
    }

    private static Part part(Event.MissionEnded.End end) {
        return switch (end) {
            case COMPLETED -> Part.COMPLETED;
            case ABORTED -> Part.ABORTED;
            case FAILED -> Part.FAILED;
        };
    }

    /** How the board lies at the end of a turn, or of the game. */
    void ended(int turn, PlayerView view) {
        count(turn, Sum.GAMES, 1);
        count(turn, Sum.POINTS, view.points());
        for (int place = 0; place < planets.length; place++) {
            int planet = planets[place];
            boolean risen = view.planets().state(planet) == PlanetState.REBELLION;
            boolean held = view.control(planet).filter(Side.REBEL::equals).isPresent();
            count(turn, Sum.IN_REBELLION, risen ? 1 : 0);
            count(turn, Sum.REBEL_CONTROLLED, held ? 1 : 0);
            turns[turn][SUMS + place] += view.planets().loyalty(planet).ordinal();
        }
    }

    private void count(int turn, Sum what, int number) {
        turns[turn][what.ordinal()] += number;
    }

    private void count(Side side, Mission mission, Part part, int number) {
        missions[row(side, mission)][part.ordinal()] += number;
    }

    private static int row(Side side, Mission mission) {
        return side.ordinal() * MISSIONS + mission.ordinal();
    }

    // ---- what came of it

    /** The turns that were played. */
    public List<Turn> turns() {
        List<Turn> all = new ArrayList<>();
        for (int turn = 1; turn < turns.length; turn++) {
            if (turns[turn][Sum.GAMES.ordinal()] > 0) {
                all.add(turn(turn));
            }
        }
        return all;
    }

    private Turn turn(int turn) {
        Map<String, Double> loyalty = new LinkedHashMap<>();
        for (int place = 0; place < planets.length; place++) {
            loyalty.put(PRINTED.planet(planets[place]).name(), mean(turn, SUMS + place));
        }
        return new Turn(
                turn,
                turns[turn][Sum.GAMES.ordinal()],
                mean(turn, Sum.POINTS),
                mean(turn, Sum.IN_REBELLION),
                mean(turn, Sum.REBEL_CONTROLLED),
                new Turn.Losses(
                        mean(turn, Sum.REBELS_KILLED),
                        mean(turn, Sum.REBELS_CAPTURED),
                        mean(turn, Sum.REBEL_UNITS_LOST)),
                new Turn.Losses(
                        mean(turn, Sum.IMPERIALS_KILLED),
                        mean(turn, Sum.IMPERIALS_CAPTURED),
                        mean(turn, Sum.IMPERIAL_UNITS_LOST)),
                loyalty);
    }

    private double mean(int turn, Sum what) {
        return mean(turn, what.ordinal());
    }

    private double mean(int turn, int column) {
        return turns[turn][column] / (double) turns[turn][Sum.GAMES.ordinal()];
    }

    /** The missions that were tried at all. */
    public List<MissionSuccess> missions() {
        List<MissionSuccess> all = new ArrayList<>();
        for (Side side : Side.values()) {
            for (Mission mission : Mission.values()) {
                long[] counts = missions[row(side, mission)];
                if (counts[Part.ATTEMPTED.ordinal()] > 0) {
                    all.add(new MissionSuccess(
                            side,
                            mission,
                            counts[Part.ATTEMPTED.ordinal()],
                            counts[Part.BY_CAMPS.ordinal()],
                            counts[Part.COMPLETED.ordinal()],
                            counts[Part.FAILED.ordinal()],
                            counts[Part.ABORTED.ordinal()]));
                }
            }
        }
        return all;
    }
}
