package fitg.play.cases;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.play.Decision;
import fitg.play.Scenarios;
import fitg.procedure.Action;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Rules;
import fitg.procedure.Scenario;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ChronicleTest {

    /** Moments that are written down of each game. */
    private static final int MOMENTS = 40;

    static Stream<Scenario> scenarios() {
        return Scenarios.all().stream();
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void anyMomentOfAGameIsWrittenDownAndReadAgain(Scenario scenario) {
        KeyedChance whim = KeyedChance.ofSeed(7);
        Chronicle chronicle = new Chronicle(new Rules(scenario, Options.standard()), KeyedChance.ofSeed(7));
        for (int moment = 0; moment < MOMENTS && !chronicle.game().isOver(); moment++) {
            goOn(chronicle, whim);

            String text = chronicle.text("A moment");

            List<Case> read = CaseReader.read(text);
            assertThat(read).hasSize(1);
            assertThat(CaseRun.of(read.getFirst())).as(text).isEmpty();
            assertThat(read.getFirst().open(KeyedChance.ofSeed(1)).hash())
                    .as(text)
                    .isEqualTo(chronicle.game().hash());
        }
    }

    /** Some answers, by whim or as suggested in turn, so that the game gets somewhere. */
    private static void goOn(Chronicle chronicle, KeyedChance whim) {
        for (int answers = whim.pick("answers", 100);
                answers >= 0 && !chronicle.game().isOver();
                answers--) {
            Decision decision = chronicle.game().pending().orElseThrow();
            List<Action> all = decision.actions();
            chronicle.play(whim.pick("whim", 2) == 0 ? decision.suggested() : all.get(whim.pick("answer", all.size())));
        }
    }
}
