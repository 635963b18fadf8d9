package fitg.rules.prisoner.second;

import static fitg.play.Orders.assigned;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.hunt;
import static fitg.play.Orders.mission;
import static fitg.play.Orders.until;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.edition.second.Happening.PodTried;
import fitg.edition.second.Query;
import fitg.play.Orders;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Chapter 5.5: prisoners and their guards, pods, rescue. */
class SecondPrisonersTest {

    @Test
    @Tag("E5.5.a.2")
    @Tag("S-R63")
    void aPrisonerGoesWithHisGuard() {
        SecondScene scene = SecondPosition.in(22)
                .place("Vans Ka-Tie-A", "2231")
                .prisoner("Ly Mantok", "Vans Ka-Tie-A")
                .start(Side.IMPERIAL, Segment.CHARACTER_MOVEMENT);

        follow(scene, "walk:30");

        assertThat(scene.place("Ly Mantok")).isEqualTo("2232");
        assertThat(scene.holder("Ly Mantok")).isEqualTo("Vans Ka-Tie-A");
    }

    @Test
    @Tag("S-R63")
    @Tag("S-R70")
    @Tag("E5.5.a.6")
    void whenTheLastStarshipOfTheStackThatHoldsHimLeavesThePrisonerGoesAlongUnasked() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Imperial Transport", "2211")
                .prisonerOfUnits("Ly Mantok", "2211")
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);

        follow(scene, "move-ships:2211");
        scene.expect(Query.DESTINATION);
        follow(scene, "planet:222", "stay");

        assertThat(scene.holder("Ly Mantok")).isEqualTo("ship");
        assertThat(scene.place("Ly Mantok")).isEqualTo("orbit-222");
    }

    @Test
    @Tag("S-R63")
    @Tag("E5.5.a.6")
    void norIsHeLeftBehindBecauseAFriendOfHisCaptorsStaysApart() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Imperial Transport", "2211")
                .prisonerOfUnits("Ly Mantok", "2211")
                .place("Jon Kidu", "2211")
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);

        follow(scene, "move-ships:2211", "leave", "planet:222", "stay");

        assertThat(scene.place("Jon Kidu")).isEqualTo("2211");
        assertThat(scene.place("Ly Mantok")).isEqualTo("orbit-222");
    }

    @Test
    @Tag("S-R62")
    @Tag("S-R63")
    @Tag("E5.5.a.6")
    void whoStaysBehindWithoutUnitsIsNoLongerHeldByUnits() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Imperial Light", "2211")
                .withUnits("Jon Kidu", "2211")
                .prisonerOfUnits("Ly Mantok", "2211")
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);

        follow(scene, "move-ships:2211", "leave", "planet:222", "stay");

        boolean alone = scene.place("Ly Mantok").equals("2211");
        assertThat(scene.holder("Ly Mantok")).isEqualTo(alone ? "Jon Kidu" : "ship");
    }

    @Test
    @Tag("E5.1.a.1")
    void aCapturedCharacterIsNoLongerUnderHisOwnersControl() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Conscript", "2231")
                .prisonerOfUnits("Ly Mantok", "2231")
                .place("Frun Sentel", "2231")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        assertThat(scene.offers()).containsExactlyInAnyOrder("walk:4", "end");
    }

    @Test
    @Tag("E5.5.a.4")
    void theCaptorMayHandAPrisonerOverToHisUnitsInTheSameEnvirons() {
        SecondScene scene = SecondPosition.in(22)
                .place("Vans Ka-Tie-A", "2231")
                .prisoner("Ly Mantok", "Vans Ka-Tie-A")
                .counter("1st Line", "2231")
                .start(Side.IMPERIAL, Segment.CHARACTER_MOVEMENT);

        follow(scene, "hand-over:6");

        assertThat(scene.holder("Ly Mantok")).isEqualTo("units");
    }

    @Test
    @Tag("E5.5.a.6")
    void aPrisonerWhoseOnlyGuardDiesIsFree() {
        SecondScene scene = Orders.egrix()
                .place("Senator Dermond", "2232")
                .prisoner("Ly Mantok", "Senator Dermond")
                .detected("Senator Dermond")
                .place("Frun Sentel", "2232")
                .dice(1, 4, 2, 2) // weather; card 75, wild: A
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2232");
        mission(scene, "A", "Frun Sentel");
        if (scene.question() == Query.MISSION_TARGET) {
            scene.play("character:27");
        }
        assigned(scene);

        follow(scene, "roll");

        assertThat(scene.isDead("Senator Dermond")).isTrue();
        assertThat(scene.isFree("Ly Mantok")).isTrue();
    }

    @Test
    @Tag("SA19")
    @Tag("E5.5.b.2")
    @Tag("S-R64")
    void aGuardWhoBreaksOffLosesHisPrisoner() {
        SecondScene scene = SecondPosition.in(23)
                .place("Vans Ka-Tie-A", "2311")
                .detected("Vans Ka-Tie-A")
                .prisoner("Ly Mantok", "Vans Ka-Tie-A")
                .place("Frun Sentel", "2311")
                .dice(1, 1)
                .start(Side.IMPERIAL, Segment.SEARCH);
        hunt(scene, "2311", "characters");

        follow(scene, "break-off-all");

        assertThat(scene.isFree("Ly Mantok")).isTrue();
        assertThat(scene.isDetected("Ly Mantok")).isTrue();
    }

    @Test
    @Tag("SA20")
    @Tag("E5.5.b.1")
    @Tag("S-R64")
    void aStunnedGuardKeepsHisPrisonerWhenTheAttackersCallOff() {
        // Frun Sentel and Agan Rafa (5 each, 4 on stun) against Vans (4/5) and Kidu (3/4).
        SecondScene scene = SecondPosition.in(23)
                .place("Vans Ka-Tie-A", "2311")
                .place("Jon Kidu", "2311")
                .detected("Vans Ka-Tie-A", "Jon Kidu")
                .prisoner("Ly Mantok", "Vans Ka-Tie-A")
                .place("Frun Sentel", "2311")
                .place("Agan Rafa", "2311")
                .dice(1)
                .dice(5, 5, 5, 1, 5, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1)
                .start(Side.IMPERIAL, Segment.SEARCH);
        hunt(scene, "2311", "characters");
        follow(scene, "stun", "active", "active", "stand", "fighter:30", "fighter:30");
        until(scene, Query.PRESS_ON);
        assertThat(scene.isStunned("Vans Ka-Tie-A")).isTrue();

        follow(scene, "call-off");

        assertThat(scene.isFree("Vans Ka-Tie-A")).isTrue();
        assertThat(scene.holder("Ly Mantok")).isEqualTo("Vans Ka-Tie-A");
    }

    // ---- pods

    @Test
    @Tag("A33")
    @Tag("E5.5.b.4")
    @Tag("E5.5.b.5")
    @Tag("C-POD-1")
    @Tag("S-R27")
    void aRebelPrisonerLivesInAnImperialPodOnATwoAndIsFree() {
        SecondScene scene = imperialTransportDestroyed(2);

        assertThat(scene.isFree("Frun Sentel")).isTrue();
        assertThat(scene.isDetected("Frun Sentel")).isTrue();
        assertThat(scene.place("Frun Sentel")).isEqualTo("2211");
    }

    @Test
    @Tag("A33")
    @Tag("E5.5.b.4")
    void aRebelPrisonerDiesInAnImperialPodOnAThree() {
        assertThat(imperialTransportDestroyed(3).isDead("Frun Sentel")).isTrue();
    }

    /** A Rebel heavy destroys it over Quibron: four hits. Quibron has one environs, so nobody need pick where the pod falls. */
    private static SecondScene imperialTransportDestroyed(int pod) {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Heavy", "orbit-221")
                .counter("Imperial Transport", "orbit-221")
                .prisonerAboard("Frun Sentel", 1)
                .dice(6, 6, 6, 6, 1)
                .dice(pod)
                .start(Side.REBEL, Segment.SPACE_COMBAT);
        return follow(scene, "stand");
    }

    @Test
    @Tag("E5.5.b.3")
    @Tag("E5.5.b.5")
    void anImperialPrisonerOnADestroyedRebelShipLivesOnAFour() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Imperial Heavy", "orbit-221")
                .counter("Rebel Light", "orbit-221")
                .prisonerAboard("Senator Dermond", 1)
                .dice(6, 6, 6, 6, 1, 1, 1)
                .dice(4)
                .start(Side.IMPERIAL, Segment.SPACE_COMBAT);

        follow(scene, "stand");

        assertThat(scene.last(PodTried.class).survived()).isTrue();
        assertThat(scene.isFree("Senator Dermond")).isTrue();
    }

    // ---- rescue

    @Test
    @Tag("E5.5.c.1")
    void freePrisonersLiberatesACaptiveInTheEnvirons() {
        SecondScene scene = Orders.egrix()
                .counter("Conscript", "2232")
                .prisonerOfUnits("Ly Mantok", "2232")
                .place("Frun Sentel", "2232")
                .dice(1, 4, 6, 2) // weather; letters F G
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2232");
        assigned(mission(scene, "F", "Frun Sentel"));

        follow(scene, "roll");

        assertThat(scene.isFree("Ly Mantok")).isTrue();
    }

    @Test
    @Tag("E5.5.c.1")
    @Tag("S-R88")
    void aSpaceshipQuestIsOfferedWhereAStarshipHoldsACaptive() {
        SecondScene scene = Orders.egrix()
                .counter("Imperial Light", "orbit-221")
                .prisonerAboard("Ly Mantok", 0)
                .place("Boccanegra", "orbit-221")
                .ship("Planetary Privateer", "Boccanegra")
                .start(Side.REBEL, Segment.MISSIONS);

        follow(scene, "place:orbit-221");

        scene.expectOffers("mission:J");
    }
}
