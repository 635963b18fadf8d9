package fitg.players.learned;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SketchTest {

    private static final int DECISIONS = 400;

    private final Sketch sketch = new Sketch();

    /**
     * What minds were taught. If a sign is drawn differently now, or a list has another order that signs number, raise
     * {@link Sketch#VERSION}: then the weights are refused until they have been learned anew, and these numbers are new, too.
     */
    @ParameterizedTest
    @CsvSource({
        "flight-to-egrix, 818890405894610661",
        "varu-powderkeg, -942563604193530208",
        "senators-peace, -9152081909716207043",
        "breakout-at-egrix, -9105743575964995659",
        "campaign-2002-short, 2836878337617421131"
    })
    void theSignsAreThoseMindsWereTaught(String scenario, long taught) {
        assertThat(Sketch.VERSION).isEqualTo(1);
        assertThat(drawn(scenario)).isEqualTo(taught);
    }

    /** All keys and amounts in a game that anything may happen in. */
    private long drawn(String scenario) {
        Game game = Game.silent(Scenarios.named(scenario).orElseThrow(), Options.standard(), KeyedChance.ofSeed(1));
        SplittableRandom luck = new SplittableRandom(1);
        long all = 0;
        for (int each = 0; each < DECISIONS && !game.isOver(); each++) {
            Decision decision = game.pending().orElseThrow();
            sketch.draw(game.viewFor(Viewer.of(decision.side())), decision);
            for (int sign = 0; sign < sketch.begin(sketch.answers()); sign++) {
                all = 31 * all + 7 * sketch.key(sign) + Float.floatToIntBits(sketch.amount(sign));
            }
            game.play(decision.actions().get(luck.nextInt(decision.actions().size())));
        }
        return all;
    }
}
