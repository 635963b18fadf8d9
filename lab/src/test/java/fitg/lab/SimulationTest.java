package fitg.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.content.Edition;
import fitg.content.Side;
import fitg.play.Scenarios;
import fitg.procedure.Scenario;
import fitg.procedure.Verdict;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SimulationTest {

    static Stream<Arguments> pairings() {
        return Scenarios.skirmishes().stream()
                .flatMap(scenario -> Stream.of(
                        Arguments.of(scenario, "random", "random"),
                        Arguments.of(scenario, "recruit", "captain"),
                        Arguments.of(scenario, "random", "recruit")));
    }

    @ParameterizedTest
    @MethodSource("pairings")
    void theThreadsDoNotMatter(Scenario scenario, String rebel, String imperial) {
        Table table = new Table(scenario, Map.of(Side.REBEL, rebel, Side.IMPERIAL, imperial));
        int games = isQuick(scenario) ? 60 : 2;
        Simulation.Result one = new Simulation(table, games, 1, 1).run(() -> {});
        Simulation.Result two = new Simulation(table, games, 1, 2).run(() -> {});
        assertThat(two.hash()).isEqualTo(one.hash());
        assertThat(two.tally().points()).isEqualTo(one.tally().points());
        assertThat(two.tally().decisions()).isEqualTo(one.tally().decisions());
    }

    @ParameterizedTest
    @MethodSource("pairings")
    void everyGameIsCounted(Scenario scenario, String rebel, String imperial) {
        Table table = new Table(scenario, Map.of(Side.REBEL, rebel, Side.IMPERIAL, imperial));
        int games = isQuick(scenario) ? 30 : 3;
        AtomicInteger finished = new AtomicInteger();
        Tally tally = new Simulation(table, games, 2, 2)
                .run(finished::incrementAndGet)
                .tally();
        assertThat(finished).hasValue(games);
        assertThat(tally.games()).isEqualTo(games);
        assertThat(tally.wins(Side.REBEL) + tally.wins(Side.IMPERIAL)).isEqualTo(games);
        assertThat(tally.points().values().stream().mapToInt(Integer::intValue).sum())
                .isEqualTo(games);
        assertThat(tally.wins(Side.IMPERIAL))
                .isEqualTo(tally.wins(Side.IMPERIAL, Verdict.Reason.POINTS)
                        + tally.wins(Side.IMPERIAL, Verdict.Reason.INSTANT_VICTORY));
        assertThat(tally.optionsPerDecision()).isGreaterThan(2);
        assertThat(tally.forced()).isPositive();
    }

    /** Captains of 2002 think longer. */
    private static boolean isQuick(Scenario scenario) {
        return scenario.ruleset().edition() == Edition.FIRST;
    }

    @Test
    void anotherSeedIsAnotherRun() {
        Table table = new Table(Scenarios.FLIGHT_TO_EGRIX, Map.of(Side.REBEL, "random", Side.IMPERIAL, "random"));
        assertThat(new Simulation(table, 10, 1, 1).run(() -> {}).hash())
                .isNotEqualTo(new Simulation(table, 10, 2, 1).run(() -> {}).hash());
    }

    @Test
    void nonsenseIsRefused() {
        Table table = new Table(Scenarios.FLIGHT_TO_EGRIX, Map.of(Side.REBEL, "random", Side.IMPERIAL, "random"));
        assertThatThrownBy(() -> new Simulation(table, 0, 1, 1)).hasMessageContaining("At least one game");
        assertThatThrownBy(() -> new Simulation(table, 1, 1, 0)).hasMessageContaining("At least one thread");
        Map<Side, String> seats = Map.of(Side.REBEL, "random", Side.IMPERIAL, "clever");
        assertThatThrownBy(() -> new Table(Scenarios.FLIGHT_TO_EGRIX, seats))
                .hasMessage("There is no player \"clever\"; the players are random, recruit, captain, marshal.");
    }
}
