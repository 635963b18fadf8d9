package fitg.lab.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Who may take the place of the one who passed last, by what both won of 200 games against each at the gate. */
class GatekeeperTest {

    @Test
    void whoBeatsTheOneBeforeAndDoesNoWorseAgainstTheRestPasses() {
        assertThat(passes(won(110), List.of(won(120), won(90)), List.of(won(125), won(80))))
                .isTrue();
    }

    @Test
    void whoBeatsTheOneBeforeButLosesMoreThanThatAgainstTheRestDoesNot() {
        assertThat(passes(won(110), List.of(won(114), won(90)), List.of(won(125), won(90))))
                .isFalse();
    }

    /** Against the others he wins what he lacks against the one before. */
    @Test
    void whoLosesToTheOneBeforePassesIfHeDoesThatMuchBetterAgainstTheRest() {
        assertThat(passes(won(94), List.of(won(126)), List.of(won(120)))).isTrue();
        assertThat(passes(won(93), List.of(won(126)), List.of(won(120)))).isFalse();
    }

    private static boolean passes(Gate.Result between, List<Gate.Result> now, List<Gate.Result> then) {
        return Gatekeeper.doesAsWell(between, now, then);
    }

    private static Gate.Result won(int games) {
        return new Gate.Result("somebody", 200, games / 2, games - games / 2);
    }
}
