package fitg.lab;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.lab.Balance.RuleSet;
import fitg.play.Scenarios;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import fitg.procedure.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BalanceTest {

    @Test
    void saysWhatEqualPlayersWinOnEveryLine() {
        AtomicInteger finished = new AtomicInteger();
        Balance balance = new Balance(
                Scenarios.skirmishes(),
                List.of("random", "recruit"),
                List.of(RuleSet.PRINTED, RuleSet.WORST_DETECTION),
                List.of(),
                10,
                1,
                2);
        List<Balance.Line> lines = balance.run(finished::incrementAndGet);

        int expected = 4 * Scenarios.skirmishes().size();
        assertThat(lines).hasSize(expected);
        assertThat(finished).hasValue(10 * expected).hasValue(balance.totalGames());
        assertThat(lines).allSatisfy(line -> {
            int printed = line.scenario().pointsToWin();
            assertThat(line.games()).isEqualTo(10);
            assertThat(line.pointsToWin()).isEqualTo(printed);
            assertThat(line.byThreshold().keySet())
                    .containsExactlyElementsOf(IntStream.rangeClosed(printed - 6, printed + 6)
                            .boxed()
                            .toList());
            assertThat(line.byThreshold().get(printed)).isEqualTo(line.rebels());
        });
    }

    /** The more points are asked for, the fewer games the rebels win. */
    @Test
    void aHigherThresholdHelpsTheEmpire() {
        List<Double> shares = new ArrayList<>();
        lines("recruit", 60).getFirst().byThreshold().values().forEach(share -> shares.add(share.value()));
        assertThat(shares).isSortedAccordingTo((one, other) -> Double.compare(other, one));
    }

    /** Neither of them looks at the threshold, so that the shares read off are those of games played for it. */
    @ParameterizedTest
    @ValueSource(strings = {"recruit", "captain-2"})
    void gamesPlayedForAThresholdAreThoseReadOff(String player) {
        List<Balance.Line> lines = lines(player, 20, 9, 30);
        assertThat(lines).extracting(Balance.Line::pointsToWin).containsExactly(12, 9, 30);
        assertThat(lines.get(1).rebels()).isEqualTo(lines.get(0).byThreshold().get(9));
        assertThat(lines.get(2).rebels()).isEqualTo(lines.get(0).byThreshold().get(30));
        assertThat(lines.get(1).points()).isEqualTo(lines.get(0).points());
    }

    /** At the printed number of points nothing at all is different, not even for a Marshal. */
    @Test
    void anotherThresholdChangesNothingElse() {
        for (Scenario scenario : Scenarios.skirmishes()) {
            Scenario same = scenario.worth(scenario.pointsToWin());
            assertThat(hash(same, "captain", 1)).isEqualTo(hash(scenario, "captain", 1));
        }
        Scenario egrix = Scenarios.FLIGHT_TO_EGRIX;
        assertThat(hash(egrix.worth(egrix.pointsToWin()), "marshal-4", 1)).isEqualTo(hash(egrix, "marshal-4", 1));
    }

    private static long hash(Scenario scenario, String player, int games) {
        Table table = new Table(scenario, Options.standard(), Map.of(Side.REBEL, player, Side.IMPERIAL, player));
        return new Simulation(table, games, 1, 1).run(() -> {}).hash();
    }

    private static List<Balance.Line> lines(String player, int games, Integer... thresholds) {
        return new Balance(
                        List.of(Scenarios.FLIGHT_TO_EGRIX),
                        List.of(player),
                        List.of(RuleSet.PRINTED),
                        List.of(thresholds),
                        games,
                        1,
                        1)
                .run(() -> {});
    }

    @Test
    void victoriesAtOnceCountAtAnyThreshold() {
        Tally tally = new Tally();
        tally.add(record(Side.REBEL, Verdict.Reason.INSTANT_VICTORY, 3));
        tally.add(record(Side.REBEL, Verdict.Reason.POINTS, 13));
        tally.add(record(Side.IMPERIAL, Verdict.Reason.POINTS, 11));
        tally.add(record(Side.IMPERIAL, Verdict.Reason.INSTANT_VICTORY, 40));
        assertThat(tally.rebelWinsAt(12)).isEqualTo(2);
        assertThat(tally.rebelWinsAt(11)).isEqualTo(3);
        assertThat(tally.rebelWinsAt(14)).isEqualTo(1);
    }

    private static GameRecord record(Side winner, Verdict.Reason reason, int points) {
        return new GameRecord(new Verdict(winner, reason, points), 1, 1, 2, 0, Map.of());
    }
}
