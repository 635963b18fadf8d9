package fitg.play.order;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.procedure.Action;
import fitg.procedure.Ask;
import fitg.procedure.Question;
import fitg.procedure.Scenario;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The orders that hold unless they are switched off. */
class UsualOrdersTest {

    static List<Scenario> scenarios() {
        return Scenarios.skirmishes();
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void eachSaysWhatItDoesAndWhatItNeverDoes(Side side) {
        for (Scenario scenario : Scenarios.all()) {
            for (UsualOrder usual : UsualOrders.of(scenario, side)) {
                assertThat(usual.orders()).as(usual.id()).isNotEmpty();
                assertThat(usual.does()).endsWith(".");
                assertThat(usual.never()).endsWith(".");
                assertThat(UsualOrders.named(usual.id(), scenario, side)).contains(usual);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void noQuestionIsAnsweredByTwoOfThem(Side side) {
        for (Scenario scenario : Scenarios.all()) {
            List<Question> questions = UsualOrders.of(scenario, side).stream()
                    .flatMap(each -> each.orders().keySet().stream())
                    .toList();
            assertThat(questions).doesNotHaveDuplicates();
        }
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void whatTheyAnswerIsOnOfferAndIsLeftToThePlayerOnceItIsSwitchedOff(Scenario scenario) {
        Set<String> answered = new TreeSet<>();
        for (long seed = 0; seed < 3; seed++) {
            Random dice = new Random(seed);
            Game game = Game.ofSeed(scenario, seed);
            while (!game.isOver()) {
                Decision decision = game.pending().orElseThrow();
                PlayerView view = game.viewFor(Viewer.of(decision.side()));
                Optional<Action> answer = StandingOrders.USUAL.answer(view);
                if (answer.isPresent()) {
                    assertThat(decision.actions()).contains(answer.get());
                    assertThat(allOff(scenario, decision.side()).answer(view)).isEmpty();
                    answered.add(Offers.kind(decision));
                }
                game.playOption(dice.nextInt(game.optionCount()));
            }
        }
        assertThat(answered).hasSizeGreaterThan(3);
    }

    private static StandingOrders allOff(Scenario scenario, Side side) {
        return StandingOrders.NONE.withUsualBut(
                UsualOrders.of(scenario, side).stream().map(UsualOrder::id).collect(Collectors.toSet()));
    }

    @Test
    void whatASeatOrderedByItselfGoesBeforeWhatIsUsual() {
        Game game = atADraw();
        PlayerView view = game.viewFor(Viewer.of(game.pending().orElseThrow().side()));
        Order own = new Order("draw", "no-such-answer", Until.GAME, "Draw otherwise", "", null, null, null);

        assertThat(StandingOrders.USUAL.answer(view).map(Action::key)).contains("draw");
        assertThat(StandingOrders.USUAL.with(own, view).answer(view)).isEmpty();
    }

    private static Game atADraw() {
        Game game = Game.ofSeed(Scenarios.VARU_POWDERKEG, 3);
        Random dice = new Random(3);
        while (!game.asks(Side.REBEL, Ask.DRAW.name())) {
            game.playOption(dice.nextInt(game.optionCount()));
        }
        return game;
    }
}
