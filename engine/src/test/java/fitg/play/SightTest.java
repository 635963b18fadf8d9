package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.PieceNames;
import fitg.procedure.Scenario;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game that is only thought about shows each viewer what the same game shows when it is played. */
class SightTest {

    private static final int STEPS = 600;

    @ParameterizedTest
    @ValueSource(strings = {"flight-to-egrix", "breakout-at-egrix", "campaign-2002-short"})
    void oneStateForAllGlimpsesShowsWhatACopyForEachWouldShow(String name) {
        Scenario scenario = Scenarios.named(name).orElseThrow();
        Game played = Game.silent(scenario, Options.standard(), KeyedChance.ofSeed(5));
        Game thought = played.silentCopy();
        thought.thinkOnly();
        SplittableRandom random = new SplittableRandom(5);

        for (int step = 0; step < STEPS && !played.isOver(); step++) {
            Decision decision = played.pending().orElseThrow();
            Decision same = thought.pending().orElseThrow();
            assertThat(same.actions()).isEqualTo(decision.actions());
            boolean weighed = !(decision.question() instanceof Query);
            assertThat(same.suggested())
                    .isEqualTo(
                            weighed ? decision.suggested() : decision.actions().getFirst());
            assertThat(same.names()).isSameAs(PieceNames.AS_PRINTED);
            for (Viewer viewer : Viewer.values()) {
                assertThat(thought.glimpseFor(viewer).fingerprint())
                        .as("%s at step %d of %s", viewer, step, name)
                        .isEqualTo(played.glimpseFor(viewer).fingerprint());
            }
            Action action =
                    decision.actions().get(random.nextInt(decision.actions().size()));
            played.play(action);
            thought.play(action);
        }
    }
}
