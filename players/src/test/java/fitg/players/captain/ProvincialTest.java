package fitg.players.captain;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.edition.first.Matter;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Viewer;
import fitg.play.cases.CaseReader;
import fitg.players.Players;
import fitg.procedure.KeyedChance;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Computer players at fleets that have no choice. */
class ProvincialTest {

    /** The only stack that drifts has to move, so nobody is asked which. */
    @ParameterizedTest
    @ValueSource(strings = {"recruit", "captain-2", "captain", "captain-bold", "marshal-2-5"})
    @Tag("21.4")
    void aStackThatHasToMoveGoes(String level) {
        Game game = CaseReader.readOne("""
                case   21.4  A drifting fleet
                given  open-1979-province-egrix+ancore, turn 2, rebels interplanetary movement
                       Drift 1 of Egrix: 2 wild-4-3, 1 wild-2-3
                """).open(KeyedChance.ofSeed(1));
        Decision asked = game.pending().orElseThrow();
        assertThat(asked.question()).isEqualTo(Matter.STACK_UNITS);
        assertThat(asked.steps()).isEmpty();

        game.play(Players.named(level, 1).orElseThrow().choose(game.viewFor(Viewer.of(Side.REBEL)), asked));

        assertThat(game.pending()).isPresent();
    }
}
