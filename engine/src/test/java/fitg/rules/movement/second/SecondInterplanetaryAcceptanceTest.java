package fitg.rules.movement.second;

import static fitg.play.Orders.follow;
import static fitg.play.Orders.sail;
import static fitg.play.Orders.until;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.edition.second.Happening.BattleBegan;
import fitg.edition.second.Happening.Intercepted;
import fitg.edition.second.Happening.Raked;
import fitg.edition.second.Query;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Segment A.1: starships and what they carry go to another planet; interception and raking on the way. */
class SecondInterplanetaryAcceptanceTest {

    private static SecondPosition landingParty() {
        return SecondPosition.in(22, 23)
                .counter("Rebel Light", "2323")
                .counter("Rebel Transport", "2323")
                .counter("Wild Regular", "2323");
    }

    @Test
    @Tag("E2.A.1.1")
    @Tag("S-R12")
    void aTransportTakesAGroundUnitFromEnvironsToEnvironsOfAnotherPlanet() {
        SecondScene scene = landingParty().dice(1, 1).start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        follow(scene, "move-ships:2323", "counter:1", "end", "counter:2", "planet:221", "land:2211");

        assertThat(scene.groundUnits("2211", Side.REBEL)).isEqualTo(1);
        assertThat(scene.carrier(2)).isEqualTo(-1);
        assertThat(scene.counterPlace(0)).isEqualTo("2323");
    }

    @Test
    @Tag("E2.A.1.1")
    @Tag("S-R10")
    void theOwnPlanetIsNoDestinationOfThisSegment() {
        SecondScene scene = landingParty().start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        follow(scene, "move-ships:2323", "counter:0", "end");
        until(scene, Query.DESTINATION);

        scene.expectOffers("planet:221", "planet:231");
        scene.expectNotOffered("planet:232");
    }

    @Test
    @Tag("E3.1.a.1")
    void nobodyIsForcedToMove() {
        SecondScene scene = landingParty().start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        scene.expect(Query.INTERPLANETARY);
        scene.expectOffers("end");
    }

    @Test
    @Tag("E3.1.a.2")
    @Tag("C-UNIT-3")
    void aGarrisonNeverLeavesItsPlanet() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Imperial Transport", "2211")
                .counter("Conscript", "2211")
                .counter("1st Line", "2211")
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);

        follow(scene, "move-ships:2211");
        until(scene, Query.CARGO);

        assertThat(scene.offers()).containsExactlyInAnyOrder("counter:2", "none");
    }

    @Test
    @Tag("E3.1.a.3")
    void shipsOfABoxGoSinglyOrTogether() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .counter("Rebel Cruiser", "orbit-221")
                .counter("Rebel Heavy", "orbit-221")
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        sail(scene, "orbit-221", "222", 0, 2);
        sail(scene, "orbit-221", "223", 1);

        assertThat(scene.starships("orbit-222", Side.REBEL)).isEqualTo(2);
        assertThat(scene.counterPlace(1)).isEqualTo("orbit-223");
    }

    @Test
    @Tag("E3.1.a.4")
    void anyNumberOfStacksMovesInOneSegmentForNothing() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .counter("Rebel Light", "orbit-222")
                .counter("Rebel Light", "orbit-223")
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        follow(sail(scene, "orbit-221", "222", 0), "stay");
        follow(sail(scene, "orbit-222", "223", 1), "stay");
        follow(sail(scene, "orbit-223", "221", 2), "stay");

        assertThat(scene.counterPlace(2)).isEqualTo("orbit-221");
    }

    @Test
    @Tag("E3.1.a.5")
    @Tag("S-R9")
    void whatMovedInASegmentDoesNotMoveInItAgain() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .counter("Rebel Light", "orbit-223")
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        follow(sail(scene, "orbit-221", "222", 0), "stay");

        scene.expect(Query.INTERPLANETARY);
        scene.expectNotOffered("move-ships:orbit-222");
    }

    @Test
    @Tag("E3.1.a.5")
    @Tag("E2.A.4.5")
    void whatMovedInAnEarlierSegmentMayMoveInALaterOne() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        follow(sail(scene, "orbit-221", "222", 0), "stay");

        follow(scene, "descend:orbit-222");

        assertThat(scene.counterPlace(0)).isEqualTo("2221");
    }

    @Test
    @Tag("E3.1.a.6")
    void groundUnitsAndWalkersHaveSegmentsOfTheirOwn() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .counter("Wild Regular", "2232")
                .place("Boccanegra", "2232")
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        assertThat(scene.offers()).containsExactlyInAnyOrder("move-ships:orbit-221", "end");
    }

    @Test
    @Tag("C-UNIT-2")
    @Tag("E3.1.a.6")
    void cruisersNeverLand() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Cruiser", "orbit-221")
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        sail(scene, "orbit-221", "222", 0);

        assertThat(scene.counterPlace(0)).isEqualTo("orbit-222");
        assertThat(scene.question()).isNotEqualTo(Query.ARRIVAL);
    }

    // ---- interception

    private static SecondPosition threeWaitOverAngoff() {
        return SecondPosition.in(22, 23)
                .counter("Rebel Light", "orbit-231")
                .counter("Imperial Light", "orbit-222")
                .counter("Imperial Light", "orbit-222")
                .counter("Imperial Light", "orbit-222");
    }

    @Test
    @Tag("A42")
    @Tag("E2.A.1.2")
    @Tag("C-FLEET-2")
    @Tag("S-R17")
    void threeDispersedShipsInterceptOnAFiveAndAttackAtOnce() {
        SecondScene scene = threeWaitOverAngoff()
                .dispersed(1, 2, 3)
                .dice(1, 1, 5)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        follow(sail(scene, "orbit-231", "222", 0), "intercept");

        assertThat(scene.last(Intercepted.class).number()).isEqualTo(5);
        assertThat(scene.last(Intercepted.class).success()).isTrue();
        assertThat(scene.last(BattleBegan.class).attacker()).isEqualTo(Side.IMPERIAL);
    }

    @Test
    @Tag("A42")
    @Tag("C-FLEET-2")
    void shipsInBattleFormationFailOnATwo() {
        SecondScene scene = threeWaitOverAngoff().dice(1, 1, 2).start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        follow(sail(scene, "orbit-231", "222", 0), "intercept");

        assertThat(scene.last(Intercepted.class).number()).isEqualTo(1);
        scene.expect(Query.ARRIVAL);
    }

    @Test
    @Tag("E2.A.1.2")
    @Tag("S-R18")
    void interceptionIsAChoiceOfTheEnemy() {
        SecondScene scene = threeWaitOverAngoff().dice(1, 1).start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        sail(scene, "orbit-231", "222", 0);

        scene.expect(Query.INTERCEPT);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.offers()).containsExactlyInAnyOrder("intercept", "decline");
    }

    // ---- raking

    @Test
    @Tag("A43")
    @Tag("E2.A.1.3")
    @Tag("C-PDB-2")
    @Tag("S-R25")
    void aLevelTwoPdbRakesWithEightDiceAndHitsRandomShips() {
        SecondScene scene = landingParty()
                .pdb("Angoff", 2, true)
                .dice(1, 1, 5, 6, 6, 1, 2, 3, 4, 5)
                .picks(0, 0, 1, 1)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        follow(sail(scene, "2323", "222", 0, 1), "land:2221", "rake");

        assertThat(scene.last(Raked.class).dice()).hasSize(8);
        assertThat(scene.isCounterDamaged(0)).isTrue();
        assertThat(scene.isCounterDamaged(1)).isTrue();
    }

    @Test
    @Tag("E2.A.1.3")
    @Tag("S-R25")
    void aLevelZeroPdbIsNeverAskedToRake() {
        SecondScene scene =
                landingParty().pdb("Angoff", 0, true).dice(1, 1).start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        follow(sail(scene, "2323", "222", 0), "land:2221");

        assertThat(scene.counterPlace(0)).isEqualTo("2221");
        assertThat(scene.question()).isNotEqualTo(Query.RAKE);
    }
}
