package fitg.players;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.players.mind.Advice;
import fitg.players.mind.Player;
import fitg.players.mind.Temperament;
import fitg.procedure.Action;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import fitg.procedure.Verdict;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CaptainTest {

    private static final int GAMES = 40;

    static List<Scenario> scenarios() {
        return Scenarios.skirmishes();
    }

    @Test
    void whatHeAdvisesIsWhatHeDoes() {
        Captain captain = new Captain(3);
        Game game = Game.ofSeed(Scenarios.VARU_POWDERKEG, 2);
        while (!game.isOver()) {
            Decision decision = game.pending().orElseThrow();
            PlayerView view = game.viewFor(Viewer.of(decision.side()));
            Advice advice = captain.advise(view, decision);
            assertThat(advice.action()).isEqualTo(captain.choose(view, decision));
            assertThat(advice.reason()).matches("[A-Z].*\\.");
            assertThat(advice.options()).hasSameSizeAs(decision.actions());
            assertThat(advice.options().stream().map(Advice.Option::action))
                    .containsExactlyInAnyOrderElementsOf(decision.actions());
            game.play(advice.action());
        }
    }

    /** Both seats together, the same dice for both; the tournament shows it on many more games. */
    @ParameterizedTest
    @MethodSource("scenarios")
    void beatsARecruit(Scenario scenario) {
        assertThat(winsAgainstRecruit(scenario, Players.CAPTAIN)).isGreaterThan(GAMES / 2);
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void temperamentsPlayDifferentGames(Scenario scenario) {
        Set<List<String>> games = new HashSet<>();
        for (Temperament temperament : Temperament.all()) {
            games.add(keys(scenario, "captain-" + temperament.name()));
        }
        assertThat(games).hasSameSizeAs(Temperament.all());
    }

    private static int winsAgainstRecruit(Scenario scenario, String name) {
        int wins = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            boolean rebel = seed % 2 == 0;
            Verdict verdict =
                    play(scenario, rebel ? name : "recruit", rebel ? "recruit" : name, seed / 2, new ArrayList<>());
            wins += verdict.winner() == (rebel ? Side.REBEL : Side.IMPERIAL) ? 1 : 0;
        }
        return wins;
    }

    private static List<String> keys(Scenario scenario, String name) {
        List<String> keys = new ArrayList<>();
        for (long seed = 1; seed <= 2; seed++) {
            play(scenario, name, name, seed, keys);
        }
        return keys;
    }

    private static Verdict play(Scenario scenario, String rebel, String imperial, long seed, List<String> keys) {
        Game game = Game.silent(scenario, Options.standard(), KeyedChance.ofSeed(seed));
        Player first = Players.named(rebel, seed).orElseThrow();
        Player second = Players.named(imperial, ~seed).orElseThrow();
        while (!game.isOver()) {
            Decision decision = game.pending().orElseThrow();
            Player player = decision.side() == Side.REBEL ? first : second;
            Action action = player.choose(game.viewFor(Viewer.of(decision.side())), decision);
            keys.add(action.key());
            game.play(action);
        }
        return game.outcome().orElseThrow();
    }
}
