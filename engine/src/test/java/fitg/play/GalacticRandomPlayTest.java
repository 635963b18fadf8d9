package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.procedure.Action;
import fitg.procedure.Event;
import fitg.procedure.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What must hold in every game of the Galactic Game of 1979, tried on many drawn by lot. */
class GalacticRandomPlayTest {

    @Test
    void everyCampaignKeepsItsInvariantsAndEnds() {
        Scenario scenario = Scenarios.named("campaign-1979").orElseThrow();
        int games = Integer.getInteger("galactic.games", 2);
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
                    assertThat(++steps).isLessThan(200_000);
                } catch (RuntimeException | AssertionError e) {
                    throw new AssertionError(
                            "seed " + seed + " after " + action + " to " + decision + ": " + events, e);
                }
            }
            assertThat(game.outcome()).isPresent();
        }
    }
}
