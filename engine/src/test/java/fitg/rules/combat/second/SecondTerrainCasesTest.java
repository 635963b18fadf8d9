package fitg.rules.combat.second;

import static fitg.play.Orders.diceOfCounter;
import static fitg.play.Orders.extraDice;
import static fitg.play.Orders.follow;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Environs combat in the Air of Charkhan: extra dice and dice less (C-ENV-2, S-R32). */
@Tag("C-ENV-2")
class SecondTerrainCasesTest {

    /** A conscript, counter 0, attacks a Rebel unit in the air. */
    private static SecondPosition inTheAir(String rebels) {
        return SecondPosition.in(22).luck(1).counter("Conscript", "2231").counter(rebels, "2231");
    }

    private static SecondScene fought(SecondPosition position, String... leaders) {
        SecondScene scene = position.start(Side.IMPERIAL, Segment.ENVIRONS_COMBAT);
        follow(scene, "attack");
        follow(scene, leaders);
        while (scene.question() == Query.AIM_COUNTER || scene.question() == Query.AIM_EXTRA_DICE) {
            scene.play(scene.offers().getFirst());
        }
        return scene;
    }

    @Test
    @Tag("S-R32")
    void theDieLessIsTakenOffTheUnitWithMostDice() {
        SecondScene scene = fought(inTheAir("Wild Elite").counter("1st Line", "2231"));

        assertThat(diceOfCounter(scene, 0)).containsExactly(1);
        assertThat(diceOfCounter(scene, 2)).containsExactly(2);
    }

    @Test
    void aMarineAmongThemSavesTheDie() {
        SecondScene scene = fought(inTheAir("Wild Elite").counter("Marine", "2231"));

        assertThat(diceOfCounter(scene, 2)).containsExactly(5);
    }

    @Test
    void aLeaderSavesTheDieAndAddsHisOwn() {
        SecondScene scene = fought(
                inTheAir("Wild Elite").counter("1st Line", "2231").withUnits("Jon Kidu", "2231"), "character:25");

        assertThat(diceOfCounter(scene, 2)).containsExactly(3);
        assertThat(extraDice(scene)).containsExactly(3);
    }

    @Test
    void twoUnitsOfTheEnvironsTypeGiveOneDieNotTwo() {
        SecondScene scene = fought(inTheAir("Air Regular").counter("Air Regular", "2231"));

        assertThat(extraDice(scene)).containsExactly(1);
    }

    @Test
    void aWoundedLeaderNeitherSavesTheDieNorAddsHisOwn() {
        SecondScene scene = fought(inTheAir("Wild Elite")
                .counter("1st Line", "2231")
                .withUnits("Jon Kidu", "2231")
                .wounded("Jon Kidu"));

        assertThat(diceOfCounter(scene, 2)).containsExactly(2);
        assertThat(extraDice(scene)).isEmpty();
    }
}
