package fitg.rules.movement.second;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** E2.A.7: fleets over planets, in battle formation or dispersed. */
class OrbitOrganisationTest {

    private static final Segment A7 = Segment.ORBIT_ORGANISATION;

    @Test
    @Tag("E2.A.7.1")
    @Tag("E2.A.7.2")
    @Tag("C-FLEET-1")
    @Tag("S-R40")
    @Tag("S-R106")
    void bothSidesFormTheirFleetsThePhasingPlayerFirst() {
        // Given a dispersed Rebel fleet that another cruiser has joined, and an Imperial one in another box
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .counter("Rebel Light", "orbit-221")
                .dispersed(0, 1)
                .counter("Rebel Cruiser", "orbit-221")
                .counter("Imperial Light", "orbit-222")
                .counter("Imperial Transport", "orbit-222")
                .counter("Imperial Light", "orbit-222")
                .start(Side.IMPERIAL, A7);

        // When each is asked for his box
        scene.expect(Query.FORMATION).expectOffers("dispersed", "battle-formation");
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        scene.play("dispersed");
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        scene.play("dispersed");

        // Then all ships of a box are in the same formation
        for (int ship = 0; ship < 6; ship++) {
            assertThat(scene.isDispersed(ship)).as("ship %d", ship).isTrue();
        }
    }

    @Test
    @Tag("E2.A.7.2")
    void aDispersedFleetFormsForBattleAgain() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .counter("Rebel Light", "orbit-221")
                .dispersed(0, 1)
                .start(Side.REBEL, A7);

        scene.play("battle-formation");

        assertThat(scene.isDispersed(0)).isFalse();
        assertThat(scene.isDispersed(1)).isFalse();
    }

    @Test
    @Tag("S-R40")
    @Tag("S-R106")
    void aLoneShipAndTransportsAreNoFleet() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .counter("Rebel Transport", "orbit-221")
                .dispersed(0, 1)
                .start(Side.REBEL, A7);

        assertThat(scene.question()).isNotEqualTo(Query.FORMATION);
        assertThat(scene.isDispersed(0)).isFalse();
    }

    @Test
    @Tag("C-FLEET-1")
    @Tag("S-R40")
    void theRebelsDisperseInFourBoxesAtMost() {
        SecondPosition position = SecondPosition.in(22, 23, 24);
        for (String orbit : new String[] {"orbit-221", "orbit-222", "orbit-223", "orbit-231", "orbit-232"}) {
            position.counter("Rebel Light", orbit).counter("Rebel Light", orbit);
        }
        SecondScene scene = position.start(Side.REBEL, A7);

        for (int box = 0; box < 4; box++) {
            scene.expect(Query.FORMATION).play("dispersed");
        }

        // The fifth box has no choice: it is battle formation
        assertThat(scene.isDispersed(7)).isTrue();
        assertThat(scene.isDispersed(8)).isFalse();
    }

    @Test
    @Tag("S-R40")
    @Tag("E3.3.c.1")
    void shipsThatLeaveOrArriveAreInBattleFormationAndThoseThatStayKeepTheirs() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .counter("Rebel Cruiser", "orbit-221")
                .counter("Rebel Cruiser", "orbit-221")
                .dispersed(0, 1, 2)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        scene.play("move-ships:orbit-221", "counter:0", "end", "planet:222", "stay");

        assertThat(scene.isDispersed(0)).isFalse();
        assertThat(scene.isDispersed(1)).isTrue();
        assertThat(scene.isDispersed(2)).isTrue();
    }
}
