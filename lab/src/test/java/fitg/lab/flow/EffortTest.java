package fitg.lab.flow;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.lab.Table;
import fitg.lab.flow.Effort.Figures;
import fitg.play.Scenarios;
import fitg.play.order.StandingOrders;
import fitg.play.order.Unasked;
import fitg.players.Players;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How often people have to answer. */
class EffortTest {

    private static Effort effort(Effort.Spared spared, boolean sheets) {
        Table table = new Table(
                Scenarios.FLIGHT_TO_EGRIX, Map.of(Side.REBEL, Players.RECRUIT, Side.IMPERIAL, Players.RECRUIT));
        return new Effort(table, 1, spared, sheets).play(4, () -> {});
    }

    private static Effort asked() {
        return effort(view -> Optional.empty(), false);
    }

    private static Effort usual() {
        return effort(
                view -> Unasked.AGAINST_THE_COMPUTER.answer(view).or(() -> StandingOrders.USUAL.answer(view)), false);
    }

    private static Effort onSheets() {
        return effort(
                view -> Unasked.AGAINST_THE_COMPUTER.answer(view).or(() -> StandingOrders.USUAL.answer(view)), true);
    }

    @Test
    void withTheUsualOrdersThereIsLessToAnswer() {
        for (Side side : Side.values()) {
            Figures before = asked().figures(side);
            Figures after = usual().figures(side);

            assertThat(after.turn()).isLessThan(before.turn());
            assertThat(before.spared()).isZero();
            assertThat(after.spared()).isPositive();
        }
    }

    @Test
    void aFleetOfManyCountersIsOneOrder() {
        Effort singly = breakout(false);
        Effort onSheets = breakout(true);

        assertThat(onSheets.figures(Side.IMPERIAL).turn())
                .isLessThan(singly.figures(Side.IMPERIAL).turn());
        assertThat(onSheets.questions(Side.IMPERIAL)).noneMatch(each -> each.getKey() == Query.STARSHIP_JOINS);
    }

    private static Effort breakout(boolean sheets) {
        Table table = new Table(
                Scenarios.named("breakout-at-egrix").orElseThrow(),
                Map.of(Side.REBEL, Players.RECRUIT, Side.IMPERIAL, Players.RECRUIT));
        return new Effort(table, 1, StandingOrders.USUAL::answer, sheets).play(3, () -> {});
    }

    @Test
    void aPlanForTheSetUpIsTwoAnswers() {
        assertThat(onSheets().figures(Side.IMPERIAL).setUp()).isEqualTo(2);
    }

    @Test
    void whatIsAskedHasAChoice() {
        for (Side side : Side.values()) {
            assertThat(usual().figures(side).forced()).isZero();
        }
    }

    @Test
    void theAnswersOfAGameAreThoseToItsQuestions() {
        Effort effort = asked();
        for (Side side : Side.values()) {
            double sum = effort.questions(side).stream()
                    .mapToDouble(Map.Entry::getValue)
                    .sum();

            assertThat(sum).isCloseTo(effort.figures(side).game(), org.assertj.core.data.Offset.offset(1e-6));
        }
    }

    @Test
    void theSameSeedGivesTheSameFigures() {
        assertThat(asked().figures(Side.REBEL)).isEqualTo(asked().figures(Side.REBEL));
    }
}
