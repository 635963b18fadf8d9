package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.level.province.ProvinceRules;
import fitg.procedure.Action;
import fitg.procedure.Event;
import fitg.procedure.Scenario;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What must hold in every game of the Province Game, tried on many drawn by lot. */
class ProvinceRandomPlayTest {

    static List<Scenario> scenarios() {
        return Scenarios.under(ProvinceRules.RULES);
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void everyScenarioKeepsItsInvariantsAndEnds(Scenario scenario) {
        int games = Integer.getInteger("province.games", 20);
        for (int seed = 0; seed < games; seed++) {
            Game game = Game.ofSeed(scenario, seed);
            Lively player = new Lively(seed);
            int steps = 0;
            while (!game.isOver()) {
                Decision decision = game.pending().orElseThrow();
                Action action = player.choose(decision);
                List<Event> events = List.of();
                try {
                    events = game.play(action);
                    ProvinceInvariants.check(game);
                    assertThat(++steps).isLessThan(60_000);
                } catch (RuntimeException | AssertionError e) {
                    throw new AssertionError(
                            "seed " + seed + " after " + action + " to " + decision + ": " + events, e);
                }
            }
            assertThat(game.outcome()).isPresent();
        }
    }
}
