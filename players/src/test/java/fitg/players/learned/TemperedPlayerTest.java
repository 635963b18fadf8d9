package fitg.players.learned;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.players.Captain;
import fitg.players.Players;
import fitg.players.mind.Player;
import fitg.players.mind.Temperament;
import fitg.procedure.Action;
import fitg.state.Segment;
import java.util.Set;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TemperedPlayerTest {

    private static final int GAMES = 12;
    /** Who is asked these may fight or not. */
    private static final Set<String> FIGHTS =
            Set.of("DECLARE_COMBAT", "ATTACK_FOUND", "ATTACK_FOUND_WITH", "PDB_ATTACK", "BREAK_OFF");

    private final Mind mind = Minds.about(Scenarios.VARU_POWDERKEG).orElseThrow();

    /** A taste is no folly: what a mind hardly ever does he does not do either, where it is no fight. */
    @ParameterizedTest
    @ValueSource(strings = {"bold", "wary"})
    void hisTasteChoosesAmongGoodAnswers(String name) {
        Temperament how = Temperament.named(name).orElseThrow();
        TemperedPlayer player = new TemperedPlayer(mind, 0, how, new Captain(0, how));
        Judgement judgement = new Judgement();
        Sketch sketch = new Sketch();

        watch(1, (view, decision) -> {
            if (!FIGHTS.contains(decision.question().name())) {
                Action chosen = player.choose(view, decision);
                judgement.of(mind.of(decision.side()), sketch.draw(view, decision));
                assertThat(judgement.chance(decision.actions().indexOf(chosen))).isGreaterThanOrEqualTo((float)
                        (TemperedPlayer.GOOD_ENOUGH * judgement.chance(judgement.best())));
            }
        });
    }

    /** In the same moments of the same games. */
    @Test
    void theBoldAreRecognisedByTheirFights() {
        Player bold = Players.named("captain-bold", 0).orElseThrow();
        Player wary = Players.named("captain-wary", 0).orElseThrow();
        int[] fought = new int[2];

        for (int seed = 0; seed < GAMES; seed++) {
            watch(seed, (view, decision) -> {
                if (FIGHTS.contains(decision.question().name())) {
                    fought[0] += isFight(bold.choose(view, decision)) ? 1 : 0;
                    fought[1] += isFight(wary.choose(view, decision)) ? 1 : 0;
                }
            });
        }

        assertThat(fought[0]).isGreaterThan(fought[1] + fought[1] / 5);
    }

    private static boolean isFight(Action action) {
        return action.key().startsWith("attack") || action.key().startsWith("stand");
    }

    /** What is decided in a game of Captains, but for the set-up. */
    private static void watch(long seed, BiConsumer<PlayerView, Decision> looking) {
        Game game = Game.ofSeed(Scenarios.VARU_POWDERKEG, seed);
        Player captain = Players.named(Players.CAPTAIN, seed).orElseThrow();
        while (!game.isOver()) {
            Decision decision = game.pending().orElseThrow();
            PlayerView view = game.viewFor(Viewer.of(decision.side()));
            if (decision.actions().size() > 1 && game.segment() != Segment.SET_UP) {
                looking.accept(view, decision);
            }
            game.play(captain.choose(view, decision));
        }
    }
}
