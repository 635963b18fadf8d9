package fitg.rules.movement.second;

import static fitg.play.Orders.follow;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.play.Orders;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Segment A.7 and the stacks of an orbit box. */
class SecondFleetFormationTest {

    @Test
    @Tag("E2.A.7.1")
    @Tag("E3.3.c.2")
    @Tag("S-R40")
    void allStarshipsOfABoxFormOneFleetWithOneStatus() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Imperial Light", "orbit-221")
                .counter("Imperial Light", "orbit-221")
                .counter("Imperial Light", "orbit-221")
                .dispersed(0, 1)
                .start(Side.IMPERIAL, Segment.ORBIT_ORGANISATION);

        follow(scene, "dispersed");

        assertThat(scene.isDispersed(2)).isTrue();
    }

    @Test
    @Tag("E2.A.7.2")
    void bothPlayersMayChangeTheStatusOfTheirFleetsThePhasingOneFirst() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Imperial Light", "orbit-221")
                .counter("Imperial Light", "orbit-221")
                .counter("Rebel Light", "orbit-221")
                .counter("Rebel Light", "orbit-221")
                .dispersed(0, 1)
                .start(Side.REBEL, Segment.ORBIT_ORGANISATION);

        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        follow(scene, "dispersed");
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        follow(scene, "battle-formation");

        assertThat(scene.isDispersed(2)).isTrue();
        assertThat(scene.isDispersed(0)).isFalse();
    }

    @Test
    @Tag("E3.3.c.1")
    void anyNumberOfStarshipsMayBeInAnOrbitBox() {
        SecondPosition position = SecondPosition.in(22);
        for (int each = 0; each < 14; each++) {
            position.counter("Rebel Transport", each == 0 ? "orbit-222" : "orbit-221");
        }
        SecondScene scene = position.start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        follow(Orders.sail(scene, "orbit-222", "221", 0), "stay");

        assertThat(scene.starships("orbit-221", Side.REBEL)).isEqualTo(14);
    }
}
