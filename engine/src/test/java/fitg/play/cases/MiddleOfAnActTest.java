package fitg.play.cases;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.play.Decision;
import fitg.play.Game;
import fitg.procedure.KeyedChance;
import org.junit.jupiter.api.Test;

/** A position may be written down in the middle of an act: whoever plays on from there knows what was chosen in it. */
class MiddleOfAnActTest {

    private static final String EGRIX = """
            given  open-1979-star-system-egrix, turn 1, rebels movement
                   Boccanegra: in Angoff Urban
                   Doctor Sontag: in Angoff Urban
                   Planetary Privateer: held by Boccanegra
            when   fly:36
            """;

    @Test
    void whatWasChosenInTheActIsKnown() {
        Decision decision = opened().pending().orElseThrow();

        assertThat(decision.steps()).extracting(step -> step.answer().key()).containsExactly("fly:36");
    }

    @Test
    void theNextActBeginsAnew() {
        Game game = opened();
        int act = game.pending().orElseThrow().act();

        while (game.pending().orElseThrow().act() == act) {
            game.play(game.pending().orElseThrow().actions().getFirst());
        }

        assertThat(game.pending().orElseThrow().steps()).isEmpty();
    }

    private static Game opened() {
        return CaseReader.readOne(EGRIX).open(KeyedChance.ofSeed(1));
    }
}
