package fitg.lab;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Mission;
import fitg.content.Side;
import fitg.play.Scenarios;
import fitg.procedure.Scenario;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TurnStatisticsTest {

    private static final int GAMES = 30;

    static List<Scenario> scenarios() {
        return Scenarios.skirmishes();
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "recruit"})
    void watchingChangesNothing(String player) {
        Simulation simulation = simulation(Scenarios.VARU_POWDERKEG, player, 1);
        TurnStatistics statistics = simulation.statistics();
        Simulation.Result watched = simulation.watch(() -> {}, statistics);
        assertThat(watched.hash()).isEqualTo(simulation.run(() -> {}).hash());
        assertThat(watched.tally().points())
                .isEqualTo(simulation.run(() -> {}).tally().points());
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void everyGameIsInItsFirstTurnAndNoneIsInMoreThanItsLast(Scenario scenario) {
        TurnStatistics statistics = watched(scenario, 2);
        List<Turn> turns = statistics.turns();
        assertThat(turns.getFirst().number()).isEqualTo(1);
        assertThat(turns.getFirst().games()).isEqualTo(GAMES);
        assertThat(turns).hasSizeLessThanOrEqualTo(scenario.lastTurn());
        for (int turn = 1; turn < turns.size(); turn++) {
            assertThat(turns.get(turn).games())
                    .isLessThanOrEqualTo(turns.get(turn - 1).games());
        }
        assertThat(turns)
                .allSatisfy(turn -> assertThat(turn.loyalty().values())
                        .hasSize(scenario.planets().length)
                        .allMatch(loyalty -> loyalty >= 0 && loyalty <= 4));
    }

    @Test
    void threadsDoNotMatter() {
        TurnStatistics one = watched(Scenarios.VARU_POWDERKEG, 1);
        TurnStatistics two = watched(Scenarios.VARU_POWDERKEG, 2);
        assertThat(two.turns()).isEqualTo(one.turns());
        assertThat(two.missions()).isEqualTo(one.missions());
    }

    @Test
    void everythingIsInTheRowOfATurn() {
        assertThat(watched(Scenarios.VARU_POWDERKEG, 1).turns().getFirst().row())
                .containsOnlyKeys(
                        "turn",
                        "games",
                        "points",
                        "inRebellion",
                        "rebelControlled",
                        "rebelsKilled",
                        "imperialsKilled",
                        "rebelsCaptured",
                        "imperialsCaptured",
                        "rebelUnitsLost",
                        "imperialUnitsLost",
                        "loyaltyOfHoron",
                        "loyaltyOfSolvia",
                        "loyaltyOfCercis");
    }

    @Test
    void missionsAreCountedForWhoTriedThem() {
        List<MissionSuccess> missions = watched(Scenarios.FLIGHT_TO_EGRIX, 1).missions();
        assertThat(missions)
                .filteredOn(each -> each.side() == Side.IMPERIAL)
                .extracting(MissionSuccess::mission)
                .doesNotContain(Mission.SCAVENGE, Mission.START_REBEL_CAMP, Mission.SUBVERT_TROOPS);
        assertThat(missions).anyMatch(each -> each.side() == Side.REBEL && each.mission() == Mission.DIPLOMACY);
        assertThat(missions)
                .allMatch(each -> each.completed() + each.failed() + each.aborted() <= each.attempted())
                .allMatch(each -> each.side() == Side.REBEL || each.byCamps() == 0);
    }

    private static Simulation simulation(Scenario scenario, String player, int threads) {
        return new Simulation(
                new Table(scenario, Map.of(Side.REBEL, player, Side.IMPERIAL, player)), GAMES, 4, threads);
    }

    private static TurnStatistics watched(Scenario scenario, int threads) {
        Simulation simulation = simulation(scenario, "recruit", threads);
        TurnStatistics statistics = simulation.statistics();
        simulation.watch(() -> {}, statistics);
        return statistics;
    }
}
