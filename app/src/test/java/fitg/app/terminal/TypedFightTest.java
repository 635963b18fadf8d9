package fitg.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.app.BadInput;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.play.order.FightOrder;
import fitg.play.order.FightOrder.Press;
import fitg.procedure.Ask;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is typed of a fight. */
class TypedFightTest {

    private static PlayerView asked(Ask wanted) {
        for (long seed = 0; ; seed++) {
            Random dice = new Random(seed);
            Game game = Game.ofSeed(Scenarios.VARU_POWDERKEG, seed);
            while (!game.isOver()) {
                Decision decision = game.pending().orElseThrow();
                if (decision.question() == wanted) {
                    return game.viewFor(Viewer.of(decision.side()));
                }
                game.playOption(dice.nextInt(game.optionCount()));
            }
        }
    }

    @Test
    void itIsReadAndSaidBack() {
        PlayerView view = asked(Ask.BREAK_OFF);

        FightOrder even = TypedFight.read("even take", view);
        FightOrder limited = TypedFight.read("below 40", view);

        assertThat(even.press()).isEqualTo(Press.EVEN);
        assertThat(even.prisoners()).isTrue();
        assertThat(limited.below()).isEqualTo(0.4);
        assertThat(limited.prisoners()).isNull();
        assertThat(TypedFight.told(limited)).contains("below 40 %");
        assertThat(TypedFight.told(TypedFight.read("end kill", view))).contains("to their end", "to kill");
    }

    @Test
    void whereNothingIsFoughtItIsRefusedWithASentence() {
        PlayerView view = asked(Ask.MOVE);

        assertThatThrownBy(() -> TypedFight.read("half", view))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("no fight");
        assertThat(TypedFight.isOne("the creature")).isFalse();
    }
}
