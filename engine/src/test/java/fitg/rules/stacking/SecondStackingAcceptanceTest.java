package fitg.rules.stacking;

import static fitg.play.Orders.follow;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Chapter 3.3.b: how many ground units an environs holds. */
class SecondStackingAcceptanceTest {

    /** Five regulars in Charkhan Air, size 5, three in Charkhan Wild, size 3; a starship, maybe with cargo, above. */
    private static SecondPosition fullEnvirons(String ship, String cargo) {
        SecondPosition position = SecondPosition.in(22);
        IntStream.range(0, 5).forEach(each -> position.counter("Air Regular", "2231"));
        position.counter(ship, "orbit-223");
        if (cargo != null) {
            position.counter(cargo, "orbit-223").cargo(5, 6);
        }
        IntStream.range(0, 3).forEach(each -> position.counter("Air Regular", "2232"));
        return position;
    }

    @Test
    @Tag("A16")
    @Tag("E3.3.b.1")
    @Tag("E3.3.b.2")
    @Tag("S-R12")
    void aSixthGroundUnitCannotEnterAnEnvironsOfSizeFive() {
        SecondScene scene =
                fullEnvirons("Rebel Transport", "Air Regular").start(Side.REBEL, Segment.PLANETARY_MOVEMENT);

        assertThat(scene.offers()).doesNotContain("descend:orbit-223");
    }

    @Test
    @Tag("A16")
    @Tag("E3.3.b.3")
    void aLightStarshipMayComeIntoAFullEnvirons() {
        SecondScene scene = fullEnvirons("Rebel Light", null).start(Side.REBEL, Segment.PLANETARY_MOVEMENT);

        follow(scene, "descend:orbit-223", "place:2231");

        assertThat(scene.counterPlace(5)).isEqualTo("2231");
    }

    @Test
    @Tag("A16")
    @Tag("E3.3.b.1")
    void theLimitIsForEachPlayerByItself() {
        SecondScene scene =
                fullEnvirons("Imperial Transport", "1st Line").start(Side.IMPERIAL, Segment.PLANETARY_MOVEMENT);

        follow(scene, "descend:orbit-223", "place:2231");

        assertThat(scene.groundUnits("2231", Side.IMPERIAL)).isEqualTo(1);
        assertThat(scene.groundUnits("2231", Side.REBEL)).isEqualTo(5);
    }
}
