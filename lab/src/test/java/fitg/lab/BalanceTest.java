package fitg.lab;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.procedure.Verdict;
import fitg.rules.scenario.Scenarios;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class BalanceTest {

    @Test
    void saysWhatEqualPlayersWin() {
        AtomicInteger finished = new AtomicInteger();
        Balance balance = new Balance(Scenarios.VARU_POWDERKEG, "recruit", 30, 1, 2);
        Balance.Result result = balance.run(finished::incrementAndGet);

        assertThat(finished).hasValue(60).hasValue(balance.totalGames());
        assertThat(result.rules()).extracting(Balance.Line::name).containsExactly("as printed", "worst detection");
        assertThat(result.byThreshold()).containsOnlyKeys(14, 16, 18, 20, 22, 24, 26);
        assertThat(result.byThreshold().get(20).value())
                .isEqualTo(result.rules().getFirst().rebels().value());
    }

    /** The more points are asked for, the fewer games the rebels win. */
    @Test
    void aHigherThresholdHelpsTheEmpire() {
        Balance.Result result = new Balance(Scenarios.FLIGHT_TO_EGRIX, "recruit", 60, 1, 1).run(() -> {});
        List<Double> shares = new ArrayList<>();
        result.byThreshold().values().forEach(share -> shares.add(share.value()));
        assertThat(shares).isSortedAccordingTo((one, other) -> Double.compare(other, one));
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
        return new GameRecord(new Verdict(winner, reason, points), 1, 1, 2, 0);
    }
}
