package fitg.rules.movement.second;

import static fitg.play.Orders.follow;
import static fitg.play.Orders.until;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.edition.second.Happening.Raked;
import fitg.edition.second.Query;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Segments A.4 and A.5: marches, lifting and landing, low flight; stacks at the end; reaction. */
class SecondPlanetaryMovementTest {

    private static SecondPosition blockedTransport() {
        return SecondPosition.in(22)
                .counter("Rebel Transport", "orbit-223")
                .counter("Wild Regular", "orbit-223")
                .cargo(0, 1)
                .counter("Rebel Transport", "2231")
                .counter("Imperial Light", "orbit-223")
                .pdb("Charkhan", 1, true);
    }

    @Test
    @Tag("A02")
    @Tag("E2.A.4.3")
    void nothingLiftsOffUnderEnemyStarships() {
        SecondScene scene = blockedTransport().start(Side.REBEL, Segment.PLANETARY_MOVEMENT);

        scene.expect(Query.PLANETARY_MOVE);
        scene.expectNotOffered("lift:2231");
    }

    @Test
    @Tag("A02")
    @Tag("E2.A.4.2")
    void aTransportMayLandAgainstPdbAndStarshipsButIsRaked() {
        SecondScene scene = blockedTransport().dice(1, 1, 1, 1).start(Side.REBEL, Segment.PLANETARY_MOVEMENT);

        follow(scene, "descend:orbit-223", "place:2232", "rake");

        assertThat(scene.last(Raked.class).dice()).hasSize(4);
        assertThat(scene.groundUnits("2232", Side.REBEL)).isEqualTo(1);
    }

    @Test
    @Tag("E2.A.4.3")
    void aLightLiftsOffWhenTheOrbitIsClear() {
        SecondScene scene =
                SecondPosition.in(22).counter("Rebel Light", "2211").start(Side.REBEL, Segment.PLANETARY_MOVEMENT);

        follow(scene, "lift:2211");

        assertThat(scene.counterPlace(0)).isEqualTo("orbit-221");
    }

    @Test
    @Tag("E3.3.c.4")
    @Tag("E2.A.4.3")
    void groundUnitsGoUpInsideATransportOnly() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Transport", "2211")
                .counter("Wild Regular", "2211")
                .start(Side.REBEL, Segment.PLANETARY_MOVEMENT);

        follow(scene, "lift:2211", "counter:1");

        assertThat(scene.counterPlace(1)).isEqualTo("orbit-221");
        assertThat(scene.carrier(1)).isZero();
    }

    @Test
    @Tag("E2.A.4.1")
    void groundUnitsMarchToAnotherEnvironsOfThePlanet() {
        SecondScene scene =
                SecondPosition.in(22).counter("Wild Regular", "2231").start(Side.REBEL, Segment.PLANETARY_MOVEMENT);

        follow(scene, "march:2231");

        assertThat(scene.counterPlace(0)).isEqualTo("2232");
    }

    @Test
    @Tag("E2.A.4.4")
    void lightsFlyLowAndAreRakedByAnEnemyPdb() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "2231")
                .pdb("Charkhan", 1, true)
                .dice(5, 6, 1, 1)
                .start(Side.REBEL, Segment.PLANETARY_MOVEMENT);

        follow(scene, "low-flight:2231", "rake");

        assertThat(scene.counterPlace(0)).isEqualTo("2232");
        assertThat(scene.isCounterDamaged(0)).isTrue();
    }

    @Test
    @Tag("A20")
    @Tag("E5.2.d.1")
    @Tag("S-R72")
    void whoDoesNotLeadStaysWhenTheUnitsMarch() {
        SecondScene scene = marchingLeader();

        follow(scene, "march:2231", "none");

        assertThat(scene.place("Boccanegra")).isEqualTo("2231");
    }

    @Test
    @Tag("A20")
    @Tag("E5.2.d.1")
    void theNamedLeaderMarchesWithHisUnits() {
        SecondScene scene = marchingLeader();

        follow(scene, "march:2231", "character:14");

        assertThat(scene.place("Boccanegra")).isEqualTo("2232");
        assertThat(scene.isWithUnits("Boccanegra")).isTrue();
    }

    private static SecondScene marchingLeader() {
        return SecondPosition.in(22)
                .counter("Wild Regular", "2231")
                .withUnits("Boccanegra", "2231")
                .start(Side.REBEL, Segment.PLANETARY_MOVEMENT);
    }

    @Test
    @Tag("A17")
    @Tag("E3.3.b.6")
    @Tag("E3.3.a.2")
    void whoJoinsTheUnitsOfAnEnvironsIsDetected() {
        SecondScene scene = stackingChoice();

        scene.play("military-stack");

        assertThat(scene.isWithUnits("Frun Sentel")).isTrue();
        assertThat(scene.hasDetectedFlag("Frun Sentel")).isTrue();
    }

    @Test
    @Tag("A17")
    @Tag("E2.C.2.2")
    @Tag("E3.3.b.5")
    void whoIsStackedWithUnitsGetsNoMission() {
        SecondScene scene = stackingChoice();

        scene.play("military-stack");
        scene.skipSegment();

        assertThat(scene.events(fitg.procedure.Event.MissionAssigned.class)).isEmpty();
        assertThat(scene.question()).isNotEqualTo(Query.MISSION_PLACE);
    }

    @Test
    @Tag("E3.3.a.1")
    @Tag("E3.3.b.4")
    @Tag("E3.3.b.7")
    void apartHeIsInTheOtherOfTheTwoStacks() {
        SecondScene scene = stackingChoice();

        scene.play("character-stack");

        assertThat(scene.isWithUnits("Frun Sentel")).isFalse();
        assertThat(scene.isDetected("Frun Sentel")).isFalse();
    }

    private static SecondScene stackingChoice() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Wild Regular", "2211")
                .place("Frun Sentel", "2211")
                .start(Side.REBEL, Segment.PLANETARY_MOVEMENT);
        return until(scene, Query.STACK);
    }

    // ---- A.5

    private static SecondPosition hunted() {
        return SecondPosition.in(22)
                .counter("1st Line", "2231")
                .counter("1st Line", "2231")
                .withUnits("Jon Kidu", "2231")
                .place("Frun Sentel", "2232")
                .detected("Frun Sentel");
    }

    @Test
    @Tag("A03")
    @Tag("E2.A.5.1")
    @Tag("E5.2.e.1")
    void oneUnitAndItsLeaderMayComeToADetectedRebel() {
        SecondScene scene = hunted().start(Side.REBEL, Segment.REACTION);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);

        follow(scene, "react:2232", "counter:0", "character:25");

        assertThat(scene.groundUnits("2232", Side.IMPERIAL)).isEqualTo(1);
        assertThat(scene.place("Jon Kidu")).isEqualTo("2232");
    }

    @Test
    @Tag("A03")
    @Tag("E2.A.5.1")
    void aSecondUnitMayNotComeToTheSameEnvirons() {
        SecondScene scene = hunted().start(Side.REBEL, Segment.REACTION);

        follow(scene, "react:2232", "counter:0", "none");

        assertThat(scene.offers()).doesNotContain("react:2232");
        assertThat(scene.groundUnits("2232", Side.IMPERIAL)).isEqualTo(1);
    }

    @Test
    @Tag("E2.A.5.1")
    void nobodyReactsToAnUndetectedCharacter() {
        SecondScene scene = SecondPosition.in(22)
                .counter("1st Line", "2231")
                .place("Frun Sentel", "2232")
                .start(Side.REBEL, Segment.REACTION);

        assertThat(scene.question()).isNotEqualTo(Query.REACTION);
    }

    @Test
    @Tag("E2.A.5.1")
    @Tag("E5.2.e.1")
    void oneCharacterAloneMayReactToAGroundUnit() {
        SecondScene scene = SecondPosition.in(22)
                .place("Redjac", "2231")
                .counter("Wild Regular", "2232")
                .start(Side.REBEL, Segment.REACTION);

        follow(scene, "react:2232");

        assertThat(scene.place("Redjac")).isEqualTo("2232");
    }

    @Test
    @Tag("E2.A.5.2")
    @Tag("S-R73")
    void aGroundUnitMayReactFromOrbitWithItsTransport() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Imperial Transport", "orbit-223")
                .counter("1st Line", "orbit-223")
                .cargo(0, 1)
                .counter("Wild Regular", "2232")
                .start(Side.REBEL, Segment.REACTION);

        follow(scene, "react:2232");

        assertThat(scene.groundUnits("2232", Side.IMPERIAL)).isEqualTo(1);
        assertThat(scene.counterPlace(0)).isEqualTo("2232");
    }

    @Test
    @Tag("E2.A.5.2")
    void nobodyReactsFromAnotherPlanet() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Stormtrooper", "2221")
                .counter("Wild Regular", "2232")
                .start(Side.REBEL, Segment.REACTION);

        assertThat(scene.question()).isNotEqualTo(Query.REACTION);
    }
}
