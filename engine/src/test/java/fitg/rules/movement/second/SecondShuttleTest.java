package fitg.rules.movement.second;

import static fitg.play.Orders.follow;
import static fitg.play.Orders.sail;
import static fitg.play.Orders.until;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Chapter 5.2.a: passengers of starships and their shuttles. */
class SecondShuttleTest {

    private static SecondPosition angoff() {
        return SecondPosition.in(22).counter("Imperial Light", "orbit-222");
    }

    private static SecondPosition lightsOnTheGround() {
        return SecondPosition.in(22).counter("Rebel Light", "2211");
    }

    @Test
    @Tag("A18")
    @Tag("E5.2.a.11")
    void oneMilitiaOnThePlanetBarsTheShuttleToTheSurface() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Imperial Light", "orbit-223")
                .counter("Imperial Light", "orbit-223")
                .counter("Wild Militia", "2232")
                .aboard("Jon Kidu", 0)
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);

        follow(scene, "transfer:25");

        assertThat(scene.starshipOf("Jon Kidu")).isEqualTo(1); // the other starship was the only way
    }

    @Test
    @Tag("A18")
    @Tag("E5.2.a.12")
    void aTransferInOrbitIsAllowedWhateverStandsOnTheSurface() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Imperial Light", "orbit-223")
                .counter("Wild Militia", "2232")
                .aboard("Jon Kidu", 0)
                .place("Vans Ka-Tie-A", "orbit-223")
                .ship("Imperial Spaceship 1", "Vans Ka-Tie-A")
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);

        follow(scene, "transfer:25");

        assertThat(scene.spaceshipOf("Jon Kidu")).isNotEqualTo("none");
    }

    @Test
    @Tag("E5.2.a.11")
    void theShuttleNeedsAFriendlyPlanet() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-222")
                .aboard("Boccanegra", 0)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        assertThat(scene.offers()).containsExactlyInAnyOrder("move-ships:orbit-222", "end");
    }

    @Test
    @Tag("E2.A.1.5")
    @Tag("E5.2.a.7")
    @Tag("E5.2.a.8")
    void theShuttleBringsSomebodyUpToAStarshipBeforeItDeparts() {
        SecondScene scene = angoff().place("Jon Kidu", "2221").start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);

        follow(scene, "transfer:25");

        assertThat(scene.starshipOf("Jon Kidu")).isZero();
        assertThat(scene.place("Jon Kidu")).isEqualTo("orbit-222");
    }

    @Test
    @Tag("E2.A.1.5")
    @Tag("E5.2.a.8")
    @Tag("E5.2.a.13")
    void theShuttleBringsPassengersDownAndTheyAreSeen() {
        SecondScene scene = angoff().aboard("Jon Kidu", 0).start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);

        follow(scene, "transfer:25");

        assertThat(scene.place("Jon Kidu")).isEqualTo("2221");
        assertThat(scene.isDetected("Jon Kidu")).isTrue();
    }

    @Test
    @Tag("E5.2.a.8")
    void upAtOnePlanetAndDownAtAnotherInTheSameSegment() {
        SecondScene scene = angoff().place("Jon Kidu", "2221").start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);

        follow(scene, "transfer:25");
        sail(scene, "orbit-222", "221", 0);
        follow(scene, "stay", "transfer:25");

        assertThat(scene.place("Jon Kidu")).isEqualTo("2211");
    }

    @Test
    @Tag("E5.2.a.2")
    @Tag("S-R14")
    void whoHasLeftAStarshipBoardsNoOtherInThisSegment() {
        SecondScene scene = angoff().counter("Imperial Light", "orbit-222")
                .aboard("Jon Kidu", 0)
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);

        follow(scene, "transfer:25", "debark:2221");

        scene.expect(Query.INTERPLANETARY);
        scene.expectNotOffered("transfer:25");
    }

    @Test
    @Tag("E5.2.a.9")
    void somebodyMayChangeFromASpaceshipToAStarshipInTheSameOrbitBox() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .place("Boccanegra", "orbit-221")
                .ship("Planetary Privateer", "Boccanegra")
                .aboardShip("Frun Sentel", "Planetary Privateer")
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        follow(scene, "transfer:4");

        assertThat(scene.starshipOf("Frun Sentel")).isZero();
    }

    @Test
    @Tag("E5.2.a.10")
    @Tag("S-R11")
    void aStarshipOnItsWayUpTakesSomebodyOverInPassing() {
        SecondScene scene = lightsOnTheGround()
                .place("Boccanegra", "orbit-221")
                .ship("Planetary Privateer", "Boccanegra")
                .aboardShip("Frun Sentel", "Planetary Privateer")
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        sail(scene, "2211", "222", 0);
        follow(scene, "transfer:4", "stay");

        assertThat(scene.place("Frun Sentel")).isEqualTo("orbit-222");
    }

    @Test
    @Tag("E5.2.a.1")
    @Tag("E5.2.a.3")
    @Tag("E5.2.a.4")
    void whoStandsApartMayBoardBeforeTakeOffAndGoesWhereTheShipGoes() {
        SecondScene scene =
                lightsOnTheGround().place("Frun Sentel", "2211").start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        follow(scene, "move-ships:2211", "board:0", "planet:223", "land:2232");

        assertThat(scene.place("Frun Sentel")).isEqualTo("2232");
    }

    @Test
    @Tag("E5.2.a.1")
    void aTransportCarriesPassengersToo() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Transport", "2211")
                .place("Frun Sentel", "2211")
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        follow(scene, "move-ships:2211", "board:0", "planet:222", "stay");

        assertThat(scene.starshipOf("Frun Sentel")).isZero();
    }

    @Test
    @Tag("E5.2.a.5")
    void anyNumberOfCharactersRidesInOneStarship() {
        SecondPosition position = lightsOnTheGround();
        String[] all = {
            "Zina Adora", "Adam Starlight", "Agan Rafa", "Frun Sentel", "Odene Hobar", "Ly Mantok", "Vudot Vodot",
            "Ran Jayma", "Tourag", "Rayner Derban", "Kogus", "Doctor Sontag", "Scott Rubel", "Boccanegra"
        };
        for (String each : all) {
            position.place(each, "2211");
        }
        SecondScene scene = position.start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        follow(scene, "move-ships:2211");
        for (String each : all) {
            follow(scene, "board:0");
        }
        follow(scene, "planet:222", "stay");

        for (String each : all) {
            assertThat(scene.place(each)).as(each).isEqualTo("orbit-222");
        }
    }

    @Test
    @Tag("E5.2.a.6")
    @Tag("S-R13")
    void whoIsWithALandedStarshipMayStayBehindWhenItLeaves() {
        SecondScene scene =
                lightsOnTheGround().withUnits("Frun Sentel", "2211").start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        follow(scene, "move-ships:2211");
        until(scene, Query.BOARD);
        follow(scene, "leave", "planet:222", "stay");

        assertThat(scene.place("Frun Sentel")).isEqualTo("2211");
    }

    @Test
    @Tag("A19")
    @Tag("E5.2.a.13")
    @Tag("S-R13")
    void whoLandsFromATransportIsDetected() {
        SecondScene scene = landedFromATransport();

        assertThat(scene.isDetected("Frun Sentel")).isTrue();
    }

    @Test
    @Tag("A19")
    @Tag("E2.A.3.3")
    @Tag("E5.2.c.2")
    void whoRodeInATransportMayStillWalk() {
        SecondScene scene = landedFromATransport();

        follow(scene, "walk:4");

        assertThat(scene.place("Frun Sentel")).isEqualTo("2231");
    }

    private static SecondScene landedFromATransport() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Transport", "orbit-221")
                .aboard("Frun Sentel", 0)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        return follow(sail(scene, "orbit-221", "223", 0), "land:2232");
    }

    @Test
    @Tag("E3.3.c.3")
    void aboardAStarshipInSpaceNobodyIsDetectedByThat() {
        SecondScene scene = lightsOnTheGround()
                .control("Quibron", PlanetState.REBEL_CONTROL)
                .place("Frun Sentel", "2211")
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        follow(scene, "move-ships:2211", "board:0", "planet:222", "stay");

        assertThat(scene.isDetected("Frun Sentel")).isFalse();
    }

    @Test
    @Tag("E3.3.c.4")
    @Tag("S-R28")
    void nobodyIsLeftFloatingWhenTheLastStarshipGoes() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .aboard("Frun Sentel", 0)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        follow(sail(scene, "orbit-221", "222", 0), "stay");

        assertThat(scene.place("Frun Sentel")).isEqualTo("orbit-222");
        assertThat(scene.starshipOf("Frun Sentel")).isZero();
    }
}
