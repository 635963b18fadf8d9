package fitg.rules.movement.second;

import static fitg.play.Orders.follow;
import static fitg.play.Orders.until;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.DetectionTable;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening.BreakOffTried;
import fitg.edition.second.Happening.Jumped;
import fitg.edition.second.Happening.Tracked;
import fitg.edition.second.Query;
import fitg.play.Orders;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Segment A.3: on foot, by spaceship, tracking and spaceship combat. */
class SecondCharacterMovementTest {

    private static SecondPosition privateerAt(String place) {
        return SecondPosition.in(22).place("Boccanegra", place).ship("Planetary Privateer", "Boccanegra");
    }

    @Test
    @Tag("E2.A.3.1")
    @Tag("E5.2.c.1")
    void charactersWalkBetweenTheEnvironsOfOnePlanet() {
        SecondScene scene =
                SecondPosition.in(22).place("Frun Sentel", "2231").start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        follow(scene, "walk:4");

        assertThat(scene.place("Frun Sentel")).isEqualTo("2232");
    }

    @Test
    @Tag("E2.A.3.1")
    void nobodyWalksToAnotherPlanet() {
        SecondScene scene = SecondPosition.in(22)
                .place("Frun Sentel", "2211") // the only environs of Quibron
                .place("Adam Starlight", "2231")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        assertThat(scene.offers()).containsExactlyInAnyOrder("walk:2", "end");
    }

    @Test
    @Tag("C-DETECT-1")
    @Tag("S-R49")
    void walkingShedsDetectionUnlessADetectedFriendIsThere() {
        SecondScene scene = SecondPosition.in(22)
                .place("Frun Sentel", "2231")
                .detected("Frun Sentel")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        follow(scene, "walk:4");

        assertThat(scene.isDetected("Frun Sentel")).isFalse();
    }

    @Test
    @Tag("E2.A.3.2")
    @Tag("E5.2.c.4")
    void aSpaceshipGoesFromAnyBoxToAnyOther() {
        SecondScene scene = privateerAt("2211").start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        follow(scene, "fly:36", "planet:223");

        scene.expect(Query.FLY_TO_BOX);
        assertThat(scene.offers()).containsExactlyInAnyOrder("place:2231", "place:2232", "place:orbit-223");
    }

    @Test
    @Tag("E2.A.3.2")
    @Tag("E5.2.c.4")
    void aSpaceshipMayGoUpToTheOrbitBoxOfItsOwnPlanet() {
        SecondScene scene = privateerAt("2211").start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        follow(scene, "fly:36", "planet:221");

        assertThat(scene.place("Boccanegra")).isEqualTo("orbit-221");
        assertThat(scene.spaceshipOf("Boccanegra")).isEqualTo("Planetary Privateer");
    }

    @Test
    @Tag("E5.1.b.9")
    @Tag("S-R41")
    void whoCannotNavigateFliesNoShip() {
        SecondScene scene = SecondPosition.in(22)
                .place("Doctor Sontag", "2231")
                .ship("Explorer", "Doctor Sontag")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        assertThat(scene.offers()).containsExactlyInAnyOrder("walk:12", "end");
    }

    @Test
    @Tag("E2.A.3.5")
    @Tag("C-TRACK-1")
    void anUpPdbTracksTheShipThatArrives() {
        SecondScene scene =
                privateerAt("2211").pdb("Angoff", 1, true).dice(5).start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        follow(scene, "fly:36", "planet:222", "place:2221");

        assertThat(scene.last(Tracked.class).result())
                .isEqualTo(DetectionTable.Result.DETECTED); // evasion 7, column 7-8
        assertThat(scene.isDetected("Boccanegra")).isTrue();
    }

    @Test
    @Tag("E5.2.c.3")
    @Tag("S-R44")
    void aLowFlightIsSafeFromStarshipsInOrbit() {
        SecondScene scene = privateerAt("2231")
                .counter("Imperial Heavy", "orbit-223")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        follow(scene, "fly:36", "planet:223", "place:2232");

        assertThat(scene.place("Boccanegra")).isEqualTo("2232");
        assertThat(scene.events(Tracked.class)).isEmpty();
    }

    @Test
    @Tag("E5.2.c.3")
    void aLowFlightUnderAnEnemyPdbIsTracked() {
        SecondScene scene = privateerAt("2231")
                .counter("Imperial Heavy", "orbit-223")
                .pdb("Charkhan", 0, true)
                .dice(6)
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        follow(scene, "fly:36", "planet:223", "place:2232");

        assertThat(scene.events(Tracked.class)).hasSize(1);
        assertThat(scene.last(Tracked.class).fleet()).isZero();
    }

    @Test
    @Tag("E2.A.3.5")
    @Tag("S-R45")
    void starshipsWithFiveAttackFactorsTrackWithoutAPdbIfTheirOwnerWants() {
        SecondScene scene = privateerAt("2211")
                .counter("Imperial Heavy", "orbit-222")
                .dice(1)
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        follow(scene, "fly:36", "planet:222", "place:2221");

        scene.expect(Query.TRACK);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        follow(scene, "track");

        assertThat(scene.last(Tracked.class).fleet()).isEqualTo(5);
    }

    @Test
    @Tag("A44")
    @Tag("E2.A.3.5")
    @Tag("C-SHIP-2")
    void theExplorersEvasionMakesItsBreakOffEasy() {
        SecondScene scene = explorerMeetsACruiser(8);

        follow(scene, Orders.offered(scene, "impulse:"));

        assertThat(scene.last(BreakOffTried.class).differential()).isEqualTo(-8);
        assertThat(scene.place("Ly Mantok")).isEqualTo("2221");
    }

    @Test
    @Tag("A44")
    @Tag("E5.3.a.5")
    @Tag("E5.3.a.6")
    void onANineTheExplorerFailsAndFiresWithOneDieLess() {
        SecondScene scene = explorerMeetsACruiser(9, 1, 1, 1, 1);

        follow(scene, Orders.offered(scene, "impulse:"));

        assertThat(Orders.volleysOf(scene, fitg.edition.second.Happening.Sort.SPACESHIP)
                        .getFirst()
                        .dice())
                .hasSize(1);
    }

    @Test
    @Tag("E5.3.a.7")
    @Tag("E3.2.e.1")
    @Tag("C-SHIP-1")
    void aSpaceshipThatWarpsTakesTwoOffTheDieAndMakesAnEmergencyJump() {
        SecondScene scene = explorerMeetsACruiser(10, 1, 1);

        follow(scene, "warp:241");

        assertThat(scene.last(BreakOffTried.class).activeAway()).isTrue();
        assertThat(scene.last(Jumped.class).emergency()).isTrue();
        assertThat(scene.place("Ly Mantok")).isEqualTo("orbit-241");
    }

    /** The cruiser takes part in the tracking over Angoff: column 9+, one left, die 6: D*. */
    private static SecondScene explorerMeetsACruiser(int... dice) {
        SecondScene scene = SecondPosition.in(22, 24)
                .place("Ly Mantok", "2211")
                .ship("Explorer", "Ly Mantok")
                .counter("Imperial Cruiser", "orbit-222")
                .pdb("Angoff", 0, true)
                .dice(6)
                .dice(dice)
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        follow(scene, "fly:33", "planet:222", "place:2221", "track");
        return until(scene, Query.EVADE);
    }

    @Test
    @Tag("E5.5.a.3")
    @Tag("E5.6.a.5")
    @Tag("S-R42")
    void prisonersAndSoldiersTakeSeats() {
        // The Sloop has four seats: pilot, escort, prisoner, and one more.
        SecondScene scene = SecondPosition.in(22)
                .place("Scott Rubel", "2231")
                .ship("Interstellar Sloop", "Scott Rubel")
                .escort("Scott Rubel", Soldier.REGULAR)
                .prisoner("Senator Dermond", "Scott Rubel")
                .place("Frun Sentel", "2231")
                .place("Adam Starlight", "2231")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        follow(scene, "fly:35", "take");
        follow(scene, "planet:222", "place:2221");

        assertThat(scene.place("Adam Starlight")).isEqualTo("2221");
        assertThat(scene.place("Frun Sentel")).isEqualTo("2231");
        assertThat(scene.place("Senator Dermond")).isEqualTo("2221");
    }
}
