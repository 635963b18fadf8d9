package fitg.players.marshal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.players.Players;
import fitg.players.Recruit;
import fitg.players.mind.Advice;
import fitg.players.mind.Budget;
import fitg.players.mind.Player;
import fitg.players.mind.Trials;
import fitg.procedure.Action;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MarshalTest {

    static List<Scenario> scenarios() {
        return Scenarios.skirmishes();
    }

    /** The game refuses what is not legal, so getting to the end is the proof. */
    @ParameterizedTest
    @MethodSource("scenarios")
    void playsToTheEndAndTheSameGameAgain(Scenario scenario) {
        List<String> once = play(scenario, new Marshal(4, Budget.ofIterations(3)));
        List<String> again = play(scenario, new Marshal(4, Budget.ofIterations(3)));
        assertThat(again).isEqualTo(once);
    }

    @Test
    void severalWorkersAgreeOnTheSameChoiceEveryTime() {
        Budget two = new Budget(4, 2, Optional.empty());
        for (Dilemma each : Dilemma.some(12)) {
            Advice advice = new Marshal(9, two).advise(each.view(), each.decision());
            assertThat(new Marshal(9, two).advise(each.view(), each.decision())).isEqualTo(advice);
            assertThat(each.decision().actions()).contains(advice.action());
        }
    }

    /** What he has begun to imagine he ends, so that there is always something to go by. */
    @Test
    void withoutTimeEachWorkerImaginesOneGame() {
        Dilemma dilemma = Dilemma.open(Side.REBEL);
        Marshal marshal = new Marshal(1, Budget.ofTime(Duration.ZERO, 2));

        Action chosen = marshal.choose(dilemma.view(), dilemma.decision());

        assertThat(dilemma.decision().actions()).contains(chosen);
        assertThat(marshal.effort().playouts()).isEqualTo(2);
    }

    @Test
    void timeIsUpWhenAsLongAsGivenHasPassed() {
        Budget budget = Budget.ofTime(Duration.ofHours(1), 1);
        long now = System.nanoTime();

        assertThat(budget.timeIsUp(now - Duration.ofHours(1).toNanos()).getAsBoolean())
                .isTrue();
        assertThat(budget.timeIsUp(now).getAsBoolean()).isFalse();
    }

    @Test
    void whoCountsGamesLooksAtNoClock() {
        long longAgo = System.nanoTime() - Duration.ofDays(1).toNanos();

        assertThat(Budget.ofIterations(5).timeIsUp(longAgo).getAsBoolean()).isFalse();
    }

    @Test
    void thinkingDoesNotChangeTheGame() {
        Dilemma dilemma = Dilemma.some(1).getFirst();
        long before = dilemma.game().hash();
        new Marshal(1, Budget.ofIterations(5)).choose(dilemma.view(), dilemma.decision());
        assertThat(dilemma.game().hash()).isEqualTo(before);
    }

    @Test
    void aBudgetOfNothingIsNone() {
        assertThatThrownBy(() -> Budget.ofIterations(0)).isInstanceOf(IllegalArgumentException.class);
        assertThat(Players.named("marshal-0", 1)).isEmpty();
        assertThat(Players.named("marshal-25", 1)).isPresent();
    }

    // ---- trials

    @Test
    void whatLeadsSurelyIsPreferred() {
        Trials trials = new Trials(List.of(Action.parse("stand"), Action.parse("break-off-all")));
        for (int game = 0; game < 20; game++) {
            double luck = game % 2 / 10.0;
            trials.add(0, 0.4 + luck, 0.4 + luck);
            trials.add(1, 0.5 + luck + (game % 3) / 50.0, 0.4 + luck);
        }
        assertThat(trials.preferred()).isEqualTo(1);
    }

    @Test
    void whatMayBeLuckIsNot() {
        Trials trials = new Trials(List.of(Action.parse("stand"), Action.parse("break-off-all")));
        for (int game = 0; game < 20; game++) {
            trials.add(0, 0.5, 0.5);
            trials.add(1, game % 2 == 0 ? 0 : 1.02, 0.5);
        }
        assertThat(trials.preferred()).isZero();
    }

    @Test
    void whatIsBeatenIsTriedNoMore() {
        Trials trials = new Trials(List.of(Action.parse("stand"), Action.parse("break-off-all")));
        for (int game = 0; game < 8; game++) {
            trials.add(0, 0.5, 0.5);
            trials.add(1, 0.2 + game / 100.0, 0.5);
        }
        trials.dropTheBeaten();
        assertThat(trials.isTried(0)).isTrue();
        assertThat(trials.isTried(1)).isFalse();
        assertThat(trials.isDecided()).isTrue();
    }

    private static List<String> play(Scenario scenario, Marshal marshal) {
        Game game = Game.silent(scenario, Options.standard(), KeyedChance.ofSeed(6));
        Player other = new Recruit(3);
        List<String> keys = new ArrayList<>();
        while (!game.isOver()) {
            Decision decision = game.pending().orElseThrow();
            Player player = decision.side() == Side.REBEL ? marshal : other;
            Action action = player.choose(game.viewFor(Viewer.of(decision.side())), decision);
            keys.add(action.key());
            game.play(action);
        }
        return keys;
    }
}
