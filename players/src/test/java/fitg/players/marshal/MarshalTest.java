package fitg.players.marshal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.players.Advice;
import fitg.players.Player;
import fitg.players.Players;
import fitg.players.Recruit;
import fitg.procedure.Action;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import fitg.rules.scenario.Scenarios;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MarshalTest {

    static List<Scenario> scenarios() {
        return Scenarios.all();
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
        for (Game game : positions(12)) {
            Decision decision = game.pending().orElseThrow();
            PlayerView view = game.viewFor(Viewer.of(decision.side()));
            Advice advice = new Marshal(9, two).advise(view, decision);
            assertThat(new Marshal(9, two).advise(view, decision)).isEqualTo(advice);
            assertThat(decision.actions()).contains(advice.action());
        }
    }

    /** Generous, because other programs run here too. */
    @Test
    void keepsToItsTime() {
        Game game = positions(1).getFirst();
        Decision decision = game.pending().orElseThrow();
        Marshal marshal = new Marshal(1, Budget.ofTime(Duration.ofMillis(100), 1));
        long start = System.nanoTime();
        marshal.choose(game.viewFor(Viewer.of(decision.side())), decision);
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(5));
    }

    @Test
    void thinkingDoesNotChangeTheGame() {
        Game game = positions(1).getFirst();
        Decision decision = game.pending().orElseThrow();
        long before = game.hash();
        new Marshal(1, Budget.ofIterations(5)).choose(game.viewFor(Viewer.of(decision.side())), decision);
        assertThat(game.hash()).isEqualTo(before);
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

    /** Positions of one game in which a Marshal would think, some way apart. */
    private static List<Game> positions(int count) {
        Game game = Game.silent(Scenarios.VARU_POWDERKEG, Options.standard(), KeyedChance.ofSeed(8));
        Player player = new Recruit(8);
        List<Game> positions = new ArrayList<>();
        while (positions.size() < count) {
            Decision decision = game.pending().orElseThrow();
            switch (decision.question()) {
                case MOVE, MISSION, REACTION -> positions.add(game.copy());
                default -> {}
            }
            game.play(player.choose(game.viewFor(Viewer.of(decision.side())), decision));
        }
        return positions;
    }
}
