package fitg.lab;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Mission;
import fitg.content.Side;
import fitg.procedure.Scenario;
import fitg.rules.scenario.Scenarios;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TurnStatisticsTest {

    private static final int GAMES = 30;

    static List<Scenario> scenarios() {
        return Scenarios.all();
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void watchingChangesNothing(Scenario scenario) {
        Simulation simulation = simulation(scenario, 1);
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
        List<Map<String, Double>> turns = statistics.turns();
        assertThat(turns.getFirst()).containsEntry("turn", 1.0).containsEntry("games", (double) GAMES);
        assertThat(turns).hasSizeLessThanOrEqualTo(scenario.lastTurn());
        for (int turn = 1; turn < turns.size(); turn++) {
            assertThat(turns.get(turn).get("games"))
                    .isLessThanOrEqualTo(turns.get(turn - 1).get("games"));
        }
        assertThat(turns)
                .allSatisfy(turn -> assertThat(turn.entrySet().stream()
                                .filter(cell -> cell.getKey().startsWith("loyaltyOf"))
                                .map(Map.Entry::getValue))
                        .hasSize(3)
                        .allMatch(loyalty -> loyalty >= 0 && loyalty <= 4));
    }

    @Test
    void threadsDoNotMatter() {
        assertThat(watched(Scenarios.VARU_POWDERKEG, 2).csv())
                .isEqualTo(watched(Scenarios.VARU_POWDERKEG, 1).csv())
                .startsWith("turn,games,points,inRebellion,rebelControlled,rebelsKilled,")
                .contains("loyaltyOfCercis\n");
    }

    @Test
    void missionsAreCountedForWhoTriedThem() {
        List<TurnStatistics.Success> missions =
                watched(Scenarios.FLIGHT_TO_EGRIX, 1).missions();
        assertThat(missions)
                .filteredOn(each -> each.side() == Side.IMPERIAL)
                .extracting(TurnStatistics.Success::mission)
                .doesNotContain(Mission.SCAVENGE, Mission.START_REBEL_CAMP, Mission.SUBVERT_TROOPS);
        assertThat(missions).anyMatch(each -> each.side() == Side.REBEL && each.mission() == Mission.DIPLOMACY);
        assertThat(missions).allMatch(each -> each.completed() <= each.attempted());
    }

    private static Simulation simulation(Scenario scenario, int threads) {
        return new Simulation(
                new Table(scenario, Map.of(Side.REBEL, "recruit", Side.IMPERIAL, "recruit")), GAMES, 4, threads);
    }

    private static TurnStatistics watched(Scenario scenario, int threads) {
        Simulation simulation = simulation(scenario, threads);
        TurnStatistics statistics = simulation.statistics();
        simulation.watch(() -> {}, statistics);
        return statistics;
    }
}
