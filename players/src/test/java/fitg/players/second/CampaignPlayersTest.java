package fitg.players.second;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
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
import fitg.procedure.Action;
import fitg.procedure.Affair;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Question;
import fitg.procedure.Scenario;
import fitg.state.realm.Realm;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every level plays the galaxy-wide game of 2002 on both sides, from what it sees and nothing else. */
class CampaignPlayersTest {

    private static final String WHOLE = "campaign-2002";
    private static final String SHORT = "campaign-2002-short";

    /** Far more than any campaign takes. */
    private static final int ENDLESS = 40_000;

    @ParameterizedTest
    @CsvSource({
        "campaign-2002-short, recruit, random",
        "campaign-2002-short, random, recruit",
        "campaign-2002-short, captain, recruit",
        "campaign-2002-short, recruit, captain-bold",
        "campaign-2002, recruit, recruit"
    })
    void aCampaignIsPlayedToItsEnd(String scenario, String rebel, String imperial) {
        Game game = start(scenario, 4);
        Player rebels = player(rebel);
        Player empire = player(imperial);
        while (!game.isOver() && game.number() < ENDLESS) {
            Decision decision = game.pending().orElseThrow();
            Action action = (decision.side() == Side.REBEL ? rebels : empire).choose(view(game), decision);
            assertThat(decision.actions()).contains(action);
            game.play(action);
        }
        assertThat(game.outcome()).isPresent();
    }

    /** Random play leads to positions that no game between sensible players would reach. */
    @ParameterizedTest
    @ValueSource(strings = {"recruit", "captain", "marshal-6"})
    void everyLevelAnswersInStrangePositions(String level) {
        Set<Question> answered = new HashSet<>();
        for (int seed = 0; seed < 6; seed++) {
            Game game = start(seed % 3 == 0 ? WHOLE : SHORT, seed);
            RandomPlayer wanderer = new RandomPlayer(seed);
            Player tried = Players.named(level, seed).orElseThrow();
            while (!game.isOver()) {
                Decision decision = game.pending().orElseThrow();
                PlayerView seen = view(game);
                // The slow ones think about what they have not been asked yet.
                if (answered.add(decision.question()) || game.number() % 256 == 0) {
                    assertThat(decision.actions()).contains(tried.choose(seen, decision));
                }
                game.play(wanderer.choose(seen, decision));
            }
        }
        assertThat(answered).hasSizeGreaterThan(80);
    }

    /** Base, secrets, assignments, kinds of units and dice are others in the twin, and the seat cannot tell. */
    @ParameterizedTest
    @ValueSource(strings = {"recruit", "captain-wary", "marshal-12"})
    void whatIsHiddenChangesNothing(String level) {
        Game game = start(SHORT, 5);
        RandomPlayer wanderer = new RandomPlayer(5);
        int different = 0;
        while (!game.isOver()) {
            Decision decision = game.pending().orElseThrow();
            PlayerView seen = view(game);
            if (game.number() % 24 == 0) {
                Game twin = seen.imagine(77);
                different += isDifferent(game, twin, decision.side()) ? 1 : 0;
                assertThat(player(level).choose(view(twin), twin.pending().orElseThrow()))
                        .isEqualTo(player(level).choose(seen, decision));
            }
            game.play(wanderer.choose(seen, decision));
        }
        assertThat(different).isGreaterThan(10);
    }

    private static boolean isDifferent(Game game, Game twin, Side blind) {
        Viewer other = Viewer.of(blind.opponent());
        return game.viewFor(other).fingerprint() != twin.viewFor(other).fingerprint();
    }

    /** The comparison notices somebody who looks over the other side's shoulder. */
    @Test
    void whoSeesTheTruthIsFoundOut() {
        Game game = start(SHORT, 5);
        RandomPlayer wanderer = new RandomPlayer(5);
        int different = 0;
        while (!game.isOver()) {
            Decision decision = game.pending().orElseThrow();
            PlayerView seen = view(game);
            if (game.number() % 24 == 0) {
                different += peeping(game, decision) == peeping(seen.imagine(77), decision) ? 0 : 1;
            }
            game.play(wanderer.choose(seen, decision));
        }
        assertThat(different).isPositive();
    }

    private static Action peeping(Game game, Decision decision) {
        long truth = game.viewFor(Viewer.of(decision.side().opponent())).fingerprint();
        List<Action> actions = decision.actions();
        return actions.get((int) Math.floorMod(truth, (long) actions.size()));
    }

    @Test
    void whatACaptainAdvisesHeDoesAndSaysWhy() {
        Strategist captain = new Captain(3);
        Game game = start(SHORT, 2);
        RandomPlayer wanderer = new RandomPlayer(8);
        while (!game.isOver()) {
            Decision decision = game.pending().orElseThrow();
            PlayerView seen = view(game);
            if (decision.question() instanceof Affair || game.number() % 16 == 0) {
                Advice advice = captain.advise(seen, decision);
                assertThat(advice.action()).isEqualTo(captain.choose(seen, decision));
                assertThat(advice.reason()).matches("[A-Z].*\\.");
                assertThat(advice.options().stream().map(Advice.Option::action))
                        .containsExactlyInAnyOrderElementsOf(decision.actions());
            }
            game.play(wanderer.choose(seen, decision));
        }
    }

    @Test
    void thereIsAReasonForEveryQuestion() {
        Game game = start(SHORT, 1);
        Decision asked = game.pending().orElseThrow();
        for (Affair affair : Affair.values()) {
            Decision decision = new Decision(
                    asked.number(),
                    asked.act(),
                    asked.steps(),
                    asked.side(),
                    affair,
                    asked.subject(),
                    asked.actions(),
                    asked.suggested());
            assertThat(new Reasons(view(game), decision).of(asked.actions().getFirst()))
                    .as(affair.name())
                    .matches("[A-Z].*\\.");
        }
    }

    /** Otherwise a Captain would look for it in the same place in every game. */
    @Test
    void theBaseIsNotAlwaysInTheSamePlace() {
        Set<Integer> bases = new HashSet<>();
        for (int seed = 0; seed < 12; seed++) {
            Game game = start(SHORT, seed);
            Player captain = Players.named("captain", seed).orElseThrow();
            while (game.pending().orElseThrow().question() != Affair.BASE) {
                game.play(game.pending().orElseThrow().suggested());
            }
            game.play(captain.choose(view(game), game.pending().orElseThrow()));
            bases.add(Realm.of(game.viewFor(Viewer.REBEL)).base());
        }
        assertThat(bases).hasSizeGreaterThan(2);
    }

    private static Player player(String level) {
        return Players.named(level, 3).orElseThrow();
    }

    private static Game start(String scenario, long seed) {
        Scenario played = Scenarios.named(scenario).orElseThrow();
        return Game.silent(played, Options.standard(), KeyedChance.ofSeed(seed));
    }

    private static PlayerView view(Game game) {
        return game.viewFor(Viewer.of(game.pending().orElseThrow().side()));
    }
}
