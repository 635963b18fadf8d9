package fitg.players.second;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Edition;
import fitg.content.GameLevel;
import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.players.Captain;
import fitg.players.Players;
import fitg.players.RandomPlayer;
import fitg.players.mind.Advice;
import fitg.players.mind.Player;
import fitg.players.mind.Strategist;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a skirmish of 2002 asks, every level has a lawful answer that follows from what it sees. */
class SecondPlayersTest {

    private static final int GAMES = 30;

    /** Nearly all of them; the rarest come up in one game of hundreds. */
    private static final int QUESTIONS = 60;

    static List<Scenario> scenarios() {
        return Scenarios.ofEdition(Edition.SECOND).stream()
                .filter(scenario -> scenario.ruleset().level() != GameLevel.GALACTIC)
                .toList();
    }

    /** Random play leads to positions that no game between sensible players would reach. */
    @ParameterizedTest
    @ValueSource(strings = {"random", "recruit", "captain", "captain-bold", "marshal-6"})
    void everyLevelAnswersInStrangePositions(String level) {
        Set<Query> answered = EnumSet.noneOf(Query.class);
        for (int seed = 0; seed < GAMES; seed++) {
            Game game = start(scenarios().get(seed % scenarios().size()), seed);
            RandomPlayer wanderer = new RandomPlayer(seed);
            Player tried = Players.named(level, seed).orElseThrow();
            while (!game.isOver()) {
                Decision decision = game.pending().orElseThrow();
                // The slow ones think about what they have not been asked yet.
                if (answered.add(Query.of(decision.question())) || game.number() % 16 == 0) {
                    assertThat(decision.actions()).contains(tried.choose(view(game), decision));
                }
                game.play(wanderer.choose(view(game), decision));
            }
        }
        assertThat(answered).hasSizeGreaterThan(QUESTIONS);
    }

    /** Games that cannot be told apart, with other dice to come: whoever looks at those would choose differently. */
    @ParameterizedTest
    @ValueSource(strings = {"recruit", "captain", "captain-wary", "marshal-12"})
    void theDiceToComeChangeNothing(String level) {
        Game game = start(scenarios().getFirst(), 5);
        RandomPlayer wanderer = new RandomPlayer(5);
        int compared = 0;
        while (!game.isOver()) {
            Decision decision = game.pending().orElseThrow();
            PlayerView seen = view(game);
            if (game.number() % 12 == 0) {
                Game twin = seen.imagine(77);
                assertThat(player(level).choose(view(twin), twin.pending().orElseThrow()))
                        .isEqualTo(player(level).choose(seen, decision));
                compared++;
            }
            game.play(wanderer.choose(seen, decision));
        }
        assertThat(compared).isGreaterThan(8);
    }

    private static Player player(String level) {
        return Players.named(level, 3).orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void whatACaptainAdvisesHeDoesAndSaysWhy(Scenario scenario) {
        Strategist captain = new Captain(3);
        Game game = start(scenario, 2);
        while (!game.isOver()) {
            Decision decision = game.pending().orElseThrow();
            Advice advice = captain.advise(view(game), decision);
            assertThat(advice.action()).isEqualTo(captain.choose(view(game), decision));
            assertThat(advice.reason()).matches("[A-Z].*\\.");
            assertThat(advice.options().stream().map(Advice.Option::action))
                    .containsExactlyInAnyOrderElementsOf(decision.actions());
            game.play(advice.action());
        }
    }

    /** A question without a reason would have none in its language. */
    @Test
    void thereIsARuleOfThumbAndAReasonForEveryQuestion() {
        Game game = start(scenarios().getFirst(), 1);
        Decision asked = game.pending().orElseThrow();
        for (Query query : Query.values()) {
            Decision decision = new Decision(
                    asked.number(),
                    asked.act(),
                    asked.steps(),
                    asked.side(),
                    query,
                    asked.subject(),
                    asked.actions(),
                    asked.suggested());
            assertThat(new Reasons(view(game), decision).of(asked.actions().getFirst()))
                    .as(query.name())
                    .matches("[A-Z].*\\.");
        }
    }

    private static Game start(Scenario scenario, long seed) {
        return Game.silent(scenario, Options.standard(), KeyedChance.ofSeed(seed));
    }

    private static PlayerView view(Game game) {
        return game.viewFor(Viewer.of(game.pending().orElseThrow().side()));
    }
}
